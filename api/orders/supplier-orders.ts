import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { costCentreOf } from '../../contract/orders/buyer-side.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import type * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import type { SupplierOrder } from '../../contract/orders/supplier-orders.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findDocuments } from './documents/document-queries.ts'
import type { XmlFormat } from '../../contract/trade/e-invoice-formats.ts'
import { readDocument } from './documents/read-document.ts'
import { readDocumentXml } from './documents/e-invoice/read-document-xml.ts'
import { presentSubOrder } from './present-order.ts'
import { findOrderEvents, findOrderLines, findSubOrders, type SubOrderRow } from './queries.ts'
import { storeOf } from './store-of.ts'
import { countStoreOrders, findStoreOrder, findStoreOrders, type StoreOrderRow } from './supplier-queries.ts'
import { takeStepOnce } from './fulfilment/take-step-once.ts'

type ListInput = { page: number; pageSize: number; status?: SubOrderRow['status'] | undefined }

export async function readSupplierOrders(
  db: Db,
  caller: Caller<'supplier'>,
  { page, pageSize, status }: ListInput,
): Promise<OutputOf<typeof supplierOrdersApi.list>> {
  const store = { storeId: storeOf(caller), status }
  const [totalItems, rows] = await Promise.all([
    countStoreOrders(db, store),
    findStoreOrders(db, store, { offset: (page - 1) * pageSize, limit: pageSize }),
  ])
  const items = rows.map((row) => ({
    ...row,
    statusText: texts(caller.language).orders.replies.statuses[row.status],
    grossTotal: eurosOf(row.grossCents),
    grossTotalText: moneyText(row.grossCents, caller.language),
  }))
  return { items, page, pageSize, totalItems, totalPages: totalPagesOf(totalItems, pageSize) }
}

/** Throws NOT_FOUND, for another store's order too. */
export async function readSupplierOrder(db: Db, caller: Caller<'supplier'>, number: string): Promise<SupplierOrder> {
  const order = await findStoreOrder(db, number, storeOf(caller))
  if (!order) throw Problem.of('NOT_FOUND')
  return presentFor(db, caller.language, { key: order, order: Promise.resolve(order) })
}

/** A PDF that the store has issued. Throws NOT_FOUND. */
export async function readSupplierDocument(
  deps: Deps,
  caller: Caller<'supplier'>,
  { subOrderNumber, number }: InputOf<typeof supplierOrdersApi.readDocument>,
): Promise<File> {
  const order = await findStoreOrder(deps.db, subOrderNumber, storeOf(caller))
  if (!order) throw Problem.of('NOT_FOUND')
  return readDocument(deps, { ...order, number })
}

/** The same as XRechnung. Throws NOT_FOUND. */
export async function readSupplierDocumentXml(
  deps: Deps,
  caller: Caller<'supplier'>,
  { subOrderNumber, ...file }: { subOrderNumber: string; number: string; format: XmlFormat },
): Promise<File> {
  const order = await findStoreOrder(deps.db, subOrderNumber, storeOf(caller))
  if (!order) throw Problem.of('NOT_FOUND')
  return readDocumentXml(deps, { ...order, ...file })
}

type Action = Omit<InputOf<typeof supplierOrdersApi.act>, 'subOrderNumber'>

/** Takes the step and answers with the order after it. Throws as takeStepOnce does, and VALIDATION for a return that is refused without a word. */
export async function actAsSupplier(
  deps: Deps,
  caller: Caller<'supplier'>,
  { subOrderNumber, version, ...action }: Action & { subOrderNumber: string },
): Promise<SupplierOrder> {
  const key = await findStoreOrder(deps.db, subOrderNumber, storeOf(caller))
  if (!key) throw Problem.of('NOT_FOUND')
  if (action.action === 'DECLINE_RETURN' && !action.reason?.trim()) {
    const reason = texts(caller.language).orders.replies.wordsMissing
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { reason } })
  }
  const input = inputOf(action)
  const change = { deps, key, actor: 'STORE', input, version, language: caller.language } as const
  await takeStepOnce(deps.db, caller.keyed, change)
  const order = findStoreOrder(deps.db, subOrderNumber, key.storeId)
  return presentFor(deps.db, caller.language, { key, order })
}

/** Lines of the wire as those of the use case; returned goods that are named unsellable stay out of stock. */
function inputOf({ action, lines, unsellable = [], ...rest }: Omit<Action, 'version'>) {
  const quantities = lines?.map(({ productSkuId: skuId, quantity }) => ({ skuId, quantity }))
  return { ...rest, action, lines: quantities, unsellable }
}

type OrderRef = { key: Pick<StoreOrderRow, 'buyerId' | 'orderId'>; order: Promise<StoreOrderRow | undefined> }

async function presentFor(db: Db, language: Language, { key, order }: OrderRef): Promise<SupplierOrder> {
  const { buyerId, orderId } = key
  const [row, subOrders, lines, events, documents] = await Promise.all([
    order,
    findSubOrders(db, buyerId, orderId),
    findOrderLines(db, buyerId, orderId),
    findOrderEvents(db, buyerId, orderId),
    findDocuments(db, buyerId, orderId),
  ])
  const { buyerId: _, orderId: __, storeId, costCentre, costCentreName, ...shown } = row!
  const subOrder = subOrders.find((part) => part.storeId === storeId)!
  const path = `/api/v1/supplier/orders/${subOrder.subOrderNumber}`
  return {
    ...shown,
    ...costCentreOf({ costCentre, costCentreName }),
    paymentStatusText: texts(language).orders.replies.paymentStatuses[shown.paymentStatus],
    subOrder: presentSubOrder(subOrder, { lines, events, documents }, { language, actor: 'STORE', path }),
  }
}
