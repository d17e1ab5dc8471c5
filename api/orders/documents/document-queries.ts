import type { Queryable, Tx } from '../../platform/db.ts'
import type { LockedOrder } from '../fulfilment/lock-order.ts'
import type { DeliveryNoteContent } from './delivery-note-content.ts'
import type { DocumentContent, DocumentSource } from './document-content.ts'

type Owner = { buyerId: string; orderId: string; storeId: string }

type DocumentType = StoredDocument['content']['type']
const letters: Record<DocumentType, string> = { INVOICE: 'R', CREDIT_NOTE: 'K', DELIVERY_NOTE: 'L' }

/**
 * The next number of a store's documents of one type. Its row stays locked until the transaction ends, which either
 * commits the number together with its document or rolls both back: there are no gaps.
 */
export async function nextNumber(tx: Tx, storeId: string, type: DocumentType): Promise<string> {
  const first = (of: DocumentType) => (of === type ? 1 : 0)
  const column = { INVOICE: tx`invoices`, CREDIT_NOTE: tx`credit_notes`, DELIVERY_NOTE: tx`delivery_notes` }[type]
  const [row] = await tx<[{ code: number; count: number }]>`
    insert into document_issuer (store_id, invoices, credit_notes, delivery_notes)
    values (${storeId}, ${first('INVOICE')}, ${first('CREDIT_NOTE')}, ${first('DELIVERY_NOTE')})
    on conflict (store_id) do update set
      invoices = document_issuer.invoices + excluded.invoices,
      credit_notes = document_issuer.credit_notes + excluded.credit_notes,
      delivery_notes = document_issuer.delivery_notes + excluded.delivery_notes
    returning code, ${column} as count`
  return `${letters[type]}${row.code}-${String(row.count).padStart(5, '0')}`
}

type NewDocument = Owner & StoredDocument

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  const { buyerId, orderId, storeId, content, issuedAt } = document
  await tx`
    insert into document (buyer_id, order_id, store_id, number, type, content, issued_at)
    values (${buyerId}, ${orderId}, ${storeId}, ${content.number}, ${content.type}, ${tx.json(content)},
      ${issuedAt})`
}

/** An invoice of a sub-order, as far as later documents depend on it. */
export type IssuedInvoice = Pick<DocumentContent, 'number' | 'issuedOn' | 'deliveredOn'> & {
  lines: Pick<DocumentContent['lines'][0], 'kind' | 'skuId' | 'quantity'>[]
}
/** Invoices the latest first. */
export type Source = DocumentSource & { invoices: IssuedInvoice[] }

/** The addresses without what goes with the account (erase-delivery-notes.ts): documents stay. */
export async function findDocumentSource(
  sql: Queryable,
  { buyerId, id }: Pick<LockedOrder, 'buyerId' | 'id'>,
  storeId: string,
): Promise<Source> {
  const [source] = await sql<[Source]>`
    select s.seller, o.billing_address - '{label,deliveryNotes}'::text[] as billing,
      o.address - '{label,deliveryNotes}'::text[] as delivery, o.buyer_vat_id,
      o.buyer_reference, o.purchase_order_number,
      o.payment_method, o.language, o.created_at as ordered_at,
      (select coalesce(nullif(c.invoice_email, ''), a.email)
        from company c left join account a on a.id = contact_of(c.id) where c.id = o.buyer_id) as invoice_email,
      coalesce(o.bank_account, (select k.reply -> 'bankTransfer' from checkout k
        where k.buyer_id = o.buyer_id and k.order_id = o.id)) as bank_account,
      o.e_invoice_format, o.leitweg_id, o.cost_centre, o.buyer_gln, s.terms_days,
      (select coalesce(json_object_agg(l.sku_id, p.facts ->> 'weeeNumber'), '{}')
        from order_line l join product_detail p on p.sku_id = l.sku_id
        where l.buyer_id = o.buyer_id and l.order_id = o.id and l.store_id = s.store_id and p.facts ->> 'weeeNumber' <> '')
        as weee_numbers,
      (select coalesce(json_agg(json_build_object('number', d.number, 'issuedOn', d.content -> 'issuedOn',
          'deliveredOn', d.content -> 'deliveredOn', 'lines', d.content -> 'lines') order by d.issued_at desc, d.number desc), '[]')
        from document d where d.buyer_id = o.buyer_id and d.order_id = o.id
          and d.store_id = s.store_id and d.type = 'INVOICE') as invoices
    from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
    where o.buyer_id = ${buyerId} and o.id = ${id} and s.store_id = ${storeId}`
  return source
}

export type DocumentRow = { storeId: string; type: DocumentType; number: string }

export async function findDocuments(sql: Queryable, buyerId: string, orderId: string): Promise<DocumentRow[]> {
  return sql<DocumentRow[]>`
    select store_id, type, number from document
    where buyer_id = ${buyerId} and order_id = ${orderId} order by issued_at, type = 'DELIVERY_NOTE', number`
}

/** Documents without a PDF, a thousand at a time: the next start finds the others. */
export const findUndrawn = (sql: Queryable, issuedBefore: Date) => sql<
  { buyerId: string; orderId: string; number: string }[]
>`
  select buyer_id, order_id, number from document d
  where issued_at < ${issuedBefore} and mailed_at is not null
    and not exists (select from document_file f where f.number = d.number)
  order by issued_at limit 1000`

export type StoredDocument = { content: DocumentContent | DeliveryNoteContent; issuedAt: Date }

/** False where its mail had been written before. */
export async function noteMailed(
  tx: Tx,
  { buyerId, orderId, number }: { buyerId: string; orderId: string; number: string },
  at: Date,
): Promise<boolean> {
  const noted = await tx`
    update document set mailed_at = ${at}
    where buyer_id = ${buyerId} and order_id = ${orderId} and number = ${number} and mailed_at is null`
  return noted.count === 1
}

export async function findDocument(
  sql: Queryable,
  { buyerId, orderId, storeId = null }: { buyerId: string; orderId: string; storeId?: string | null },
  number: string,
): Promise<StoredDocument | undefined> {
  const [document] = await sql<StoredDocument[]>`
    select content, issued_at from document
    where buyer_id = ${buyerId} and order_id = ${orderId} and number = ${number}
      and (${storeId}::uuid is null or store_id = ${storeId})`
  return document
}

/** `content` of a document that has not been drawn yet. */
type StoredFile = Pick<StoredDocument['content'], 'type' | 'language'> & {
  pdf: Buffer | null
  content: StoredDocument['content'] | null
  issuedAt: Date
}
type FileOwner = { buyerId: string; orderId: string; storeId?: string | null }

/** The PDF as it was issued; null for a document that has not been drawn yet. Undefined where there is no document. */
export async function findDocumentFile(
  sql: Queryable,
  { buyerId, orderId, storeId = null }: FileOwner,
  number: string,
): Promise<StoredFile | undefined> {
  const [file] = await sql<StoredFile[]>`
    select d.type, d.content ->> 'language' as language, f.pdf, d.issued_at,
      case when f.number is null then d.content end as content
    from document d left join document_file f on f.number = d.number
    where d.buyer_id = ${buyerId} and d.order_id = ${orderId} and d.number = ${number}
      and (${storeId}::uuid is null or d.store_id = ${storeId})`
  return file
}

type NewFile = { number: string; pdf: Buffer; sha256: Buffer; drawnAt: Date }

/** Stores the PDF of a document, and answers what is stored: what was there before stays. */
export async function insertDocumentFile(sql: Queryable, { number, pdf, sha256, drawnAt }: NewFile): Promise<Buffer> {
  const inserted = await sql`
    insert into document_file (number, pdf, sha256, drawn_at) values (${number}, ${pdf}, ${sha256}, ${drawnAt})
    on conflict (number) do nothing`
  if (inserted.count === 1) return pdf
  const [stored] = await sql<[{ pdf: Buffer }]>`select pdf from document_file where number = ${number}`
  return stored.pdf
}
