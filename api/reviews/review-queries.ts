import type { ReportReason, SupplierReview } from '../../contract/reviews.ts'
import type { Language } from '../../contract/platform/values.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type Purchase = { storeId: string | null; isDelivered: boolean }

/** What became of a product of this buyer's order; undefined where there is no such order, storeId null where it is not in it. */
export async function findPurchase(tx: Tx, buyerId: string, { orderId, skuId }: { orderId: string; skuId: string }) {
  const [purchase] = await tx<Purchase[]>`
    select s.store_id, coalesce(s.status in ('DELIVERED', 'COMPLETED') and l.shipped_quantity > 0, false) as is_delivered
    from orders o
    left join order_line l on l.buyer_id = o.buyer_id and l.order_id = o.id and l.sku_id = ${skuId}
    left join sub_order s on s.buyer_id = l.buyer_id and s.order_id = l.order_id and s.store_id = l.store_id
    where o.buyer_id = ${buyerId} and o.id = ${orderId}`
  return purchase
}

type NewReview = {
  id: string
  buyerId: string
  orderId: string
  skuId: string
  storeId: string
  rate: number
  comment: string
  isShown: boolean
  at: Date
}

/** False where this buyer has reviewed the product already. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const { id, buyerId, orderId, skuId, storeId, rate, comment, isShown, at } = review
  const inserted = await tx`
    insert into review (id, sku_id, store_id, buyer_id, order_id, rate, comment, author_business_type, is_shown,
      created_at)
    select ${id}, ${skuId}, ${storeId}, ${buyerId}, ${orderId}, ${rate}, ${comment}, coalesce(business_type, 'OTHER'),
      ${isShown}, ${at}
    from company where id = ${buyerId}
    on conflict (buyer_id, sku_id) do nothing`
  return inserted.count === 1
}

export type Rated = { skuId: string; storeId: string; rate: number }

/** What was rated, where this decision changes what is shown; undefined otherwise. */
export async function writeShown(tx: Tx, { id, isShown, at }: { id: string; isShown: boolean; at: Date }) {
  const [rated] = await tx<Rated[]>`
    update review set is_shown = ${isShown}, moderated_at = ${at}
    where id = ${id} and is_shown <> ${isShown}
    returning sku_id, store_id, rate`
  if (!rated)
    await tx`
      update review set moderated_at = ${at}
      where id = ${id} and (moderated_at is null or moderated_at < reported_at)`
  return rated
}

/** False where this store has no such review. */
export async function writeReply(
  tx: Tx,
  { id, storeId, text, at }: { id: string; storeId: string; text: string; at: Date },
) {
  const replied = await tx`
    update review set store_reply = ${text || null}, replied_at = ${text ? at : null}
    where id = ${id} and store_id = ${storeId}`
  return replied.count === 1
}

type Report = { id: string; storeId: string; reason: ReportReason; words: string; at: Date }

/** False where this store has no such review on a page, or has reported it before. */
export async function writeReport(tx: Tx, { id, storeId, reason, words, at }: Report): Promise<boolean> {
  const reported = await tx`
    update review set reported_at = ${at}, report_reason = ${reason}, report_words = ${words}
    where id = ${id} and store_id = ${storeId} and is_shown and reported_at is null`
  return reported.count === 1
}

export async function isReported(sql: Queryable, id: string): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (select from review where id = ${id} and reported_at is not null) as found`
  return row.found
}

export type OperatorReview = {
  id: string
  skuId: string
  rate: number
  comment: string
  createdAt: Date
  isShown: boolean
  isModerated: boolean
}

/** For an operator, the newest first, those that wait before all others. */
export async function findReviews(sql: Queryable, isWaiting: boolean): Promise<OperatorReview[]> {
  return sql<OperatorReview[]>`
    select id, sku_id, rate, comment, created_at, is_shown,
      moderated_at is not null as is_moderated
    from review
    where not ${isWaiting}::boolean or (not is_shown and moderated_at is null)
    order by not is_shown and moderated_at is null desc, created_at desc, id
    limit 50`
}

export async function existsReview(sql: Queryable, id: string): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`select exists (select from review where id = ${id}) as found`
  return row.found
}

type ReportColumns = { reportedAt: Date | null; reportReason: ReportReason | null; isDecided: boolean }
type Chosen = {
  rate?: number | undefined
  isAnswered?: boolean | undefined
  isReported?: boolean | undefined
  product?: string | undefined
}

/** Reviews of a store's products, newest first, or the one named. */
export async function findStoreReviews(
  sql: Queryable,
  { storeId, language }: { storeId: string; language: Language },
  input: { id: string } | { window: Window; chosen: Chosen },
): Promise<SupplierReview[]> {
  const rows = await sql<(Omit<SupplierReview, 'report'> & ReportColumns)[]>`
    select r.id, r.sku_id as product_sku_id, ${language === 'de' ? sql`p.name_de` : sql`p.name_en`} as product_name,
      r.rate, r.comment, r.author_business_type, r.created_at,
      r.is_shown, r.store_reply, r.replied_at, r.reported_at, r.report_reason,
      coalesce(r.moderated_at >= r.reported_at, false) as is_decided
    from review r join product p on p.sku_id = r.sku_id
    where r.store_id = ${storeId} ${'id' in input ? sql`and r.id = ${input.id}` : isChosen(sql, input.chosen)}
    order by r.created_at desc, r.id ${'window' in input ? limitTo(sql, input.window) : sql``}`
  return rows.map(({ reportedAt: at, reportReason: reason, isDecided, ...review }) => ({
    ...review,
    report: at && reason && { reason, at, isDecided },
  }))
}

export async function countStoreReviews(sql: Queryable, storeId: string, chosen: Chosen): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from review r where r.store_id = ${storeId} ${isChosen(sql, chosen)}`
  return row.count
}

const isChosen = (sql: Queryable, { rate, isAnswered, isReported, product }: Chosen) => sql`
  ${rate === undefined ? sql`` : sql`and r.rate = ${rate}`}
  ${isAnswered === undefined ? sql`` : sql`and (r.store_reply is not null) = ${isAnswered}`}
  ${isReported === undefined ? sql`` : sql`and (r.reported_at is not null) = ${isReported}`}
  ${
    product === undefined
      ? sql``
      : sql`and exists (
          select from product g where g.sku_id = r.sku_id and (g.sku_id = ${product} or g.supplier_sku = ${product}))`
  }`
