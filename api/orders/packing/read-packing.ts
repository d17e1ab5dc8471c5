import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type * as packingApi from '../../../contract/orders/packing.ts'
import type { PackingOrder } from '../../../contract/orders/packing.ts'
import { costCentreOf } from '../../../contract/orders/buyer-side.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { takeStepOnce } from '../fulfilment/take-step-once.ts'
import { presentSubOrder } from '../present-order.ts'
import { findOrderEvents, findOrderLines, findSubOrders } from '../queries.ts'
import { storeOf } from '../store-of.ts'
import { findStoreOrder, type StoreOrderRow } from '../supplier-queries.ts'
import { findPackingFacts } from './queries.ts'

/** An order as who packs it sees it: no amount. Throws NOT_FOUND, for another store's order too. */
export async function readPacking(db: Db, caller: Caller<'supplier'>, number: string): Promise<PackingOrder> {
  const order = await findStoreOrder(db, number, storeOf(caller))
  if (!order) throw Problem.of('NOT_FOUND')
  return present(db, caller, order)
}

/** Takes the step and answers with the order after it. Throws as takeStepOnce does. */
export async function actAsPacker(
  deps: Deps,
  caller: Caller<'supplier'>,
  { subOrderNumber, version, lines, ...step }: InputOf<typeof packingApi.act>,
): Promise<PackingOrder> {
  const key = await findStoreOrder(deps.db, subOrderNumber, storeOf(caller))
  if (!key) throw Problem.of('NOT_FOUND')
  const quantities = lines?.map(({ productSkuId: skuId, quantity }) => ({ skuId, quantity }))
  const input = { ...step, lines: quantities }
  const change = { deps, key, actor: 'STORE', input, version, language: caller.language } as const
  await takeStepOnce(deps.db, caller.keyed, change)
  return present(deps.db, caller, key)
}

async function present(db: Db, { language }: Caller<'supplier'>, order: StoreOrderRow): Promise<PackingOrder> {
  const { buyerId, orderId, storeId } = order
  const [subOrders, lines, events, facts] = await Promise.all([
    findSubOrders(db, buyerId, orderId),
    findOrderLines(db, buyerId, orderId),
    findOrderEvents(db, buyerId, orderId),
    findPackingFacts(db, order),
  ])
  const row = subOrders.find((part) => part.storeId === storeId)!
  const subOrder = presentSubOrder(row, { lines, events, documents: [] }, { language, actor: 'STORE', path: '' })
  return {
    subOrderNumber: subOrder.subOrderNumber,
    buyerId,
    createdAt: order.createdAt,
    status: subOrder.status,
    statusText: subOrder.statusText,
    paymentStatus: order.paymentStatus,
    paymentStatusText: texts(language).orders.replies.paymentStatuses[order.paymentStatus],
    dueAt: row.dueAt,
    purchaseOrderNumber: order.purchaseOrderNumber,
    ...costCentreOf(order),
    note: order.note,
    address: order.address,
    lines: subOrder.items.map(({ productSkuId, name, imageUrl, design, ...item }) => {
      const { quantity, shippedQuantity, cancelledQuantity, returnedQuantity } = item
      const { creditedQuantity, returnableQuantity, isPack } = item
      const fact = facts.find(({ skuId }) => skuId === productSkuId)
      return {
        productSkuId,
        name,
        imageUrl,
        quantity,
        isPack,
        shippedQuantity,
        cancelledQuantity,
        returnedQuantity,
        creditedQuantity,
        returnableQuantity,
        supplierSku: fact?.supplierSku ?? productSkuId,
        countPerBox: fact?.countPerBox ?? 1,
        onHand: fact?.onHand ?? 0,
        isDesigned: design !== null,
      }
    }),
    arrivalText: subOrder.arrival?.text ?? null,
    expectedShipment: subOrder.expectedShipment,
    ...(subOrder.allowsPartial !== undefined && { allowsPartial: subOrder.allowsPartial }),
    shipments: subOrder.shipments,
    ...(subOrder.announcedReturns && { announcedReturns: subOrder.announcedReturns }),
    claims: subOrder.claims,
    returnRequest: subOrder.returnRequest,
    timeline: subOrder.timeline.map(({ status: _, ...step }) => step),
    version: subOrder.version,
    allowedActions: subOrder.allowedActions,
  }
}
