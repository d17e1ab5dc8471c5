import { costCentreOf } from '../../contract/orders/buyer-side.ts'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type * as deliveriesApi from '../../contract/orders/deliveries.ts'
import type { Delivery, DeliveryState } from '../../contract/orders/deliveries.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { shipmentText } from '../delivery/arrival-text.ts'
import { countDeliveries, findDeliveries, type DeliveryRow } from './delivery-queries.ts'
import { readDocument } from './documents/read-document.ts'
import { takeStepOnce } from './fulfilment/take-step-once.ts'

export async function readDeliveries(
  db: Db,
  { account, language }: Caller<'buyer'>,
  { state, page, pageSize }: { state: DeliveryState; page: number; pageSize: number },
): Promise<OutputOf<typeof deliveriesApi.list>> {
  const [totalItems, rows] = await Promise.all([
    countDeliveries(db, account.companyId, state),
    findDeliveries(db, account.companyId, { state, offset: (page - 1) * pageSize, limit: pageSize }),
  ])
  const items = rows.map((row) => presentDelivery(row, language))
  return { items, page, pageSize, totalItems, totalPages: totalPagesOf(totalItems, pageSize) }
}

/** Takes the buyer's step and answers with the delivery after it. NOT_FOUND, and what takeStepOnce throws. */
export async function confirmDelivery(
  deps: Deps,
  caller: Caller<'buyer'>,
  { subOrderNumber, version }: InputOf<typeof deliveriesApi.confirm>,
): Promise<Delivery> {
  const { orderId, storeId } = await findDelivery(deps.db, caller, subOrderNumber)
  const key = { buyerId: caller.account.companyId, orderId, storeId }
  const input = { action: 'CONFIRM_DELIVERY' } as const
  await takeStepOnce(deps.db, caller.keyed, { deps, key, actor: 'BUYER', input, version, language: caller.language })
  return presentDelivery(await findDelivery(deps.db, caller, subOrderNumber), caller.language)
}

/** NOT_FOUND also for a document that names prices. */
export async function readDeliveryNote(
  deps: Deps,
  caller: Caller<'buyer'>,
  { subOrderNumber, number }: InputOf<typeof deliveriesApi.readNote>,
): Promise<File> {
  const { orderId, storeId, deliveryNoteNumbers } = await findDelivery(deps.db, caller, subOrderNumber)
  if (!deliveryNoteNumbers.includes(number)) throw Problem.of('NOT_FOUND')
  return readDocument(deps, { buyerId: caller.account.companyId, orderId, storeId, number })
}

async function findDelivery(db: Db, { account }: Caller<'buyer'>, subOrderNumber: string): Promise<DeliveryRow> {
  const [row] = await findDeliveries(db, account.companyId, { subOrderNumber })
  if (!row) throw Problem.of('NOT_FOUND')
  return row
}

function presentDelivery(row: DeliveryRow, language: Language): Delivery {
  const { orderId: _, storeId: __, placedBy, costCentre, costCentreName, claims, ...delivery } = row
  return {
    ...delivery,
    ...(placedBy !== null && { placedBy }),
    ...costCentreOf({ costCentre, costCentreName }),
    statusText: texts(language).orders.replies.statuses[row.status],
    shipments: row.shipments.map(({ shippedAt, arrivesBy, ...shipment }) => ({
      ...shipment,
      shippedAt: new Date(shippedAt),
      arrivalText: shipmentText(arrivesBy, language),
    })),
    items: row.items.map(({ skuId, nameDe, nameEn, ...item }) => ({
      ...item,
      productSkuId: skuId,
      name: language === 'de' ? nameDe : nameEn,
    })),
    canConfirm: row.status === 'SHIPPED',
    claims: claims.map((claim) => ({ ...claim, statusText: texts(language).claims.replies.statuses[claim.status] })),
  }
}
