import type { InputOf } from '../../contract/endpoint.ts'
import type { actOnOrder as declared, Order } from '../../contract/orders.ts'
import type { Caller } from '../http/caller.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { changeSubOrder } from './change-sub-order.ts'
import { readOrder } from './read-orders.ts'

/** Takes the buyer's step and answers with the order after it. Throws as changeSubOrder does. */
export async function actOnOrder(
  deps: Deps,
  caller: Caller<'buyer'>,
  { id, storeId, action, lines, reason }: InputOf<typeof declared>,
): Promise<Order> {
  const key = { buyerId: caller.account.id, orderId: id, storeId }
  const pieces = lines?.map(({ productSkuId: skuId, quantity }) => ({ skuId, quantity }))
  const wish = { action, lines: pieces, reason }
  await inTransaction(deps.db, (tx) =>
    changeSubOrder(tx, { deps, key, actor: 'BUYER', wish, language: caller.language }),
  )
  return readOrder(deps.db, caller, id)
}
