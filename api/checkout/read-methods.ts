import { evaluateCart } from '../cart/evaluate-cart.ts'
import { readCartState } from '../cart/queries.ts'
import type { Caller } from '../http/caller.ts'
import { paymentMethods } from '../payments/methods.ts'
import type { Deps } from '../platform/deps.ts'
import { readBuyer } from './queries.ts'

/** The six methods with the truth about each for the caller's cart as it stands. */
export async function readMethods(deps: Deps, { account, language }: Caller<'buyer'>) {
  const [state, { countryId }] = await Promise.all([readCartState(deps.db, account.id), readBuyer(deps.db, account.id)])
  const { totals } = evaluateCart(state, deps.clock.now())
  return paymentMethods(deps, { countryId, amountCents: totals.gross }, language)
}
