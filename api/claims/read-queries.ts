import type { ClaimStatus } from '../../contract/claims/claim-words.ts'
import type { ClaimView } from '../../contract/claims/supplier-claims.ts'
import type { refundStatuses } from '../../contract/orders/orders.ts'
import type { AttachmentRow } from '../attachments/queries.ts'
import type { CursorPage } from '../http/cursor.ts'
import { escapeLike, type Queryable } from '../platform/db.ts'
import type { ClaimLineRow, ClaimOwner, NewEvent } from './queries.ts'

export type ClaimEntryRow = {
  id: string
  number: string
  subOrderNumber: string
  status: ClaimStatus
  storeName: string
  companyName: string
  createdAt: Date
  dueAt: Date | null
  pieceCount: number
  /** All of its pieces are packs of several. */
  isPack: boolean
  lineCount: number
  nameDe: string
  nameEn: string
  imageUrl: string
}

const entryColumns = (sql: Queryable) => sql`
  c.id, c.number, s.sub_order_number, c.status, s.store_name, coalesce(o.address ->> 'companyName', '') as company_name,
  c.created_at, c.due_at, l.piece_count, l.is_pack, l.line_count, first.name_de, first.name_en, first.image_url`

const joined = (sql: Queryable) => sql`
  join sub_order s on s.buyer_id = c.buyer_id and s.order_id = c.order_id and s.store_id = c.store_id
  join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
  cross join lateral (
    select sum(n.quantity)::int as piece_count, bool_and(is_pack(o)) as is_pack, count(*)::int as line_count,
      min(n.position) as position
    from claim_line n join order_line o on o.buyer_id = n.buyer_id and o.order_id = c.order_id and o.sku_id = n.sku_id
    where n.buyer_id = c.buyer_id and n.claim_id = c.id) l
  join claim_line k on k.buyer_id = c.buyer_id and k.claim_id = c.id and k.position = l.position
  join order_line first on first.buyer_id = c.buyer_id and first.order_id = c.order_id and first.sku_id = k.sku_id`

const isClosed = (sql: Queryable) => sql`c.status in ('CLOSED', 'WITHDRAWN')`

type BuyerList = { isOpen: boolean; offset: number; limit: number }

export const findBuyerClaims = (sql: Queryable, buyerId: string, { isOpen, offset, limit }: BuyerList) => sql<
  (ClaimEntryRow & { totalItems: number })[]
>`
  select ${entryColumns(sql)}, count(*) over ()::int as total_items from claim c ${joined(sql)}
  where c.buyer_id = ${buyerId} and ${isClosed(sql)} <> ${isOpen}
  order by c.created_at desc, c.id desc offset ${offset} limit ${limit}`

export type StoreClaims = { storeId: string; view: ClaimView; q?: string | undefined }

export const findStoreClaims = (sql: Queryable, list: StoreClaims, page: CursorPage) => sql<ClaimEntryRow[]>`
  select ${entryColumns(sql)} from claim c ${joined(sql)}
  where ${isIn(sql, list)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

/** The rows of a view, to be counted, with when each is due. */
export const rowsOfView = (sql: Queryable, list: StoreClaims) => sql`
  select c.due_at as at from claim c join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id where ${isIn(sql, list)}`

/** What the store should have done. */
export const rowsOverdue = (sql: Queryable, storeId: string, now: Date) => sql`
  select 1 from claim c where c.store_id = ${storeId} and c.status in ('OPEN', 'REPLACING') and c.due_at < ${now}`

const conditions: Record<ClaimView, (sql: Queryable) => ReturnType<Queryable>> = {
  TO_ANSWER: (sql) => sql`c.due_at is not null and c.status = 'OPEN'`,
  TO_SHIP: (sql) => sql`c.due_at is not null and exists (
    select from claim_line p where p.buyer_id = c.buyer_id and p.claim_id = c.id and p.resent_quantity < p.replaced_quantity)`,
  OPEN: (sql) => sql`c.due_at is not null`,
  ALL: (sql) => sql`true`,
}

function isIn(sql: Queryable, { storeId, view, q }: StoreClaims) {
  const part = q && `%${escapeLike(q)}%`
  return sql`c.store_id = ${storeId} and ${conditions[view](sql)}
    and ${part ? sql`(c.number ilike ${part.slice(1)} or o.address ->> 'companyName' ilike ${part})` : sql`true`}`
}

export type ClaimRow = ClaimEntryRow & {
  buyerId: string
  orderId: string
  orderNumber: string
  questionedBy: 'STORE' | 'TRESEN' | null
  openedByName: string
  lines: (ClaimLineRow & { nameDe: string; nameEn: string; imageUrl: string; isPack: boolean })[]
  refunds: { amountCents: number; status: (typeof refundStatuses)[number] }[]
  events: (Omit<NewEvent, 'at' | 'authorId'> & { at: string; files: AttachmentRow[] })[]
}

/** One claim with all there is to it; undefined also for somebody else's. */
export async function findClaim(sql: Queryable, owner: ClaimOwner, number: string): Promise<ClaimRow | undefined> {
  const isOwn =
    owner === null
      ? sql`true`
      : 'buyerId' in owner
        ? sql`c.buyer_id = ${owner.buyerId}`
        : sql`c.store_id = ${owner.storeId}`
  const [row] = await sql<ClaimRow[]>`
    select ${entryColumns(sql)}, c.buyer_id, c.order_id, o.order_number, c.questioned_by,
      trim(coalesce(a.first_name || ' ' || a.last_name, '')) as opened_by_name,
      (select json_agg(json_build_object('skuId', p.sku_id, 'problem', p.problem, 'remedy', p.remedy,
          'quantity', p.quantity, 'refundedQuantity', p.refunded_quantity, 'replacedQuantity', p.replaced_quantity,
          'resentQuantity', p.resent_quantity, 'nameDe', ol.name_de, 'nameEn', ol.name_en, 'isPack', is_pack(ol),
          'imageUrl', coalesce(ol.design ->> 'previewUrl', ol.image_url)) order by p.position)
        from claim_line p join order_line ol on ol.buyer_id = c.buyer_id and ol.order_id = c.order_id and ol.sku_id = p.sku_id
        where p.buyer_id = c.buyer_id and p.claim_id = c.id) as lines,
      (select coalesce(json_agg(json_build_object('amountCents', r.amount_cents,
          'status', case when r.paid_back_at is not null then 'ARRIVED' when m.state = 'REFUSED' then 'DELAYED'
            else 'ON_ITS_WAY' end) order by r.created_at, r.id), '[]')
        from refund r left join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id
        where r.buyer_id = c.buyer_id and r.order_id = c.order_id and r.claim_id = c.id and r.is_owed) as refunds,
      (select json_agg(json_build_object('id', e.id, 'action', e.action, 'byWhom', e.by_whom, 'status', e.status,
          'words', e.words, 'amountCents', e.amount_cents, 'replacedPieces', e.replaced_pieces, 'at', e.at,
          'files', (select coalesce(json_agg(json_build_object('id', f.id, 'targetId', f.target_id, 'token', f.token,
              'format', f.format, 'name', f.name, 'width', f.width, 'height', f.height) order by f.created_at, f.id), '[]')
            from attachment f where f.target_id = e.id)) order by e.at, e.id)
        from claim_event e where e.buyer_id = c.buyer_id and e.claim_id = c.id) as events
    from claim c ${joined(sql)} left join account a on a.id = c.opened_by
    where c.number = ${number} and ${isOwn}`
  return row
}
