import { eurosOf, moneyText } from '../../contract/money.ts'
import type { Order, OrderEntry } from '../../contract/orders.ts'
import { totalsOnWire } from '../../contract/totals.ts'
import type { Language } from '../../contract/values.ts'
import { checkoutReplies as methodsDe } from '../../texts/de/checkout-replies.ts'
import { ordersReplies as de } from '../../texts/de/orders-replies.ts'
import { checkoutReplies as methodsEn } from '../../texts/en/checkout-replies.ts'
import { ordersReplies as en } from '../../texts/en/orders-replies.ts'
import { canonicalUrl } from '../catalogue/product-address.ts'
import type { OrderEntryRow, OrderEventRow, OrderLineRow, OrderRow, SubOrderRow } from './queries.ts'

type Rows = { order: OrderRow; subOrders: SubOrderRow[]; lines: OrderLineRow[]; events: OrderEventRow[] }

export function presentEntry(row: OrderEntryRow, language: Language): OrderEntry {
  return {
    ...row,
    statusText: textsIn(language).statuses[row.status],
    grossTotal: eurosOf(row.grossCents),
    grossTotalText: moneyText(row.grossCents, language),
  }
}

export function presentOrder(rows: Rows, language: Language): Order {
  const { order } = rows
  const texts = textsIn(language)
  return {
    order: {
      id: order.id,
      orderNumber: order.orderNumber,
      createdAt: order.createdAt,
      status: order.status,
      statusText: texts.statuses[order.status],
      paymentStatus: order.paymentStatus,
      paymentStatusText: texts.paymentStatuses[order.paymentStatus],
      paymentMethodName: { de: methodsDe, en: methodsEn }[language].methods[order.paymentMethod].name,
      bankTransfer: presentBankTransfer(order, language),
      purchaseOrderNumber: order.purchaseOrderNumber,
      note: order.note,
      address: order.address,
      billingAddress: order.billingAddress,
      couponCode: order.couponCode,
      checkoutSummary: totalsOnWire(order.totals, language),
    },
    stores: rows.subOrders.map((subOrder) => presentSubOrder(subOrder, rows, language)),
  }
}

function presentBankTransfer({ bankAccount, paymentDueAt, orderNumber, totals }: OrderRow, language: Language) {
  if (!bankAccount || !paymentDueAt) return null
  const amountText = moneyText(totals.gross, language)
  return { ...bankAccount, reference: orderNumber, amountText, dueAt: paymentDueAt }
}

function presentSubOrder(subOrder: SubOrderRow, { lines, events }: Rows, language: Language): Order['stores'][number] {
  const { storeId, storeName, storeSlug, subOrderNumber, status } = subOrder
  const { statuses, by } = textsIn(language)
  const isHere = (row: { storeId: string }) => row.storeId === storeId
  const isDelivered = status === 'DELIVERED' || status === 'COMPLETED'
  return {
    storeId,
    storeName,
    storeUrl: `/stores/${storeSlug}`,
    subOrderNumber,
    status,
    statusText: statuses[status],
    items: lines.filter(isHere).map((line) => presentLine(line, isDelivered, language)),
    shipments: subOrder.shipments.map((shipment) => ({ ...shipment, shippedAt: new Date(shipment.shippedAt) })),
    summary: totalsOnWire(subOrder.totals, language),
    documents: [],
    timeline: events
      .filter(isHere)
      .map(({ status, at, byWhom }) => ({ status, statusText: statuses[status], at, by: by[byWhom] })),
    allowedActions: [],
  }
}

function presentLine(line: OrderLineRow, isDelivered: boolean, language: Language) {
  const { quantity, priceCents, finalPriceCents, depositCents } = line
  const text = (cents: number) => moneyText(cents, language)
  const deposit = depositCents * quantity
  return {
    productSkuId: line.skuId,
    name: language === 'de' ? line.nameDe : line.nameEn,
    brand: line.brand,
    imageUrl: line.imageUrl,
    canonicalUrl: canonicalUrl(line),
    quantity,
    price: eurosOf(priceCents),
    finalNetPrice: eurosOf(finalPriceCents),
    finalNetPriceText: text(finalPriceCents),
    sumOfDiscountsPrice: eurosOf(priceCents - finalPriceCents),
    lineTotal: eurosOf(finalPriceCents * quantity),
    lineTotalText: text(finalPriceCents * quantity),
    taxRate: line.taxRateBp / 100,
    deposit: depositCents
      ? { perUnit: eurosOf(depositCents), total: eurosOf(deposit), totalText: text(deposit) }
      : null,
    canReview: isDelivered && !line.isReviewed,
  }
}

const textsIn = (language: Language) => ({ de, en })[language]
