import type { PayResult } from '../../contract/checkout.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { PayInput } from './idempotency.ts'
import { placeOrder } from './place-order.ts'

/** Orders, or changes nothing and says why; with the fresh cart where it is not the one the buyer saw. */
export async function pay(deps: Deps, caller: Caller<'buyer'>, input: PayInput): Promise<PayResult> {
  try {
    return await inTransaction(deps.db, (tx) => placeOrder(tx, { deps, caller, input }))
  } catch (error) {
    if (!(error instanceof Problem) || !cartHasMoved(error)) throw error
    throw error.with({ cart: await readCart(deps, caller) })
  }
}

const cartHasMoved = ({ code }: Problem) =>
  code === 'CART_CHANGED' || code === 'PRICE_CHANGED' || code === 'OUT_OF_STOCK' || code.startsWith('COUPON_')
