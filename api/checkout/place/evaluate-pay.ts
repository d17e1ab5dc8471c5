import type { Address } from '../../../contract/account.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { CartState } from '../../cart/cart-state.ts'
import { evaluateCart, isSelected, type EvaluatedCart, type EvaluatedLine } from '../../cart/evaluate-cart.ts'
import { taxCaseOf } from '../../cart/tax-case.ts'
import { Problem } from '../../http/problem.ts'
import { termsProblem, type OrderedFromStore } from '../../net-terms/terms-problem.ts'
import { paymentWay } from '../../payments/methods.ts'
import type { ProviderMethod } from '../../../contract/payment-methods.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseFirstOrder } from '../first-orders/refuse-first-order.ts'
import type { PayInput } from '../idempotency.ts'
import { refuseCart } from '../refuse-cart.ts'
import { addressOf } from './draft-order.ts'
import type { PayFacts } from './lock-and-read.ts'

type Call = PayInput & { language: Language; now: Date }
type Evaluated = {
  cart: EvaluatedCart
  /** The selected ones. */
  lines: EvaluatedLine[]
  /** Null where nothing is to be paid at the provider. */
  method: ProviderMethod | null
}

/** The cart at its address with the method that pays for it. Throws the first reason why it cannot be ordered. */
export function evaluatePay(
  deps: Pick<Deps, 'payments' | 'firstTransferCents'>,
  { state, addresses, buyer, standing, terms }: PayFacts,
  { paymentMethodCode, cartVersion, addressId, language, now }: Call,
): Evaluated {
  if (!buyer.isEmailConfirmed) throw Problem.of('EMAIL_NOT_CONFIRMED')
  const basket = { countryId: buyer.countryId, amountCents: 0 }
  if (!paymentWay(deps, paymentMethodCode, basket)) throw Problem.of('PAYMENT_METHOD_UNAVAILABLE')
  if (state.version !== cartVersion) throw Problem.of('CART_CHANGED')
  const cart = evaluateCart(sentTo(state, addressOf(addresses, addressId)), now)
  refuseOtherTax(cart, addresses)
  refuseCart(cart, language)
  const amountCents = cart.totals.gross
  const way = paymentWay(deps, paymentMethodCode, { ...basket, amountCents })
  // With nothing to pay, any method will do.
  if (!way && amountCents > 0) throw Problem.of('PAYMENT_METHOD_UNAVAILABLE')
  if (amountCents > 0) refuseFirstOrder(deps, { standing, way, now, amountCents, language })
  if (way?.kind === 'TERMS' && amountCents > 0) refuseTerms(terms, cart, language)
  const lines = cart.stores.flatMap((store) => store.lines).filter(isSelected)
  return { cart, lines, method: way?.kind === 'REDIRECT' && amountCents > 0 ? way.method : null }
}

function refuseTerms(terms: PayFacts['terms'], cart: EvaluatedCart, language: Language) {
  const problem = termsProblem(terms, orderedFrom(cart), language)
  if (problem) throw problem
}

/** What the cart orders from each store. */
export const orderedFrom = ({ stores }: EvaluatedCart): OrderedFromStore[] =>
  stores
    .filter(({ lines }) => lines.some(isSelected))
    .map(({ storeId, storeName, totals }) => ({ storeId, storeName, grossCents: totals.gross }))

// The address that the order copies, so that sum and address belong together.
const sentTo = (state: CartState, address: Address | undefined): CartState => ({
  ...state,
  tax: { ...state.tax, deliveryCountryId: address?.countryId ?? null },
  destination: address ?? null,
})

// Sent elsewhere than the cart was shown for, it bears other taxes: the buyer sees that sum first.
function refuseOtherTax({ tax, totals, seenGrossCents }: EvaluatedCart, addresses: Address[]) {
  const shown = taxCaseOf({ ...tax, deliveryCountryId: addressOf(addresses, undefined)?.countryId ?? null })
  if (shown !== taxCaseOf(tax) && totals.gross !== seenGrossCents) throw Problem.of('CART_CHANGED')
}
