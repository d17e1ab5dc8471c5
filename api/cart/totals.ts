import type { TotalsCents } from '../../contract/totals.ts'
import type { Deduction } from '../promotions/coupon.ts'

/** One selected line: cents of one piece, net, at its quantity of pieces. */
export type GoodsLine = {
  skuId: string
  quantity: number
  pieceCents: number
  /** Of an own design, once for the line; a part of what its goods cost. */
  setupFeeCents: number
  /** Of one piece. Taxed like its goods (UStAE 10.1 (8)), but no goods: neither coupon nor minimum count it. */
  depositCents: number
  taxRateBp: number
}
export type StoreGoods = {
  storeId: string
  shippingFeeCents: number
  /** Goods net after the coupon from which shipping is free; null for never. */
  shippingFreeFromCents: number | null
  /** Selected lines only. */
  lines: GoodsLine[]
}

const standardRateBp = 1900

/** One store's sum. Tax is rounded half up once for each rate, so what stores invoice adds up to the order. */
export function storeTotals(store: StoreGoods, deduction: Deduction): TotalsCents {
  const { lines } = store
  const net = sumOf(lines.map(goodsCents))
  const discount = sumOf(lines.map(({ skuId }) => deduction.centsBySku.get(skuId) ?? 0))
  const deposit = sumOf(lines.map(lineDeposit))
  const shipping = deduction.shipsFree(store.storeId) ? 0 : shippingOf(store, net - discount)
  const bases = new Map<number, number>()
  const add = (rateBp: number, cents: number) => bases.set(rateBp, (bases.get(rateBp) ?? 0) + cents)
  for (const line of lines)
    add(line.taxRateBp, goodsCents(line) - (deduction.centsBySku.get(line.skuId) ?? 0) + lineDeposit(line))
  if (shipping > 0) add(shippingRate(lines), shipping)
  const taxLines = [...bases]
    .map(([rateBp, base]) => ({ rateBp, base, amount: taxOf(base, rateBp) }))
    .toSorted((a, b) => a.rateBp - b.rateBp)
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  return { net, discount, deposit, shipping, tax, taxLines, gross: net - discount + deposit + shipping + tax }
}

/** The order's sum is that of its stores; nothing is rounded again. */
export function sumTotals(stores: TotalsCents[]): TotalsCents {
  const rates = new Map<number, { rateBp: number; base: number; amount: number }>()
  for (const { rateBp, base, amount } of stores.flatMap(({ taxLines }) => taxLines)) {
    const line = rates.get(rateBp) ?? { rateBp, base: 0, amount: 0 }
    rates.set(rateBp, { rateBp, base: line.base + base, amount: line.amount + amount })
  }
  const sum = (part: 'net' | 'discount' | 'deposit' | 'shipping' | 'tax' | 'gross') =>
    sumOf(stores.map((totals) => totals[part]))
  return {
    net: sum('net'),
    discount: sum('discount'),
    deposit: sum('deposit'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    taxLines: [...rates.values()].toSorted((a, b) => a.rateBp - b.rateBp),
    gross: sum('gross'),
  }
}

type PricedLine = Pick<GoodsLine, 'pieceCents' | 'quantity' | 'setupFeeCents'>

export const goodsCents = ({ pieceCents, quantity, setupFeeCents }: PricedLine) => pieceCents * quantity + setupFeeCents
const lineDeposit = ({ depositCents, quantity }: GoodsLine) => depositCents * quantity

function shippingOf({ lines, shippingFeeCents, shippingFreeFromCents }: StoreGoods, goods: number) {
  if (lines.length === 0) return 0
  return shippingFreeFromCents !== null && goods >= shippingFreeFromCents ? 0 : shippingFeeCents
}

// Carriage shares the rate of the goods it brings (UStAE 3.10 (5)); with mixed goods the standard rate is never too low.
function shippingRate(lines: GoodsLine[]) {
  const rates = new Set(lines.map(({ taxRateBp }) => taxRateBp))
  return rates.size === 1 ? Math.min(...rates, standardRateBp) : standardRateBp
}

const taxOf = (base: number, rateBp: number) => Math.floor((base * rateBp + 5000) / 10_000)

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
