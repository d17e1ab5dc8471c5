import * as ordersApi from '../../contract/orders/orders.ts'
import * as deliveriesApi from '../../contract/orders/deliveries.ts'
import * as documentsApi from '../../contract/orders/documents.ts'
import * as reorderApi from '../../contract/orders/reorder.ts'
import * as refundPreviewApi from '../../contract/orders/refund-preview.ts'
import * as parcelPreviewApi from '../../contract/orders/parcel-preview.ts'
import * as packingApi from '../../contract/orders/packing.ts'
import * as storeListApi from '../../contract/orders/store-list.ts'
import * as packingListsApi from '../../contract/orders/packing-lists.ts'
import * as manyOrdersApi from '../../contract/orders/many-orders.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { confirmDelivery, readDeliveries, readDeliveryNote } from './deliveries.ts'
import { actOnOrder } from './act-on-order.ts'
import { actOnManyOrders, rejectManyOrders } from './many/act-on-many.ts'
import { readDocument } from './documents/read-document.ts'
import { actAsPacker, readPacking } from './packing/read-packing.ts'
import { printPackingList, readPackingList } from './packing/lists/print-packing-list.ts'
import { countViews, readView } from './packing/read-view.ts'
import { readDocumentXml } from './documents/e-invoice/read-document-xml.ts'
import { readMonth, readMonths, tableOfMonth, zipMonth } from './documents/months/read-months.ts'
import { readOrderChoices, writeStoreList } from './packing/list-beside.ts'
import { previewParcel } from './parcels/preview-parcel.ts'
import { previewRefund } from './preview-refund.ts'
import { previewReorder } from './preview-reorder.ts'
import { readOrder, readOrderByNumber, readOrders } from './read-orders.ts'
import {
  actAsSupplier,
  readSupplierDocument,
  readSupplierDocumentXml,
  readSupplierOrder,
  readSupplierOrders,
} from './supplier-orders.ts'

export function orderRoutes(api: Api, deps: Deps) {
  const { db } = deps
  const zipsOfAccount = limit(deps, { name: 'document-zip', attempts: 6, seconds: 60 })
  serve(api, ordersApi.list, (input, caller) => readOrders(db, caller, input))
  serve(api, ordersApi.read, ({ id }, caller) => readOrder(db, caller, id))
  serve(api, ordersApi.readByNumber, ({ orderNumber }, caller) => readOrderByNumber(db, caller, orderNumber))
  serve(api, reorderApi.preview, ({ id }, caller) => previewReorder(db, caller, id))
  serve(api, ordersApi.readDocument, ({ id, number }, { account }) =>
    readDocument(deps, { buyerId: account.companyId, orderId: id, number }),
  )
  serve(api, documentsApi.readXml, async ({ id, ...file }, { account }) => {
    await api.takeDocument(account)
    return readDocumentXml(deps, { buyerId: account.companyId, orderId: id, ...file })
  })
  serve(api, documentsApi.listMonths, (input, caller) => readMonths(db, caller, input))
  serve(api, documentsApi.list, (input, caller) => readMonth(deps, caller, input))
  serve(api, documentsApi.readZip, async ({ month }, caller) => {
    await zipsOfAccount.take(caller.account.companyId)
    return zipMonth(deps, caller, month)
  })
  const tables = { csv: documentsApi.readCsv, xlsx: documentsApi.readSheet } as const
  for (const format of ['csv', 'xlsx'] as const)
    serve(api, tables[format], async ({ month }, caller) => {
      await api.takeDocument(caller.account)
      return tableOfMonth(deps, caller, { month, format })
    })
  serve(api, deliveriesApi.list, (input, caller) => readDeliveries(db, caller, input))
  serve(api, deliveriesApi.readNote, (input, caller) => readDeliveryNote(deps, caller, input))
  serve(api, deliveriesApi.confirm, (input, caller) => confirmDelivery(deps, caller, input))
  serve(api, ordersApi.act, (input, caller) => actOnOrder(deps, caller, input))
  storeOrderRoutes(api, deps)
}

/** What stores see and do of theirs. */
function storeOrderRoutes(api: Api, deps: Deps) {
  const { db } = deps
  serve(api, supplierOrdersApi.list, (input, caller) => readSupplierOrders(db, caller, input))
  serve(api, supplierOrdersApi.read, ({ subOrderNumber }, caller) => readSupplierOrder(db, caller, subOrderNumber))
  serve(api, supplierOrdersApi.readDocument, (input, caller) => readSupplierDocument(deps, caller, input))
  serve(api, packingApi.list, (input, caller) => readView(deps, caller, input))
  serve(api, packingApi.counts, (_, caller) => countViews(deps, caller))
  serve(api, storeListApi.choices, (_, caller) => readOrderChoices(deps, caller))
  serve(api, storeListApi.readCsv, (input, caller) => writeStoreList(deps, caller, input))
  serve(api, packingApi.read, ({ subOrderNumber }, caller) => readPacking(db, caller, subOrderNumber))
  serve(api, packingApi.act, (input, caller) => actAsPacker(deps, caller, input))
  serve(api, manyOrdersApi.actOnMany, (input, caller) => actOnManyOrders(deps, caller, input))
  serve(api, manyOrdersApi.rejectMany, (input, caller) => rejectManyOrders(deps, caller, input))
  serve(api, packingListsApi.read, (input, caller) => readPackingList(deps, caller, input))
  serve(api, packingListsApi.print, (input, caller) => printPackingList(deps, caller, input))
  serve(api, supplierOrdersApi.readDocumentXml, async (input, caller) => {
    await api.takeDocument(caller.account)
    return readSupplierDocumentXml(deps, caller, input)
  })
  serve(api, refundPreviewApi.forStore, (input, { account: { storeId }, language }) =>
    previewRefund(db, { ...input, storeId, language }),
  )
  serve(api, parcelPreviewApi.forStore, (input, caller) => previewParcel(db, caller, input))
  serve(api, supplierOrdersApi.act, (input, caller) => actAsSupplier(deps, caller, input))
}
