import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as ordersApi from '../../contract/orders/orders.ts'
import type { Order } from '../../contract/orders/orders.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { readOrder } from './read-orders.ts'
import { takeStepOnce } from './fulfilment/take-step-once.ts'

/** Takes the buyer's step and answers with the order after it. Throws as takeStepOnce does. */
export async function actOnOrder(
  deps: Deps,
  caller: Caller<'buyer'>,
  { id, storeId, action, lines, reason, version }: InputOf<typeof ordersApi.act>,
): Promise<Order> {
  const key = { buyerId: caller.account.companyId, orderId: id, storeId }
  const quantities = lines?.map(({ productSkuId: skuId, quantity }) => ({ skuId, quantity }))
  const input = { action, lines: quantities, reason }
  const change = { deps, key, actor: 'BUYER', input, version, language: caller.language } as const
  await takeStepOnce(deps.db, caller.keyed, change)
  return readOrder(deps.db, caller, id)
}
