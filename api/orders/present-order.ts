import { giroCode } from './giro-code.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { costCentreOf } from '../../contract/orders/buyer-side.ts'
import type { Order, OrderEntry, SubOrder } from '../../contract/orders/orders.ts'
import { lineNetCents, totalsOnWire } from '../../contract/totals.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { taxNote } from '../../texts/tax-note.ts'
import { depositOnWire } from '../../contract/trade/deposits.ts'
import { daysText, shipDayText, shipmentText } from '../delivery/arrival-text.ts'
import { piecePrices } from '../products/price.ts'
import { canonicalUrl } from '../products/product-address.ts'
import type { StockLine } from '../products/stock.ts'
import type { DocumentRow } from './documents/document-queries.ts'
import type { OrderEntryRow, OrderEventRow, OrderLineRow, OrderRow, SubOrderRow } from './queries.ts'
import type { EventDetail } from './fulfilment/move-sub-order.ts'
import { allowedActionsOf } from './fulfilment/transitions.ts'
import { announcedOnWire } from './empties/announce-returns.ts'

type Rows = {
  order: OrderRow
  subOrders: SubOrderRow[]
  lines: OrderLineRow[]
  events: OrderEventRow[]
  documents: DocumentRow[]
}

export function presentEntry({ placedBy, ...row }: OrderEntryRow, language: Language): OrderEntry {
  return {
    ...row,
    ...(placedBy !== null && { placedBy }),
    statusText: texts(language).orders.replies.statuses[row.status],
    grossTotal: eurosOf(row.grossCents),
    grossTotalText: moneyText(row.grossCents, language),
    payBy: awaitsTransfer(row) ? row.paymentDueAt : null,
    hits: row.hits.map(({ productSkuId, quantity, lineCents, ...names }) => ({
      productSkuId,
      name: language === 'de' ? names.nameDe : names.nameEn,
      quantity,
      lineTotalText: moneyText(lineCents, language),
    })),
  }
}

export function presentOrder(rows: Rows, language: Language): Order {
  const { order } = rows
  const t = texts(language).orders.replies
  const path = `/api/v1/account/orders/${order.id}`
  return {
    order: {
      id: order.id,
      orderNumber: order.orderNumber,
      createdAt: order.createdAt,
      status: order.status,
      statusText: t.statuses[order.status],
      paymentStatus: order.paymentStatus,
      paymentStatusText: t.paymentStatuses[order.paymentStatus],
      paymentMethodName: texts(language).checkout.replies.methods[order.paymentMethod].name,
      bankTransfer: presentBankTransfer(order, language),
      purchaseOrderNumber: order.purchaseOrderNumber,
      ...costCentreOf(order),
      ...(order.placedBy !== null && { placedBy: order.placedBy }),
      ...(order.approvedBy !== null && { approvedBy: order.approvedBy }),
      note: order.note,
      address: order.address,
      billingAddress: order.billingAddress,
      couponCode: order.couponCode,
      checkoutSummary: totalsOnWire(order.totals, language, taxNote(order.totals.taxCase, language)),
      refunds: order.refunds.map(({ number, amountCents, status }) => ({
        number,
        amountText: moneyText(amountCents, language),
        status,
        statusText: t.refundStatuses[status],
      })),
    },
    stores: rows.subOrders.map((subOrder) => presentSubOrder(subOrder, rows, { language, actor: 'BUYER', path })),
  }
}

// Once paid, an account that was named is no invitation to pay again.
const awaitsTransfer = ({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>) =>
  status !== 'CANCELLED' && (paymentStatus === 'UNPAID' || paymentStatus === 'FAILED')

function presentBankTransfer(order: OrderRow, language: Language) {
  const { bankAccount, paymentDueAt, orderNumber, totals, missingCents } = order
  if (!bankAccount || !paymentDueAt || !awaitsTransfer(order)) return null
  const amountCents = missingCents || totals.gross
  const transfer = { ...bankAccount, reference: orderNumber }
  const amountText = moneyText(amountCents, language)
  return { ...transfer, amountText, dueAt: paymentDueAt, giroCode: giroCode({ ...transfer, amountCents }) }
}

/** `path` is that of the order in the API. */
type Reading = { language: Language; actor: 'BUYER' | 'STORE' | 'TRESEN'; path: string }

/** One store's part, with what this actor may do. */
export function presentSubOrder(
  subOrder: SubOrderRow,
  { lines, events, documents }: Pick<Rows, 'lines' | 'events' | 'documents'>,
  { language, actor, path }: Reading,
): SubOrder {
  const { storeId, storeName, storeSlug, subOrderNumber, status, returnRequest, isMoneyMissing } = subOrder
  const { statuses, steps, ...t } = texts(language).orders.replies
  const by = { BUYER: t.by, STORE: t.byForStore, TRESEN: t.byForOperator }[actor]
  const own = lines.filter((line) => line.storeId === storeId)
  const state = { status, isReturnAsked: returnRequest !== null, isMoneyMissing, lines: own }
  const timeline = events.filter((event) => event.storeId === storeId)
  const isDelivered = actor === 'BUYER' && (status === 'DELIVERED' || status === 'COMPLETED')
  return {
    storeId,
    storeName,
    storeUrl: `/stores/${storeSlug}`,
    subOrderNumber,
    status,
    statusText: statuses[status],
    arrival: arrivalIn(subOrder, language),
    expectedShipment: expectedShipmentOf(subOrder, language),
    items: own.map((line) => presentLine(line, isDelivered, language)),
    ...(subOrder.allowsPartial !== null && { allowsPartial: subOrder.allowsPartial }),
    shipments: subOrder.shipments.map(({ shippedAt, lines: sent, arrivesBy, ...parcel }) => ({
      ...parcel,
      arrivalText: shipmentText(arrivesBy, language),
      shippedAt: new Date(shippedAt),
      items: sent.map(presentPieces),
    })),
    ...(subOrder.announcedReturns.length > 0 && {
      announcedReturns: announcedOnWire(subOrder.announcedReturns, language),
    }),
    claims: subOrder.claims.map((claim) => ({
      ...claim,
      statusText: texts(language).claims.replies.statuses[claim.status],
    })),
    canClaim: actor === 'BUYER' && subOrder.isInClaimTime && own.some(({ claimable }) => claimable > 0),
    returnRequest: returnRequest && { items: returnRequest.lines.map(presentPieces), reason: returnRequest.reason },
    summary: totalsOnWire(subOrder.totals, language, taxNote(subOrder.totals.taxCase, language)),
    documents: documents
      .filter((document) => document.storeId === storeId)
      .map(({ type, number }) => ({ type, number, url: `${path}/documents/${number}` })),
    timeline: timeline.map(({ status, action, at, byWhom, detail }, index) => ({
      status,
      statusText:
        (isNamedApart({ status, action }, timeline[index - 1]) && steps[action as keyof typeof steps]) ||
        statuses[status],
      at,
      by: by[byWhom],
      ...(detail && { note: noteOf(detail, own, language) }),
    })),
    version: timeline.length,
    allowedActions: allowedActionsOf(state, actor),
  }
}

/** A step that left the status as it was, or with which the rest was cancelled of what has left. */
const isNamedApart = (
  { status, action }: Pick<OrderEventRow, 'status' | 'action'>,
  before: OrderEventRow | undefined,
) => status === before?.status || (status === 'SHIPPED' && action !== 'SHIP')

// What has left has days of its own.
const expectedShipmentOf = ({ shipsOn, status }: SubOrderRow, language: Language) =>
  shipsOn && status === 'CONFIRMED' ? { day: shipsOn, text: shipDayText(shipsOn, language) } : null

function noteOf(detail: EventDetail, lines: OrderLineRow[], language: Language) {
  if ('shipsOn' in detail) return shipDayText(detail.shipsOn, language)
  const { cause, lines: cancelled, words } = detail
  const nameOf = (line: OrderLineRow | undefined) => (language === 'de' ? line?.nameDe : line?.nameEn)
  const pieces = cancelled.map(({ skuId, quantity }) => {
    return `${quantity} × ${nameOf(lines.find((line) => line.skuId === skuId)) ?? skuId}`
  })
  return [pieces.join(', '), cause !== 'OTHER' && texts(language).orders.mails.facts.causes[cause], words]
    .filter(Boolean)
    .join('\n')
}

const arrivalIn = ({ arrivesFrom, arrivesBy }: SubOrderRow, language: Language) => {
  const days = arrivesFrom && arrivesBy ? { earliest: arrivesFrom, latest: arrivesBy } : null
  return days && { ...days, text: texts(language).delivery.replies.promised(daysText(days, language)) }
}

const presentPieces = ({ skuId, quantity }: StockLine) => ({ productSkuId: skuId, quantity })

function presentLine(line: OrderLineRow, isDelivered: boolean, language: Language) {
  const { quantity, unitPriceCents, setupFeeCents, design } = line
  const text = (cents: number) => moneyText(cents, language)
  const { price, finalNetPrice, finalNetPriceText, sumOfDiscountsPrice } = piecePrices(line, unitPriceCents, language)
  return {
    productSkuId: line.skuId,
    name: language === 'de' ? line.nameDe : line.nameEn,
    brand: line.brand,
    imageUrl: line.imageUrl,
    canonicalUrl: canonicalUrl(line),
    quantity,
    isPack: line.isPack,
    shippedQuantity: line.shippedQuantity,
    cancelledQuantity: line.cancelledQuantity,
    returnedQuantity: line.returnedQuantity,
    creditedQuantity: line.creditedQuantity,
    returnableQuantity: line.shippedQuantity - line.returnedQuantity - line.creditedQuantity - line.claimedQuantity,
    price,
    finalNetPrice,
    finalNetPriceText,
    sumOfDiscountsPrice,
    setupFee: eurosOf(setupFeeCents),
    setupFeeText: text(setupFeeCents),
    lineTotal: eurosOf(lineNetCents(line)),
    lineTotalText: text(lineNetCents(line)),
    design,
    taxRate: line.taxRateBp / 100,
    deposit: depositOnWire(line.deposits, quantity, language),
    canReview: isDelivered && line.shippedQuantity > 0 && !line.isReviewed,
  }
}
