import * as contract from '../../contract/orders.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readOrder, readOrders } from './read-orders.ts'

export function orderRoutes(api: Api, { db }: Deps) {
  serve(api, contract.readOrders, (wish, caller) => readOrders(db, caller, wish))
  serve(api, contract.readOrder, ({ id }, caller) => readOrder(db, caller, id))
}
