/**
 * What a cart costs, worked out a second time in exact fractions and with nothing of the shop: the text of decision 21, not
 * its code. Money is whole cents as bigint.
 */
export type ExactLine = {
  skuId: string
  store: string
  quantity: bigint
  isSelected: boolean
  /** Of `unit` pieces, net; so are the tiers. */
  price: bigint
  unit: bigint
  tiers: { from: bigint; price: bigint }[]
  setup: bigint
  /** On each piece, and on each crate of so many. */
  deposit: bigint
  crate: bigint
  perCrate: bigint
  /** On each of as many boxes, at 19 per cent whatever is in it. */
  box: bigint
  /** Per cent. */
  rate: bigint
}
export type ExactStore = { id: string; minimum: bigint; fee: bigint; freeFrom: bigint | null }
export type ExactCoupon = {
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING'
  /** Hundredths of a per cent, or cents. */
  value: bigint
  store: string | null
  minimum: bigint
}
export type ExactCart = { lines: ExactLine[]; stores: ExactStore[]; coupon: ExactCoupon | null; isExempt: boolean }

export type Sum = {
  net: bigint
  discount: bigint
  deposit: bigint
  shipping: bigint
  tax: bigint
  gross: bigint
  /** Ascending by rate. */
  rates: { rate: bigint; base: bigint; amount: bigint }[]
}
export type ExactSums = {
  byStore: Map<string, Sum & { missing: bigint }>
  order: Sum
  /** Whether the coupon takes nothing off. */
  isCouponIdle: boolean
}

export function exactSums(cart: ExactCart): ExactSums {
  const selected = cart.lines.filter((line) => line.isSelected)
  const inScope = selected.filter((line) => !cart.coupon?.store || line.store === cart.coupon.store)
  const worth = total(inScope.map(goods))
  const coupon = cart.coupon && worth > 0n && worth >= cart.coupon.minimum ? cart.coupon : null
  const off = taken(coupon, inScope)
  const byStore = new Map(
    cart.stores
      .filter(({ id }) => cart.lines.some((line) => line.store === id))
      .map((store) => {
        const lines = selected.filter((line) => line.store === store.id)
        const isFree = coupon?.kind === 'FREE_SHIPPING' && lines.some((line) => inScope.includes(line))
        const sum = storeSum(lines, { store, off, isFree, isExempt: cart.isExempt })
        const missing = store.minimum - (sum.net - sum.discount)
        return [store.id, { ...sum, missing: missing > 0n ? missing : 0n }] as const
      }),
  )
  return { byStore, order: together([...byStore.values()]), isCouponIdle: cart.coupon !== null && coupon === null }
}

/** Cases are whole, so nothing is rounded. */
export const goods = (line: ExactLine) => (priceOf(line) * line.quantity) / line.unit + line.setup

/** Cases are whole, so crates are. */
export const lentOn = (line: ExactLine) => withGoods(line) + boxesOf(line)

const withGoods = ({ deposit, crate, perCrate, quantity }: ExactLine) =>
  deposit * quantity + (crate * quantity) / perCrate
const boxesOf = ({ box, perCrate, quantity }: ExactLine) => (box * quantity) / perCrate

/** The price of one piece in hundredths of a cent, as it is shown. */
export const pieceOf = (line: ExactLine) => rounded({ over: priceOf(line) * 100n, under: line.unit })

const priceOf = ({ price, tiers, quantity }: ExactLine) =>
  tiers.reduce((best, tier) => (tier.from <= quantity && tier.price < best ? tier.price : best), price)

function taken(coupon: ExactCoupon | null, lines: ExactLine[]): Map<ExactLine, bigint> {
  if (!coupon || coupon.kind === 'FREE_SHIPPING') return new Map()
  const worth = total(lines.map(goods))
  const requested = coupon.kind === 'AMOUNT' ? coupon.value : rounded({ over: worth * coupon.value, under: 10_000n })
  const shares = shared(requested < worth ? requested : worth, lines.map(goods))
  return new Map(lines.map((line, place) => [line, shares[place]!]))
}

type Terms = { store: ExactStore; off: Map<ExactLine, bigint>; isFree: boolean; isExempt: boolean }

function storeSum(lines: ExactLine[], { store, off, isFree, isExempt }: Terms): Sum {
  const net = total(lines.map(goods))
  const discount = total(lines.map((line) => off.get(line) ?? 0n))
  const deposit = total(lines.map(lentOn))
  const isPastThreshold = store.freeFrom !== null && net - discount >= store.freeFrom
  const shipping = lines.length === 0 || isFree || isPastThreshold ? 0n : store.fee
  const rateOf = (line: ExactLine) => (isExempt ? 0n : line.rate)
  const boxRate = isExempt ? 0n : 19n
  const boxes = total(lines.map(boxesOf))
  const ascending = [0n, 7n, 19n].filter(
    (rate) => (boxes > 0n && rate === boxRate) || lines.some((line) => rateOf(line) === rate),
  )
  const ofRate = ascending.map((rate) => lines.filter((line) => rateOf(line) === rate))
  const carried = shared(
    shipping,
    ofRate.map((group) => total(group.map(goods))),
  )
  const rates = ascending.map((rate, place) => {
    const parts = ofRate[place]!.map((line) => goods(line) - (off.get(line) ?? 0n) + withGoods(line))
    const base = total(parts) + (rate === boxRate ? boxes : 0n) + carried[place]!
    return { rate, base, amount: rounded({ over: base * rate, under: 100n }) }
  })
  const tax = total(rates.map(({ amount }) => amount))
  return { net, discount, deposit, shipping, tax, gross: net - discount + deposit + shipping + tax, rates }
}

function together(sums: Sum[]): Sum {
  const of = (part: Exclude<keyof Sum, 'rates'>) => total(sums.map((sum) => sum[part]))
  const all = sums.flatMap(({ rates }) => rates)
  const rates = [0n, 7n, 19n]
    .map((rate) => all.filter((line) => line.rate === rate))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      rate: lines[0]!.rate,
      base: total(lines.map(({ base }) => base)),
      amount: total(lines.map(({ amount }) => amount)),
    }))
  const [net, discount, deposit] = [of('net'), of('discount'), of('deposit')]
  return { net, discount, deposit, shipping: of('shipping'), tax: of('tax'), gross: of('gross'), rates }
}

type Fraction = { over: bigint; under: bigint }

/** The nearest whole number, the greater one of two as near. Not for negative ones. */
function rounded({ over, under }: Fraction): bigint {
  const below = over / under
  const rest = over - below * under
  return rest * 2n >= under ? below + 1n : below
}

/** Whole shares in proportion to the weights: one cent more goes, while any is left, to whom rounding down took most. */
function shared(amount: bigint, weights: bigint[]): bigint[] {
  const whole = total(weights)
  if (whole === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (amount * weight) / whole)
  const taken = weights.map((weight, place) => amount * weight - shares[place]! * whole)
  while (total(shares) < amount) {
    const most = taken.reduce((best, rest, place) => (rest > taken[best]! ? place : best), 0)
    shares[most]! += 1n
    taken[most] = -1n
  }
  return shares
}

const total = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
