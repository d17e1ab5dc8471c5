import type { ClaimStatus, ProblemKind, Remedy } from '../../contract/claims/claim-words.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { ClaimActor, ClaimStep } from './steps.ts'

/** Who asks: the company, the store, or an operator for any of them. */
export type ClaimOwner = { buyerId: string } | { storeId: string } | null

export type ClaimKey = { buyerId: string; id: string; orderId: string; storeId: string }
export type LockedClaim = ClaimKey & {
  number: string
  status: ClaimStatus
  questionedBy: 'STORE' | 'TRESEN' | null
  dueAt: Date | null
  openedBy: string
  version: number
  lines: ClaimLineRow[]
}
export type ClaimLineRow = {
  skuId: string
  problem: ProblemKind
  remedy: Remedy
  quantity: number
  refundedQuantity: number
  replacedQuantity: number
  resentQuantity: number
}

/** What the company has written in claims; the claims stay, as the orders do. */
export async function eraseClaims(sql: Queryable, buyerId: string): Promise<void> {
  await sql`update claim_event set words = null where buyer_id = ${buyerId} and by_whom = 'BUYER'`
}

const isOf = (sql: Queryable, owner: ClaimOwner) => {
  if (owner === null) return sql`true`
  return 'buyerId' in owner ? sql`c.buyer_id = ${owner.buyerId}` : sql`c.store_id = ${owner.storeId}`
}

/** SQL: a column of the claim of this number, where it is the owner's. */
export const ofClaim = (sql: Queryable, owner: ClaimOwner, number: string) => (column: 'buyer_id' | 'order_id') =>
  sql`(select ${sql(column)} from claim c where c.number = ${number} and ${isOf(sql, owner)})`

/** Behind the lock of its order, which every step of it takes. Undefined also for somebody else's. */
export async function readLocked(tx: Tx, owner: ClaimOwner, number: string): Promise<LockedClaim | undefined> {
  const [claim] = await tx<LockedClaim[]>`
    select c.buyer_id, c.id, c.order_id, c.store_id, c.number, c.status, c.questioned_by, c.due_at, c.opened_by,
      (select count(*)::int from claim_event e where e.buyer_id = c.buyer_id and e.claim_id = c.id) as version,
      (select json_agg(json_build_object('skuId', sku_id, 'problem', problem, 'remedy', remedy, 'quantity', quantity,
          'refundedQuantity', refunded_quantity, 'replacedQuantity', replaced_quantity, 'resentQuantity', resent_quantity)
          order by position)
        from claim_line l where l.buyer_id = c.buyer_id and l.claim_id = c.id) as lines
    from claim c where c.number = ${number} and ${isOf(tx, owner)}`
  return claim
}

export type DeliveryRow = {
  orderId: string
  storeId: string
  storeName: string
  deliveredAt: Date | null
  lines: {
    skuId: string
    nameDe: string
    nameEn: string
    imageUrl: string
    shippedQuantity: number
    isPack: boolean
    claimable: number
  }[]
}

/** A delivery of the company with what can be claimed of it; undefined where nobody has paid it, or it is another's. */
export async function findClaimable(
  sql: Queryable,
  buyerId: string,
  subOrderNumber: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await sql<DeliveryRow[]>`
    select s.order_id, s.store_id, s.store_name, delivered_at(s),
      (select coalesce(json_agg(json_build_object('skuId', l.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en,
          'imageUrl', coalesce(l.design ->> 'previewUrl', l.image_url), 'shippedQuantity', l.shipped_quantity,
          'isPack', is_pack(l), 'claimable', claimable_pieces(l)) order by l.position), '[]')
        from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
          and l.shipped_quantity > 0) as lines
    from sub_order s
    where s.buyer_id = ${buyerId} and s.sub_order_number = ${subOrderNumber} and s.status <> 'PENDING_PAYMENT'`
  return row
}

export type NewLine = Pick<ClaimLineRow, 'skuId' | 'problem' | 'remedy' | 'quantity'>
type NewClaim = ClaimKey & { number: string; dueAt: Date; openedBy: string; createdAt: Date; lines: NewLine[] }

/** The number of the next claim about a delivery; its order is locked. */
export async function nextClaimNumber(tx: Tx, { buyerId, orderId, storeId }: Omit<ClaimKey, 'id'>): Promise<string> {
  const [row] = await tx<[{ number: string }]>`
    select s.sub_order_number || '-C' || (select count(*) + 1 from claim c
      where c.buyer_id = s.buyer_id and c.order_id = s.order_id and c.store_id = s.store_id) as number
    from sub_order s where s.buyer_id = ${buyerId} and s.order_id = ${orderId} and s.store_id = ${storeId}`
  return row.number
}

export async function insertClaim(tx: Tx, { lines, ...claim }: NewClaim): Promise<void> {
  const { buyerId, id: claimId } = claim
  const rows = lines.map((line, position) => ({ buyerId, claimId, position, ...line }))
  await tx`insert into claim ${tx({ ...claim, status: 'OPEN' })}`
  await tx`insert into claim_line ${tx(rows)}`
}

export type NewEvent = {
  id: string
  action: ClaimStep['action'] | 'OPEN'
  byWhom: ClaimActor
  status: ClaimStatus
  words: string | null
  amountCents: number | null
  replacedPieces: number | null
  authorId: string | null
  at: Date
}

export async function insertClaimEvent(tx: Tx, { buyerId, id }: Pick<ClaimKey, 'buyerId' | 'id'>, event: NewEvent) {
  await tx`insert into claim_event ${tx({ buyerId, claimId: id, ...event })}`
}

type Moved = { status: ClaimStatus; questionedBy: 'STORE' | 'TRESEN' | null; dueAt: Date | null }

export async function writeClaim(
  tx: Tx,
  { buyerId, id }: ClaimKey,
  { status, questionedBy, dueAt }: Moved,
): Promise<void> {
  await tx`
    update claim set status = ${status}, questioned_by = ${questionedBy}, due_at = ${dueAt}
    where buyer_id = ${buyerId} and id = ${id}`
}

export async function writeClaimLines(tx: Tx, { buyerId, id }: ClaimKey, lines: ClaimLineRow[]): Promise<void> {
  const column = (name: 'refundedQuantity' | 'replacedQuantity' | 'resentQuantity') => lines.map((line) => line[name])
  await tx`
    update claim_line l set refunded_quantity = change.refunded, replaced_quantity = change.replaced,
      resent_quantity = change.resent
    from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${column('refundedQuantity')}::integer[],
      ${column('replacedQuantity')}::integer[], ${column('resentQuantity')}::integer[])
      as change (sku_id, refunded, replaced, resent)
    where l.buyer_id = ${buyerId} and l.claim_id = ${id} and l.sku_id = change.sku_id`
}
