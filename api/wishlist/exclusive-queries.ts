import type { AccessStatus } from '../../contract/exclusive.ts'
import { accessStatus, accessTables } from '../exclusive/grant-queries.ts'
import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Queryable } from '../platform/db.ts'

export type ExclusiveRow = CardRow & { accessStatus: AccessStatus }

/** Exclusive products on sale that the buyer applied for or was granted, newest application or grant first. */
export const findExclusiveProducts = (sql: Queryable, buyerId: string, window: Window) => sql<ExclusiveRow[]>`
  select ${cardColumns(sql)}, ${accessStatus(sql)} as access_status
  from ${cardTables(sql)} ${accessTables(sql, buyerId)}
  where ${isConcerned(sql, buyerId)}
  order by greatest(g.granted_at, r.created_at) desc, p.sku_id
  ${limitTo(sql, window)}`

export async function countExclusiveProducts(sql: Queryable, buyerId: string): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from product p where ${isConcerned(sql, buyerId)}`
  return counted.count
}

const isConcerned = (sql: Queryable, buyerId: string) => sql`
  p.is_exclusive and p.status = 'ACTIVE' and p.sku_id in (
    select sku_id from exclusive_grant where buyer_id = ${buyerId}
    union all select sku_id from exclusive_request where buyer_id = ${buyerId})`
