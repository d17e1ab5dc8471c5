import { blockings, type Blocking, type LineProblem } from '../../contract/cart.ts'
import { lineNetCents, type TaxCase, type TotalsCents } from '../../contract/totals.ts'
import { unitPriceCents } from '../products/price.ts'
import { couponProblem, deductionOf, noDeduction, type CouponProblem, type Deduction } from '../promotions/coupon.ts'
import type { CartLine, CartState } from './cart-state.ts'
import { deliveryOfStore, type StoreDelivery } from './delivery-of-store.ts'
import { applyOffer, setupFeeOf } from './line-design.ts'
import { nextQuantity, quantityProblem } from '../../contract/platform/quantities.ts'
import { rateIn, taxCaseAt, taxCaseOf } from './tax-case.ts'
import { missingToMinimum, storeTotals, sumTotals } from './totals.ts'

export type EvaluatedLine = CartLine & { unitPriceCents: number; setupFeeCents: number; problems: LineProblem[] }
export type EvaluatedStore = Pick<
  CartLine,
  'storeId' | 'storeName' | 'storeSlug' | 'isStoreEligible' | 'pause' | 'minimumOrderCents'
> & {
  lines: EvaluatedLine[]
  /** Sums of the selected lines; the fields below, too, count selected lines alone. */
  totals: TotalsCents
  missingCents: number
  delivery: StoreDelivery
  blocking: Blocking[]
}
/** What a cart amounts to now. Cart, control and pay all come from here. */
export type EvaluatedCart = Omit<CartState, 'lines'> & {
  stores: EvaluatedStore[]
  totals: TotalsCents
  /** Why the coupon takes nothing off; COUPON_INVALID where it is gone. Null without a coupon and while it works. */
  couponProblem: CouponProblem | 'COUPON_INVALID' | null
  blocking: Blocking[]
}

export function evaluateCart(state: CartState, now: Date): EvaluatedCart {
  const taxCase = taxCaseOf(state.tax)
  const lines = state.lines.map((known) => {
    const line = { ...applyOffer(known, now), taxRateBp: rateIn(taxCaseAt(known, taxCase), known.taxRateBp) }
    const price = { unitPriceCents: unitPriceCents(line, line.quantity), setupFeeCents: setupFeeOf(line) }
    return { ...line, ...price, problems: lineProblems(line) }
  })
  const { deduction, problem } = useCoupon(state, lines, now)
  const byStore = Map.groupBy(lines, ({ storeId }) => storeId)
  const stores = [...byStore.values()].map((ofStore) =>
    evaluateStore(ofStore, { deduction, taxCase, destination: state.destination, now }),
  )
  const found = new Set(stores.flatMap(({ blocking }) => blocking))
  return {
    ...state,
    stores,
    totals: sumTotals(
      stores.map(({ totals }) => totals),
      lines.length > 0 && lines.every((line) => line.isOfSmallBusiness) ? 'SMALL_BUSINESS' : taxCase,
    ),
    couponProblem: problem,
    blocking: lines.some(isSelected) ? blockings.filter((code) => found.has(code)) : ['CART_EMPTY'],
  }
}

export const isSelected = ({ isSelected }: Pick<CartLine, 'isSelected'>) => isSelected

function useCoupon({ couponCode, coupon }: CartState, lines: EvaluatedLine[], now: Date) {
  if (!coupon) return { deduction: noDeduction, problem: couponCode === null ? null : ('COUPON_INVALID' as const) }
  const goods = couponLines(lines)
  const problem = couponProblem(coupon, goods, now)
  return { deduction: problem ? noDeduction : deductionOf(coupon, goods), problem }
}

const couponLines = (lines: EvaluatedLine[]) =>
  lines
    .filter(isSelected)
    .map((line) => ({ skuId: line.skuId, storeId: line.storeId, lineNetCents: lineNetCents(line) }))

type Terms = { deduction: Deduction; taxCase: TaxCase; destination: CartState['destination']; now: Date }

function evaluateStore(lines: EvaluatedLine[], { deduction, taxCase, destination, now }: Terms): EvaluatedStore {
  const store = lines[0]!
  const selected = lines.filter(isSelected)
  const totals = storeTotals({ ...store, lines: selected }, deduction, taxCaseAt(store, taxCase))
  const missingCents = missingToMinimum(store.minimumOrderCents, totals)
  const delivery = deliveryOfStore(selected, destination, now)
  const blocking: Blocking[] = selected.flatMap(({ problems }) => problems.flatMap(blockingOf))
  if (selected.length > 0 && missingCents > 0) blocking.push('CART_BELOW_MINIMUM')
  if (selected.length > 0 && !store.isStoreEligible) blocking.push('STORE_NOT_ELIGIBLE')
  if (!delivery.isPossible) blocking.push('NO_DELIVERY')
  const { storeId, storeName, storeSlug, isStoreEligible, pause, minimumOrderCents } = store
  return {
    storeId,
    storeName,
    storeSlug,
    isStoreEligible,
    ...(pause && { pause }),
    minimumOrderCents,
    lines,
    totals,
    missingCents,
    delivery,
    blocking,
  }
}

// A changed price is shown and, once seen, accepted.
function blockingOf(problem: LineProblem): Blocking[] {
  if (problem === 'PRICE_CHANGED') return []
  return [problem === 'REDUCED_STOCK' ? 'OUT_OF_STOCK' : problem]
}

/** Whether a piece costs something else than the buyer has seen, whatever pieces the prices are of. */
export const isPriceChanged = (line: CartLine): boolean =>
  unitPriceCents(line, line.quantity) * line.seenPriceUnit !== line.seenPriceCents * line.priceUnit

/** Everything the buyer has to know about a line, worst first. */
function lineProblems(line: CartLine): LineProblem[] {
  if (!line.isActive) return ['UNAVAILABLE']
  if (!line.isVisible) return ['NOT_AUTHORIZED']
  const quantity = quantityProblem(line.quantity, line)
  const shortage = line.stock < nextQuantity(0, line) ? 'OUT_OF_STOCK' : 'REDUCED_STOCK'
  const problems: LineProblem[] = []
  if (quantity !== null) problems.push(quantity === 'OUT_OF_STOCK' ? shortage : quantity)
  if (isPriceChanged(line)) problems.push('PRICE_CHANGED')
  return problems
}
