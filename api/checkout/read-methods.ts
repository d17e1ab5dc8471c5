import { problemSentence } from '../../texts/problem-sentence.ts'
import { texts } from '../../texts/texts.ts'
import { cartKeyOf } from '../cart/cart-state.ts'
import type { Language } from '../../contract/platform/values.ts'
import { evaluateCart, type EvaluatedCart } from '../cart/evaluate-cart.ts'
import { readCartState } from '../cart/queries.ts'
import type { Caller } from '../http/caller.ts'
import { termsProblem } from '../net-terms/terms-problem.ts'
import { findTermsOfBuyer, type BuyerTerms } from '../net-terms/terms-queries.ts'
import { paymentMethods } from '../payments/methods.ts'
import type { Deps } from '../platform/deps.ts'
import { transferProblem } from './first-orders/refuse-first-order.ts'
import { readStanding } from './first-orders/terms.ts'
import { orderedFrom } from './place/evaluate-pay.ts'
import { readBuyer } from './queries.ts'

/** Every method with the truth about each for the caller's cart as it stands. */
export async function readMethods(deps: Deps, caller: Caller<'buyer'>) {
  const { account, language } = caller
  const now = deps.clock.now()
  const [state, { countryId }, standing, terms] = await Promise.all([
    readCartState(deps.db, cartKeyOf(caller)),
    readBuyer(deps.db, { buyerId: account.companyId, placedBy: account.personId }),
    readStanding(deps.db, account.companyId, now),
    findTermsOfBuyer(deps.db, account.companyId),
  ])
  const cart = evaluateCart(state, now)
  const amountCents = cart.totals.gross
  const methods = withTerms(paymentMethods(deps, { countryId, amountCents }, language), { terms, cart, language })
  if (standing.isKnown) return methods
  const problem = transferProblem(deps, standing, { amountCents, language })
  const unavailableReason = problem && problemSentence(problem.code, problem.details, language)
  const description = texts(language).checkout.replies.firstTransfer
  return methods.map((method) =>
    method.code === 'BANK_TRANSFER'
      ? { ...method, description, isAvailable: problem === null, unavailableReason }
      : method,
  )
}

type Methods = ReturnType<typeof paymentMethods>
type TermsOfCart = { terms: BuyerTerms[]; cart: EvaluatedCart; language: Language }

/** Net terms are named to who has any with a store of the cart, with how long the money has time, or why they cannot be used. */
function withTerms(methods: Methods, { terms, cart, language }: TermsOfCart): Methods {
  const stores = orderedFrom(cart)
  const agreed = terms.filter(({ storeId }) => stores.some((store) => store.storeId === storeId))
  if (agreed.length === 0) return methods.filter(({ code }) => code !== 'NET_TERMS')
  const t = texts(language).checkout.replies
  const problem = termsProblem(terms, stores, language)
  const others = stores.filter(({ storeId }) => !agreed.some((one) => one.storeId === storeId))
  const unavailableReason =
    others.length > 0
      ? t.noTermsWith(others.map(({ storeName }) => storeName).join(', '))
      : problem && problemSentence(problem.code, problem.details, language)
  const days = [...new Set(agreed.map((one) => one.days))].toSorted((a, b) => a - b)
  const shown = {
    description: t.termsDays(days.join(' / ')),
    isAvailable: unavailableReason === null,
    unavailableReason,
  }
  return methods.map((method) => (method.code === 'NET_TERMS' ? { ...method, ...shown } : method))
}
