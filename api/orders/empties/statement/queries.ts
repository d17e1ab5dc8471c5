import type postgres from 'postgres'
import type { Queryable, Tx } from '../../../platform/db.ts'
import type { MovementRow, Partners } from '../queries.ts'

/** One item: pieces before the month, movements in it by kind, and pieces after it; amounts are deposit without tax. */
export type StatementRow = {
  nameDe: string
  nameEn: string
  openingPieces: number
  delivered: number
  returned: number
  corrected: number
  closingPieces: number
  openingCents: number
  closingCents: number
  isExchanged: boolean
}

const firstOf = (sql: Queryable, month: string): postgres.Fragment =>
  sql`${`${month}-01`}::timestamp at time zone 'Europe/Berlin'`
const firstAfter = (sql: Queryable, month: string): postgres.Fragment =>
  sql`(${`${month}-01`}::timestamp + interval '1 month') at time zone 'Europe/Berlin'`

/** What there was of each item until the end of the month. */
export const findStatement = (sql: Queryable, { buyerId, storeId }: Partners, month: string) => sql<StatementRow[]>`
  with movement as (
    select *, at < ${firstOf(sql, month)} as is_before from empties_movement
    where buyer_id = ${buyerId} and store_id = ${storeId} and at < ${firstAfter(sql, month)}
  )
  select max(name_de) as name_de, max(name_en) as name_en,
    coalesce(sum(pieces) filter (where is_before), 0)::int as opening_pieces,
    coalesce(sum(pieces) filter (where not is_before and kind = 'DELIVERED'), 0)::int as delivered,
    coalesce(sum(pieces) filter (where not is_before and kind = 'RETURNED'), 0)::int as returned,
    coalesce(sum(pieces) filter (where not is_before and kind = 'CORRECTED'), 0)::int as corrected,
    sum(pieces)::int as closing_pieces,
    coalesce(sum(pieces::bigint * cents) filter (where is_before), 0)::bigint as opening_cents,
    sum(pieces::bigint * cents)::bigint as closing_cents, max(cents) = 0 as is_exchanged
  from movement group by code order by max(cents) = 0, max(cents), code`

/** The movements of the month, the oldest first. */
export const findMovementsOfMonth = (sql: Queryable, { buyerId, storeId }: Partners, month: string) => sql<
  Omit<MovementRow, 'totalItems'>[]
>`
  select m.*, o.order_number from empties_movement m join orders o on o.buyer_id = m.buyer_id and o.id = m.order_id
  where m.buyer_id = ${buyerId} and m.store_id = ${storeId}
    and m.at >= ${firstOf(sql, month)} and m.at < ${firstAfter(sql, month)}
  order by m.at, m.id`

/** Months in Germany with movements, newest first. */
export async function findMonths(sql: Queryable, { buyerId, storeId }: Partners): Promise<string[]> {
  const rows = await sql<{ month: string }[]>`
    select distinct to_char(at at time zone 'Europe/Berlin', 'YYYY-MM') as month
    from empties_movement where buyer_id = ${buyerId} and store_id = ${storeId} order by 1 desc`
  return rows.map(({ month }) => month)
}

export type StatementHead = { companyName: string; storeName: string; storeAddress: string }

export async function findHead(sql: Queryable, { buyerId, storeId }: Partners): Promise<StatementHead | undefined> {
  const [head] = await sql<StatementHead[]>`
    select c.name as company_name, coalesce(s.legal ->> 'companyName', s.name) as store_name,
      coalesce(s.legal ->> 'address', '') as store_address
    from company c, store s
    where c.id = ${buyerId} and s.id = ${storeId} and exists (
      select from empties_movement m where m.buyer_id = c.id and m.store_id = s.id)`
  return head
}

/** Partners with movements in the month whose statement has not been mailed. */
export const findUnmailed = (
  sql: Queryable,
  month: string,
  { after, limit }: { after: Partners | null; limit: number },
) => sql<Partners[]>`
  select distinct m.buyer_id, m.store_id from empties_movement m
  where m.at >= ${firstOf(sql, month)} and m.at < ${firstAfter(sql, month)} and not exists (
    select from empties_statement s where s.buyer_id = m.buyer_id and s.store_id = m.store_id and s.month = ${month})
    ${after ? sql`and (m.buyer_id, m.store_id) > (${after.buyerId}::uuid, ${after.storeId}::uuid)` : sql``}
  order by m.buyer_id, m.store_id limit ${limit}`

/** False where somebody else has mailed it. */
export async function noteStatement(
  tx: Tx,
  { buyerId, storeId, month, at }: Partners & { month: string; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into empties_statement (buyer_id, store_id, month, mailed_at) values (${buyerId}, ${storeId}, ${month}, ${at})
    on conflict do nothing returning month`
  return rows.length > 0
}
