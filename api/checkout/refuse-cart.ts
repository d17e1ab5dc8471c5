import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import {
  isPriceChanged,
  isSelected,
  type EvaluatedCart,
  type EvaluatedLine,
  type EvaluatedStore,
} from '../cart/evaluate-cart.ts'
import { minimumText } from '../cart/present-cart.ts'
import { refuseQuantity } from '../cart/refuse-quantity.ts'
import { pauseText } from '../stores/pause-text.ts'
import { Problem } from '../http/problem.ts'

/** Throws the first reason why the selected lines cannot be ordered as the buyer has seen them; deselected ones are free. */
export function refuseCart(cart: EvaluatedCart, language: Language): void {
  const stores = cart.stores.filter(({ lines }) => lines.some(isSelected))
  if (stores.length === 0) throw Problem.of('CART_EMPTY')
  for (const { isStoreEligible, storeName, pause } of stores)
    if (!isStoreEligible) throw Problem.of('STORE_NOT_ELIGIBLE', { storeName, pauseText: pauseText(pause, language) })
  for (const { delivery, storeName } of stores) if (!delivery.isPossible) throw Problem.of('NO_DELIVERY', { storeName })
  const lines = stores.flatMap(({ lines }) => lines).filter(isSelected)
  for (const line of lines) refuseLine(line, language)
  if (lines.some(isPriceChanged)) throw Problem.of('PRICE_CHANGED')
  refuseChangedTotal(cart, language)
  for (const store of stores) refuseBelowMinimum(store, language)
}

function refuseLine(line: EvaluatedLine, language: Language) {
  if (!line.isActive) throw Problem.of('PRODUCT_UNAVAILABLE')
  if (!line.isVisible) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  refuseQuantity(line, line.quantity, language)
}

// A coupon that ended, a new shipping fee or deposit: what was not shown is not charged.
function refuseChangedTotal({ totals, seenGrossCents, couponProblem, coupon }: EvaluatedCart, language: Language) {
  if (totals.gross === seenGrossCents) return
  if (!couponProblem) throw Problem.of('PRICE_CHANGED')
  if (couponProblem !== 'COUPON_NOT_APPLICABLE') throw Problem.of(couponProblem)
  throw Problem.of(couponProblem, { minimumAmountText: minimumText(coupon?.minimumCents ?? 0, language) })
}

function refuseBelowMinimum({ missingCents, storeName }: EvaluatedStore, language: Language) {
  if (missingCents > 0)
    throw Problem.of('CART_BELOW_MINIMUM', { storeName, missingAmountText: moneyText(missingCents, language) })
}
