import { berlinDay } from '../../../contract/platform/values.ts'
import type { TotalsCents } from '../../../contract/totals.ts'
import type { Tx } from '../../platform/db.ts'
import { bookDocument } from '../../ledger/order-bookings.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedLine, LockedOrder, LockedSubOrder } from '../fulfilment/lock-order.ts'
import { moveAids, moveEmpties } from '../empties/move-empties.ts'
import { insertReceivable } from '../fulfilment/money/receivables.ts'
import { refundedPieces } from '../fulfilment/money/refund-pieces.ts'
import { contentOf, type Spans } from './content-of-order.ts'
import { deliverySum, type Pieces } from './delivered-sum.ts'
import type { CorrectedInvoice, DocumentContent, DocumentLine, DocumentSource } from './document-content.ts'
import { deliveryNoteOf, type Parcel } from './delivery-note-content.ts'
import {
  findDocumentSource,
  insertDocument,
  nextNumber,
  type IssuedInvoice,
  type Source,
  type StoredDocument,
} from './document-queries.ts'
import type { DocumentMail } from './mail-document.ts'

type Part = {
  deps: Pick<Deps, 'jobs'>
  order: LockedOrder
  subOrder: LockedSubOrder
  at: Date
  /** Who has counted the empties that it credits. */
  bookedBy?: string | null
}

/**
 * The invoice of a parcel, over what it holds. Null where there is nothing to invoice any more: an earlier version invoiced
 * all of a sub-order with its first parcel.
 */
export async function issueInvoice(tx: Tx, part: Part, quantities: Pieces): Promise<string | null> {
  const { subOrder, at } = part
  const { invoices, ...source } = await findDocumentSource(tx, part.order, subOrder.storeId)
  const { before, after } = invoicedWith(subOrder, invoices, quantities)
  const spans = new Map(
    subOrder.lines.map(({ skuId, quantity }) => {
      return [skuId, { before: quantity - (before.get(skuId) ?? 0), after: quantity - after.get(skuId)! }]
    }),
  )
  if (spans.values().every((span) => span.before === span.after)) return null
  const totals = deliverySum(subOrder, before, after)
  return issue(tx, part, { type: 'INVOICE', source, spans, totals, corrects: [], deliveredOn: berlinDay(at) })
}

/** By SKU, the pieces that are invoiced before and after a parcel with these. */
export function invoicedWith({ lines }: Pick<LockedSubOrder, 'lines'>, invoices: IssuedInvoice[], quantities: Pieces) {
  const before = invoicedPieces(invoices)
  const after = new Map(
    lines.map(({ skuId, shippedQuantity }) => {
      const delivered = shippedQuantity + (quantities.get(skuId) ?? 0)
      return [skuId, Math.max(delivered, before.get(skuId) ?? 0)]
    }),
  )
  return { before, after }
}

/**
 * `quantities` by SKU, what comes back or, where it has not been delivered, does not follow; `lines` where no goods are
 * corrected but their price.
 */
type Corrected = {
  quantities: Map<string, number>
  isDelivered: boolean
  totals: TotalsCents
  lines?: DocumentLine[]
}

/** Corrects what has been invoiced by a refund. Null where nothing of it had been. */
export async function issueCreditNote(
  tx: Tx,
  { source: { invoices, ...source }, ...part }: Part & { source: Source },
  { quantities, isDelivered, ...corrected }: Corrected,
): Promise<string | null> {
  const concerned = invoices.filter(({ lines }) => corrected.lines || lines.some(({ skuId }) => quantities.get(skuId)))
  const [latest] = concerned
  const invoiced = invoicedPieces(invoices)
  // What never left was invoiced by an earlier version only, which invoiced all with the first parcel.
  const isInvoiced = isDelivered || part.subOrder.lines.some((line) => isAhead(invoiced, line))
  if (!latest || !isInvoiced) return null
  const spans = new Map(
    part.subOrder.lines.map((line) => {
      const before = refundedPieces(line)
      return [line.skuId, { before, after: before + (quantities.get(line.skuId) ?? 0) }]
    }),
  )
  const { deliveredOn } = latest
  return issue(tx, part, { type: 'CREDIT_NOTE', source, spans, ...corrected, corrects: concerned, deliveredOn })
}

const isAhead = (invoiced: Pieces, { skuId, shippedQuantity }: LockedLine) =>
  (invoiced.get(skuId) ?? 0) > shippedQuantity

/** Pieces by SKU that these invoices were issued for. */
export function invoicedPieces(invoices: IssuedInvoice[]): Pieces {
  const pieces = new Map<string, number>()
  for (const { kind, skuId, quantity } of invoices.flatMap(({ lines }) => lines))
    if (kind === 'GOODS') pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  return pieces
}

/** The note of a parcel that leaves now, each with a number of its own. */
export async function issueDeliveryNote(tx: Tx, part: Part, parcel: Parcel): Promise<void> {
  const { order, subOrder, at } = part
  const [source, number] = await inOrder([
    () => findDocumentSource(tx, order, subOrder.storeId),
    () => nextNumber(tx, subOrder.storeId, 'DELIVERY_NOTE'),
  ])
  const { orderNumber } = order
  await writeDocument(tx, part, deliveryNoteOf({ number, orderNumber, source, subOrder, parcel, issuedAt: at }))
}

type Draft = {
  type: DocumentContent['type']
  source: DocumentSource
  spans: Spans
  totals: TotalsCents
  lines?: DocumentLine[]
  corrects: CorrectedInvoice[]
  deliveredOn: string
}

async function issue(tx: Tx, part: Part, draft: Draft): Promise<string> {
  const { order, subOrder, at } = part
  const { orderNumber, couponCode } = order
  const number = await nextNumber(tx, subOrder.storeId, draft.type)
  const content = contentOf({
    ...draft,
    number,
    orderNumber,
    couponCode,
    subOrder,
    isPaid: isPaid(order),
    issuedAt: at,
  })
  await writeDocument(tx, part, content)
  return number
}

// Money that is lent comes with the shipment, after this.
const isPaid = ({ paymentStatus }: LockedOrder) => paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED'

async function writeDocument(
  tx: Tx,
  { deps, order, subOrder, at, bookedBy = null }: Part,
  content: StoredDocument['content'],
): Promise<void> {
  const { buyerId, id: orderId } = order
  const { storeId } = subOrder
  const { number } = content
  await inOrder([
    () => insertDocument(tx, { buyerId, orderId, storeId, content, issuedAt: at }),
    () =>
      content.type === 'INVOICE' &&
      content.dueOn &&
      insertReceivable(tx, { ...receivableOf(content), buyerId, orderId, storeId, dueOn: content.dueOn }),
    () => content.type !== 'DELIVERY_NOTE' && bookIssued(tx, { buyerId, orderId, storeId, at }, content),
    () =>
      content.type === 'DELIVERY_NOTE'
        ? moveAids(tx, { of: { buyerId, orderId, at }, storeId, content, bookedBy })
        : moveEmpties(tx, { of: { buyerId, orderId, at }, subOrder, content, bookedBy }),
    () => deps.jobs.send(tx, 'document-mail', { buyerId, orderId, number } satisfies DocumentMail),
  ])
}

const receivableOf = ({ number, issuedOn, totals }: DocumentContent) => ({ number, issuedOn, grossCents: totals.gross })

type OfStore = { buyerId: string; orderId: string; storeId: string; at: Date }

const bookIssued = (tx: Tx, of: OfStore, { type, number, totals }: DocumentContent) =>
  bookDocument(tx, type === 'INVOICE' ? 'SALE' : 'CREDIT_NOTE', {
    ...of,
    documentNumber: number,
    grossCents: Math.abs(totals.gross),
  })
