import type postgres from 'postgres'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type * as emptiesApi from '../../../contract/orders/empties.ts'
import { ROWS_AT_ONCE } from '../../http/cursor.ts'
import { limitTo, type Window } from '../../http/paged.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

/** A buyer and a store that lends to them. */
export type Partners = { buyerId: string; storeId: string }
export type Beyond = InputOf<typeof emptiesApi.setTerms>['beyond']

export type NewMovement = Partners & {
  id: string
  orderId: string
  code: string
  nameDe: string
  nameEn: string
  cents: number
  rateBp: number
  pieces: number
  kind: 'DELIVERED' | 'RETURNED' | 'CORRECTED'
  documentNumber: string | null
  reason: string | null
  bookedBy: string | null
  at: Date
}

export async function insertMovements(tx: Tx, movements: NewMovement[]): Promise<void> {
  await tx`insert into empties_movement ${tx(movements)}`
}

/** What of one order, item, amount and rate has not come back. */
export type Lot = Pick<NewMovement, 'orderId' | 'code' | 'nameDe' | 'nameEn' | 'cents' | 'rateBp' | 'pieces'> & {
  /** Giving it back is a supply of the buyer. */
  isSupply: boolean
}

/** Every lot there ever was between two partners, the oldest first, and the store's terms; bookings of the same two follow each other. */
export async function lockLots(tx: Tx, { buyerId, storeId }: Partners): Promise<{ lots: Lot[]; beyond: Beyond }> {
  const [, lots, beyond] = await inOrder([
    () => tx`select pg_advisory_xact_lock(hashtextextended(${`empties ${buyerId} ${storeId}`}, 0))`,
    () => findLots(tx, { buyerId, storeId }),
    () => findBeyond(tx, storeId),
  ])
  return { lots, beyond }
}

const findLots = (tx: Tx, { buyerId, storeId }: Partners) => tx<Lot[]>`
  select order_id, code, max(name_de) as name_de, max(name_en) as name_en, cents, rate_bp, sum(pieces)::int as pieces,
    exists (select from deposit_item i where i.code = m.code and i.tax = 'STANDARD') as is_supply
  from empties_movement m where buyer_id = ${buyerId} and store_id = ${storeId}
  group by order_id, code, cents, rate_bp order by min(at), order_id, code`

/**
 * What there is of these lots once their orders are held, as who takes goods back full or pays for a claim holds one: no piece is
 * credited twice. Held in the order of their ids, so that two stores of the same orders do not wait for each other.
 */
export async function holdLots(tx: Tx, partners: Partners, lots: Lot[]): Promise<Lot[]> {
  const concerned = [...Map.groupBy(lots, ({ code }) => code).values()].flatMap((ofCode) =>
    // What is beyond the account goes to the newest.
    ofCode.filter((lot) => lot.pieces !== 0 || lot === ofCode.at(-1)),
  )
  const orderIds = [...new Set(concerned.map(({ orderId }) => orderId))]
  const [, held] = await inOrder([
    () => tx`select from orders where buyer_id = ${partners.buyerId} and id = any(${orderIds}) order by id for update`,
    () => findLots(tx, partners),
  ])
  return held.filter(({ orderId }) => orderIds.includes(orderId))
}

export async function findBeyond(sql: Queryable, storeId: string): Promise<Beyond> {
  const [terms] = await sql<{ beyond: Beyond }[]>`select beyond from empties_terms where store_id = ${storeId}`
  return terms?.beyond ?? 'FIFTH'
}

export async function writeBeyond(sql: Queryable, storeId: string, beyond: Beyond): Promise<void> {
  await sql`
    insert into empties_terms (store_id, beyond) values (${storeId}, ${beyond})
    on conflict (store_id) do update set beyond = excluded.beyond`
}

export type HeldRow = {
  partnerId: string
  code: string
  nameDe: string
  nameEn: string
  pieces: number
  cents: number
  isExchanged: boolean
}
type Side = 'BUYER' | 'STORE'

/** By partner and item; also what has come back whole, of these partners or all. */
export const findHeld = (sql: Queryable, of: { side: Side; id: string; partnerIds?: string[] }) => {
  const [own, partner] = of.side === 'BUYER' ? [sql`buyer_id`, sql`store_id`] : [sql`store_id`, sql`buyer_id`]
  return sql<HeldRow[]>`
    select ${partner} as partner_id, code, max(name_de) as name_de, max(name_en) as name_en, sum(pieces)::int as pieces,
      sum(pieces::bigint * cents)::bigint as cents, max(cents) = 0 as is_exchanged
    from empties_movement
    where ${own} = ${of.id} ${of.partnerIds ? sql`and ${partner} = any(${of.partnerIds})` : sql``}
    group by ${partner}, code order by max(cents) = 0, max(cents), code`
}

export type PartnerRow = { id: string; name: string; totalItems: number }

/** Who holds something of a store, the most first. */
export const findHolders = (sql: Queryable, storeId: string, window: Window) => sql<PartnerRow[]>`
  select c.id, c.name, count(*) over ()::int as total_items
  from (
    select buyer_id, sum(pieces::bigint * cents) as cents from empties_movement where store_id = ${storeId} group by buyer_id
  ) held join company c on c.id = held.buyer_id
  order by held.cents desc, c.id ${limitTo(sql, window)}`

/** The stores that lend to a buyer. */
export const findLenders = (sql: Queryable, buyerId: string) => sql<PartnerRow[]>`
  select s.id, s.name, 0 as total_items from store s
  where s.id in (select store_id from empties_movement where buyer_id = ${buyerId}) order by s.name, s.id`

/** The name of the partner; undefined where nothing was ever lent between the two. */
export async function findPartner(
  sql: Queryable,
  side: Side,
  { buyerId, storeId }: Partners,
): Promise<string | undefined> {
  const name =
    side === 'BUYER'
      ? sql`(select name from store where id = ${storeId})`
      : sql`(select name from company where id = ${buyerId})`
  const [row] = await sql<{ name: string }[]>`
    select ${name} as name from empties_movement where buyer_id = ${buyerId} and store_id = ${storeId} limit 1`
  return row?.name
}

export type MovementRow = NewMovement & { orderNumber: string }

/** One page, newest first. */
export const findMovements = (sql: Queryable, partners: Partners, window: Window) => sql<
  (MovementRow & { totalItems: number })[]
>`
  select m.*, o.order_number, count(*) over ()::int as total_items
  ${fromMovements(sql, partners)} order by m.at desc, m.id ${limitTo(sql, window)}`

/** All of them in that order, page by page; each is entered by the index where the one before has ended. */
export async function* movementPages(sql: Queryable, partners: Partners): AsyncGenerator<readonly MovementRow[]> {
  for (let last: PlacedRow | undefined; ;) {
    // As text: a Date would be rounded.
    const bound: postgres.Fragment = last
      ? sql`and m.at <= ${last.position}::text::timestamptz
          and (m.at < ${last.position}::text::timestamptz or m.id > ${last.id})`
      : sql``
    const rows: PlacedRow[] = await sql<PlacedRow[]>`
      select m.*, o.order_number, to_json(m.at) #>> '{}' as position
      ${fromMovements(sql, partners)} ${bound} order by m.at desc, m.id limit ${ROWS_AT_ONCE}`
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}
type PlacedRow = MovementRow & { position: string }

const fromMovements = (sql: Queryable, { buyerId, storeId }: Partners) => sql`
  from empties_movement m join orders o on o.buyer_id = m.buyer_id and o.id = m.order_id
  where m.buyer_id = ${buyerId} and m.store_id = ${storeId}`
