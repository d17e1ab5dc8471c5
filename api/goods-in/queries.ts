import type { Temperature } from '../../contract/delivery.ts'
import type { CheckState, LineState } from '../../contract/goods-in/check-words.ts'
import type { AttachmentRow } from '../attachments/queries.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'

export type ShipmentRow = {
  orderId: string
  storeId: string
  shipmentId: string
  subOrderNumber: string
  storeName: string
  carrier: string
  trackingNumber: string
  shippedAt: Date
  isReplacement: boolean
  lines: SentLine[]
}
export type SentLine = {
  skuId: string
  nameDe: string
  nameEn: string
  imageUrl: string
  sentQuantity: number
  isPack: boolean
  temperature: Temperature
  categorySlug: string
  isFood: boolean
}
export type CheckRow = {
  id: string
  shipmentId: string
  version: number
  /** Inside JSON a time is a text. */
  checkedAt: string
  checkedBy: string | null
  note: string | null
  reason: string | null
  claimNumbers: string[]
  lines: CheckLineRow[]
}
export type CheckLineRow = {
  skuId: string
  sentQuantity: number
  cameQuantity: number
  state: LineState
  badQuantity: number
  lot: string | null
  bestBefore: string | null
  temperature: number | null
  temperatureLimit: number | null
  attachments: AttachmentRow[]
}

const shipmentColumns = (sql: Queryable) => sql`
  p.order_id, p.store_id, p.id as shipment_id, s.sub_order_number, s.store_name, p.carrier, p.tracking_number, p.shipped_at,
  p.claim_id is not null as is_replacement`

const sentLines = (sql: Queryable) => sql`
  (select coalesce(json_agg(json_build_object('skuId', l.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en,
      'imageUrl', coalesce(l.design ->> 'previewUrl', l.image_url), 'sentQuantity', sent.quantity, 'isPack', is_pack(l),
      'temperature', coalesce(c.temperature, 'AMBIENT'), 'categorySlug', coalesce(c.slug, ''),
      'isFood', coalesce(c.is_food, false)) order by l.position), '[]')
    from (select r ->> 'skuId' as sku_id, sum((r ->> 'quantity')::integer)::integer as quantity
      from jsonb_array_elements(p.lines) r group by 1) sent
    join order_line l on l.buyer_id = p.buyer_id and l.order_id = p.order_id and l.sku_id = sent.sku_id
    left join product t on t.sku_id = l.sku_id left join category c on c.slug = t.category_slug) as lines`

const checkLines = (sql: Queryable) => sql`
  (select json_agg(json_build_object('skuId', n.sku_id, 'sentQuantity', n.sent_quantity, 'cameQuantity', n.came_quantity,
      'state', n.state, 'badQuantity', n.bad_quantity, 'lot', n.lot, 'bestBefore', n.best_before,
      'temperature', n.temperature, 'temperatureLimit', n.temperature_limit,
      'attachments', (select coalesce(json_agg(json_build_object('id', a.id, 'targetId', a.target_id, 'token', a.token,
          'format', a.format, 'name', a.name, 'width', a.width, 'height', a.height) order by a.id), '[]')
        from attachment a where a.buyer_id = n.buyer_id and a.id = any(n.attachment_ids))) order by n.position)
    from goods_in_line n where n.buyer_id = k.buyer_id and n.check_id = k.id)`

/** All versions of the check of shipment `p`, newest first. */
const checks = (sql: Queryable) => sql`
  (select coalesce(json_agg(json_build_object('id', k.id, 'shipmentId', k.shipment_id, 'version', k.version,
      'checkedAt', k.checked_at, 'checkedBy', ${nameOfChecker(sql)}, 'note', k.note, 'reason', k.reason,
      'claimNumbers', k.claim_numbers, 'lines', ${checkLines(sql)}) order by k.version desc), '[]')
    from goods_in_check k where k.buyer_id = p.buyer_id and k.shipment_id = p.id) as checks`

/** Whom a record names, as it has to, also where a company is one person. */
const nameOfChecker = (sql: Queryable) => sql`
  (select concat_ws(' ', first_name, last_name) from account where id = k.checked_by and erased_at is null)`

export type CheckedShipment = ShipmentRow & { checks: CheckRow[] }

/** Undefined also for somebody else's. */
export async function findShipment(
  sql: Queryable,
  buyerId: string,
  shipmentId: string,
): Promise<CheckedShipment | undefined> {
  const [row] = await sql<CheckedShipment[]>`
    select ${shipmentColumns(sql)}, ${sentLines(sql)}, ${checks(sql)}
    from shipment p join sub_order s on s.buyer_id = p.buyer_id and s.order_id = p.order_id and s.store_id = p.store_id
    where p.buyer_id = ${buyerId} and p.id = ${shipmentId}`
  return row
}

/** What was checked within the days, oldest first. */
export const findCheckedIn = (
  sql: Queryable,
  buyerId: string,
  { from, to, most }: { from: string; to: string; most: number },
) => sql<CheckedShipment[]>`
  select ${shipmentColumns(sql)}, ${sentLines(sql)}, ${checks(sql)}
  from goods_in_check f
  join shipment p on p.buyer_id = f.buyer_id and p.order_id = f.order_id and p.id = f.shipment_id
  join sub_order s on s.buyer_id = p.buyer_id and s.order_id = p.order_id and s.store_id = p.store_id
  where f.buyer_id = ${buyerId} and f.version = 1 and f.checked_at >= (${from}::date)::timestamp at time zone 'Europe/Berlin'
    and f.checked_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'
  order by f.checked_at, f.id limit ${most}`

export type EntryRow = Omit<ShipmentRow, 'lines'> & {
  lineCount: number
  pieceCount: number
  /** All of them are packs of several pieces. */
  isPack: boolean
  checkedAt: Date | null
  checkedBy: string | null
  deviationCount: number
  totalItems: number
}

type Listed = { state: CheckState; shippedAfter: Date; offset: number; limit: number }

export function findEntries(sql: Queryable, buyerId: string, { state, shippedAfter, offset, limit }: Listed) {
  const isChosen = state === 'EXPECTED' ? sql`k.id is null and p.shipped_at > ${shippedAfter}` : sql`k.id is not null`
  const order = state === 'EXPECTED' ? sql`p.shipped_at desc, p.id desc` : sql`k.checked_at desc, k.id desc`
  return sql<EntryRow[]>`
    select ${shipmentColumns(sql)}, k.checked_at, ${nameOfChecker(sql)} as checked_by,
      jsonb_array_length(p.lines) as line_count,
      (select coalesce(sum((r ->> 'quantity')::integer), 0)::integer from jsonb_array_elements(p.lines) r) as piece_count,
      (select coalesce(bool_and(is_pack(l)), false) from jsonb_array_elements(p.lines) r join order_line l
        on l.buyer_id = p.buyer_id and l.order_id = p.order_id and l.sku_id = r ->> 'skuId') as is_pack,
      (select count(*)::integer from goods_in_line n
        where n.buyer_id = k.buyer_id and n.check_id = k.id and n.state <> 'GOOD') as deviation_count,
      count(*) over ()::integer as total_items
    from shipment p
    join sub_order s on s.buyer_id = p.buyer_id and s.order_id = p.order_id and s.store_id = p.store_id
    left join lateral (select * from goods_in_check
      where buyer_id = p.buyer_id and shipment_id = p.id order by version desc limit 1) k on true
    where p.buyer_id = ${buyerId} and ${isChosen}
    order by ${order} offset ${offset} limit ${limit}`
}

export type NewCheck = {
  buyerId: string
  id: string
  orderId: string
  storeId: string
  shipmentId: string
  version: number
  checkedBy: string
  checkedAt: Date
  note: string | null
  reason: string | null
  claimNumbers: string[]
}
export type NewLine = Omit<CheckLineRow, 'attachments'> & { attachmentIds: string[] }

export async function insertCheck(tx: Tx, check: NewCheck, lines: NewLine[]): Promise<void> {
  const { buyerId, id: checkId } = check
  const rows = lines.map((line, position) => ({ buyerId, checkId, position, ...line }))
  await inOrder([() => tx`insert into goods_in_check ${tx(check)}`, () => tx`insert into goods_in_line ${tx(rows)}`])
}

/** What the company has typed; the records themselves stay, as the orders do. */
export async function eraseChecks(sql: Queryable, buyerId: string): Promise<void> {
  await sql`update goods_in_check set note = null, reason = null where buyer_id = ${buyerId}`
}
