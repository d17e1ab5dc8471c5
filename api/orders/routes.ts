import * as contract from '../../contract/orders.ts'
import * as supplier from '../../contract/supplier-orders.ts'
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
  serve(api, contract.readOrders, (wish, caller) => readOrders(db, caller, wish))
  serve(api, contract.readOrder, ({ id }, caller) => readOrder(db, caller, id))
  serve(api, contract.readOrderByNumber, ({ orderNumber }, caller) => readOrderByNumber(db, caller, orderNumber))
  serve(api, contract.readOrderDocument, async ({ id, number }, { account }) => {
    await documentsOfAccount.take(account.id)
    return readDocument(deps, { buyerId: account.id, orderId: id, number })
  })
  serve(api, contract.actOnOrder, (wish, caller) => actOnOrder(deps, caller, wish))
  serve(api, supplier.readSupplierOrders, (wish, caller) => readSupplierOrders(db, caller, wish))
  serve(api, supplier.readSupplierOrder, ({ subOrderNumber }, caller) => readSupplierOrder(db, caller, subOrderNumber))
  serve(api, supplier.readSupplierDocument, async (wish, caller) => {
    await documentsOfAccount.take(caller.account.id)
    return readSupplierDocument(deps, caller, wish)
  })
  serve(api, supplier.actOnSupplierOrder, (wish, caller) => actAsSupplier(deps, caller, wish))
}
