import type { TotalsCents } from '../../../contract/totals.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder, LockedSubOrder } from '../fulfilment/lock-order.ts'
import { contentOf, type DocumentContent } from './document-content.ts'
import { findDocumentSource, insertDocument, nextNumber } from './document-queries.ts'
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

type Source = Awaited<ReturnType<typeof findDocumentSource>>
type Draft = {
  type: DocumentContent['type']
  source: Source
  quantities: Map<string, number> | null
  totals: TotalsCents
  corrects: DocumentContent['corrects']
}

async function issue(tx: Tx, { deps, order, subOrder, at }: Part, draft: Draft): Promise<string> {
  const { invoice: _, firstShippedAt, ...source } = draft.source
  const { buyerId, id: orderId, orderNumber, couponCode } = order
  const { storeId } = subOrder
  const number = await nextNumber(tx, storeId, draft.type)
  const deliveredAt = firstShippedAt ?? at
  const content = contentOf({ ...draft, source, number, orderNumber, couponCode, subOrder, deliveredAt, issuedAt: at })
  await inOrder([
    () => insertDocument(tx, { buyerId, orderId, storeId, content, issuedAt: at }),
    () => deps.jobs.send(tx, 'document-mail', { buyerId, orderId, number } satisfies DocumentMail),
  ])
  return number
}
