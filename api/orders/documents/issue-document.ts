import type { TotalsCents } from '../../../contract/totals.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder, LockedSubOrder } from '../fulfilment/lock-order.ts'
import { contentOf, type DocumentContent } from './document-content.ts'
import { deliveryNoteOf, type Parcel } from './delivery-note-content.ts'
import { findDocumentSource, insertDocument, nextNumber, type StoredDocument } from './document-queries.ts'
import type { DocumentMail } from './mail-document.ts'

type Part = { deps: Pick<Deps, 'jobs'>; order: LockedOrder; subOrder: LockedSubOrder; at: Date }
type Corrected = { quantities: Map<string, number>; totals: TotalsCents }

/**
 * The invoice of a sub-order, issued with its first parcel over all of it: what was ordered, charged and invoiced is one
 * sum. What does not follow or comes back is corrected by a credit note. Null where there is one already.
 */
export async function issueInvoice(tx: Tx, part: Part): Promise<string | null> {
  const source = await findDocumentSource(tx, part.order, part.subOrder.storeId)
  if (source.invoice) return null
  const { totals } = part.subOrder
  return issue(tx, part, { type: 'INVOICE', source, quantities: null, totals, corrects: null })
}

/** Corrects the invoice by a refund. Null where nothing had been invoiced. */
export async function issueCreditNote(
  tx: Tx,
  { source, ...part }: Part & { source: Source },
  corrected: Corrected,
): Promise<string | null> {
  if (!source.invoice) return null
  const { number, issuedOn } = source.invoice
  return issue(tx, part, { type: 'CREDIT_NOTE', source, ...corrected, corrects: { number, issuedOn } })
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

type Source = Awaited<ReturnType<typeof findDocumentSource>>
type Draft = {
  type: DocumentContent['type']
  source: Source
  quantities: Map<string, number> | null
  totals: TotalsCents
  corrects: DocumentContent['corrects']
}

async function issue(tx: Tx, part: Part, draft: Draft): Promise<string> {
  const { order, subOrder, at } = part
  const { invoice: _, firstShippedAt, ...source } = draft.source
  const { orderNumber, couponCode } = order
  const number = await nextNumber(tx, subOrder.storeId, draft.type)
  const deliveredAt = firstShippedAt ?? at
  const content = contentOf({ ...draft, source, number, orderNumber, couponCode, subOrder, deliveredAt, issuedAt: at })
  await writeDocument(tx, part, content)
  return number
}

async function writeDocument(
  tx: Tx,
  { deps, order, subOrder, at }: Part,
  content: StoredDocument['content'],
): Promise<void> {
  const { buyerId, id: orderId } = order
  const { number } = content
  await inOrder([
    () => insertDocument(tx, { buyerId, orderId, storeId: subOrder.storeId, content, issuedAt: at }),
    () => deps.jobs.send(tx, 'document-mail', { buyerId, orderId, number } satisfies DocumentMail),
  ])
}
