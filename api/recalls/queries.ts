import type { CursorPage } from '../http/cursor.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { receiversOf, type Receiver } from '../orders/fulfilment/recipients.ts'

export type RecallRow = {
  id: string
  skuId: string
  nameDe: string
  nameEn: string
  lots: string[]
  reason: string
  advice: string
  createdAt: Date
}
export type CountedRow = RecallRow & { certainCount: number; possibleCount: number; confirmedCount: number }

const columns = (sql: Queryable) => sql`
  c.id, c.sku_id, c.name_de, c.name_en, c.lots, c.reason, c.advice, c.created_at`
const counted = (sql: Queryable) => sql`
  cross join lateral (
    select count(*) filter (where lots <> '{}')::integer as certain_count,
      count(*) filter (where lots = '{}')::integer as possible_count,
      count(confirmed_at)::integer as confirmed_count
    from recall_notice where recall_id = c.id) n`

export const findRecalls = (sql: Queryable, storeId: string, page: CursorPage) => sql<CountedRow[]>`
  select ${columns(sql)}, n.* from recall c ${counted(sql)}
  where c.store_id = ${storeId} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export const rowsOfStore = (sql: Queryable, storeId: string) => sql`select 1 from recall where store_id = ${storeId}`

export type ReachedRow = { companyName: string; lots: string[]; confirmedAt: string | null }

/** Undefined also for another store's. */
export async function findRecall(
  sql: Queryable,
  storeId: string,
  { id, most }: { id: string; most: number },
): Promise<(CountedRow & { companies: ReachedRow[] }) | undefined> {
  const [row] = await sql<(CountedRow & { companies: ReachedRow[] })[]>`
    select ${columns(sql)}, n.*, (
      select coalesce(json_agg(json_build_object('companyName', r.name, 'lots', r.lots, 'confirmedAt', r.confirmed_at)
        order by r.confirmed_at is not null, r.name, r.buyer_id), '[]')
      from (select r.*, k.name from recall_notice r join company k on k.id = r.buyer_id
        where r.recall_id = c.id order by r.confirmed_at is not null, k.name, r.buyer_id limit ${most}) r) as companies
    from recall c ${counted(sql)} where c.store_id = ${storeId} and c.id = ${id}`
  return row
}

export type Article = { skuId: string; nameDe: string; nameEn: string }

/** An article of the store by either number; undefined where there is none. */
export async function findArticle(sql: Queryable, storeId: string, number: string): Promise<Article | undefined> {
  const [row] = await sql<Article[]>`
    select sku_id, name_de, name_en from product
    where store_id = ${storeId} and (sku_id = ${number} or supplier_sku = ${number})
    order by sku_id = ${number} desc, sku_id limit 1`
  return row
}

export type NewRecall = RecallRow & { storeId: string; since: string; madeBy: string }

/**
 * Writes a recall with its notices: to the companies whose newest check of a shipment names one of the lots, whenever that was; and to
 * those that got the article since the day and recorded no lot, or have not checked the shipment. Who recorded only other lots, or
 * that nothing came, gets none.
 */
export async function insertRecall(tx: Tx, recall: NewRecall): Promise<void> {
  const { id, storeId, skuId, lots, since, createdAt } = recall
  await inOrder([
    () => tx`insert into recall ${tx(recall)}`,
    () => tx`
    insert into recall_notice (buyer_id, recall_id, lots, created_at)
    select sent.buyer_id, ${id}::uuid, coalesce(array_agg(distinct n.lot) filter (where ${isCalled(tx, lots)}), '{}'),
      ${createdAt}::timestamptz
    from order_line l
    join shipment sent on sent.buyer_id = l.buyer_id and sent.order_id = l.order_id and sent.store_id = l.store_id
    left join lateral (select k.id from goods_in_check k
      where k.buyer_id = sent.buyer_id and k.shipment_id = sent.id order by k.version desc limit 1) k on true
    left join goods_in_line n on n.buyer_id = sent.buyer_id and n.check_id = k.id and n.sku_id = l.sku_id
    where l.sku_id = ${skuId} and l.store_id = ${storeId}
      and exists (select from jsonb_array_elements(sent.lines) r where r ->> 'skuId' = l.sku_id)
      and coalesce(n.came_quantity, 1) > 0
      and (${isCalled(tx, lots)}
        or (n.lot is null and sent.shipped_at >= ${since}::date::timestamp at time zone 'Europe/Berlin'))
      and exists (select from company where id = sent.buyer_id)
    group by sent.buyer_id`,
  ])
}

const isCalled = (sql: Queryable, lots: string[]) =>
  sql`upper(n.lot) = any(select upper(lot) from unnest(${lots}::text[]) lot)`

export type NoticeRow = RecallRow & {
  storeName: string
  ownLots: string[]
  confirmedAt: Date | null
  confirmedBy: string | null
  totalItems: number
}

const notices = (sql: Queryable) => sql`
  select ${columns(sql)}, s.name as store_name, r.lots as own_lots, r.confirmed_at,
    (select concat_ws(' ', first_name, last_name) from account where id = r.confirmed_by and erased_at is null)
      as confirmed_by, count(*) over ()::integer as total_items
  from recall_notice r join recall c on c.id = r.recall_id join store s on s.id = c.store_id`

type Window = { offset: number; limit: number }

export const findNotices = (sql: Queryable, buyerId: string, { offset, limit }: Window) => sql<NoticeRow[]>`
  ${notices(sql)} where r.buyer_id = ${buyerId}
  order by r.confirmed_at is not null, r.created_at desc, r.recall_id desc offset ${offset} limit ${limit}`

/** Undefined also for somebody else's. */
export async function findNotice(sql: Queryable, buyerId: string, id: string): Promise<NoticeRow | undefined> {
  const [row] = await sql<NoticeRow[]>`${notices(sql)} where r.buyer_id = ${buyerId} and r.recall_id = ${id}`
  return row
}

/** The first confirmation counts. */
export async function confirmNotice(
  sql: Queryable,
  { buyerId, id, by, at }: { buyerId: string; id: string; by: string; at: Date },
): Promise<void> {
  await sql`
    update recall_notice set confirmed_by = ${by}, confirmed_at = ${at}
    where buyer_id = ${buyerId} and recall_id = ${id} and confirmed_at is null`
}

export type ToMailRow = RecallRow & {
  storeName: string
  buyerId: string
  ownLots: string[]
  members: Receiver[]
}

/** Marks notices that nobody was mailed yet as mailed, and answers whom to mail: each member who takes goods in. */
export const takeUnmailed = (tx: Tx, most: number) => tx<ToMailRow[]>`
  with due as (
    select buyer_id, recall_id from recall_notice where mailed_at is null
    order by created_at limit ${most} for update skip locked),
  taken as (
    update recall_notice r set mailed_at = now() from due
    where r.buyer_id = due.buyer_id and r.recall_id = due.recall_id returning r.*)
  select ${columns(tx)}, s.name as store_name, t.buyer_id, t.lots as own_lots, ${receiversOf(tx, tx`t.buyer_id`)} as members
  from taken t join recall c on c.id = t.recall_id join store s on s.id = c.store_id`
