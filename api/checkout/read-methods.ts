import { problemSentence } from '../../texts/problem-sentence.ts'
import { texts } from '../../texts/texts.ts'
import { cartKeyOf } from '../cart/cart-state.ts'
import { evaluateCart } from '../cart/evaluate-cart.ts'
import { readCartState } from '../cart/queries.ts'
import type { Caller } from '../http/caller.ts'
import { paymentMethods } from '../payments/methods.ts'
import type { Deps } from '../platform/deps.ts'
import { transferProblem } from './first-orders/refuse-first-order.ts'
import { readStanding } from './first-orders/terms.ts'
import { readBuyer } from './queries.ts'

/** Every method with the truth about each for the caller's cart as it stands. */
export async function readMethods(deps: Deps, caller: Caller<'buyer'>) {
  const { account, language } = caller
  const now = deps.clock.now()
  const [state, { countryId }, standing] = await Promise.all([
    readCartState(deps.db, cartKeyOf(caller)),
    readBuyer(deps.db, { buyerId: account.companyId, placedBy: account.personId }),
    readStanding(deps.db, account.companyId, now),
  ])
  const amountCents = evaluateCart(state, now).totals.gross
  const methods = paymentMethods(deps, { countryId, amountCents }, language)
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
