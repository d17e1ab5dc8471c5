import * as ordersApi from '../../contract/orders.ts'
import * as supplierOrdersApi from '../../contract/supplier-orders.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { actOnOrder } from './act-on-order.ts'
import { readDocument } from './documents/read-document.ts'
import { readOrder, readOrderByNumber, readOrders } from './read-orders.ts'
import { actAsSupplier, readSupplierDocument, readSupplierOrder, readSupplierOrders } from './supplier-orders.ts'

export function orderRoutes(api: Api, deps: Deps) {
  const { db } = deps
  const documentsOfAccount = limit(deps, { name: 'document', attempts: 60, seconds: 60 })
  serve(api, ordersApi.list, (wish, caller) => readOrders(db, caller, wish))
  serve(api, ordersApi.read, ({ id }, caller) => readOrder(db, caller, id))
  serve(api, ordersApi.readByNumber, ({ orderNumber }, caller) => readOrderByNumber(db, caller, orderNumber))
  serve(api, ordersApi.readDocument, async ({ id, number }, { account }) => {
    await documentsOfAccount.take(account.id)
    return readDocument(deps, { buyerId: account.id, orderId: id, number })
  })
  serve(api, ordersApi.act, (wish, caller) => actOnOrder(deps, caller, wish))
  serve(api, supplierOrdersApi.list, (wish, caller) => readSupplierOrders(db, caller, wish))
  serve(api, supplierOrdersApi.read, ({ subOrderNumber }, caller) => readSupplierOrder(db, caller, subOrderNumber))
  serve(api, supplierOrdersApi.readDocument, async (wish, caller) => {
    await documentsOfAccount.take(caller.account.id)
    return readSupplierDocument(deps, caller, wish)
  })
  serve(api, supplierOrdersApi.act, (wish, caller) => actAsSupplier(deps, caller, wish))
}
