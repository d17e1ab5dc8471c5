import type postgres from 'postgres'
import { may, type Account } from '../http/caller.ts'
import type { Queryable } from '../platform/db.ts'

/**
 * The company whose granted goods are seen beside those that every visitor sees; null for visitors, and for members who have to
 * do with documents alone.
 */
export const catalogueCompany = (account: Account | null): string | null =>
  may(account, 'buyer', 'buy') || may(account, 'buyer', 'orders') || may(account, 'buyer', 'receive')
    ? account!.companyId
    : null

/** Whether the grant `g` holds now. */
export const isLiveGrant = (sql: Queryable): postgres.Fragment => sql`
  (g.withdrawn_at is null and (g.expires_at is null or g.expires_at > now()))`

/**
 * The condition every query of products carries, over the alias `p`: on sale, and not exclusive or granted to this
 * account (api.md section 2). Null is a visitor.
 */
export function visibleTo(sql: Queryable, accountId: string | null): postgres.Fragment {
  return accountId === null ? sql`p.status = 'ACTIVE' and not p.is_exclusive` : visibleToBuyer(sql, accountId)
}

const visibleToBuyer = (sql: Queryable, accountId: string) =>
  sql`p.status = 'ACTIVE' and ${isVisibleTo(sql, accountId)}`

/** Not exclusive, or granted to this account, whether it is on sale or not. */
export const isVisibleTo = (sql: Queryable, accountId: string): postgres.Fragment => sql`
  (not p.is_exclusive or exists (
    select from exclusive_grant g where g.buyer_id = ${accountId} and g.sku_id = p.sku_id and ${isLiveGrant(sql)}))`
