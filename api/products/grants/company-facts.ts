import type postgres from 'postgres'
import type { Queryable } from '../../platform/db.ts'
import { isLiveGrant } from '../visibility.ts'

/** CompanyFacts of the membership `m`, read with each session: each is one look into an index. The latest order has the largest id. */
export const companyFacts = (sql: Queryable): postgres.Fragment => sql`jsonb_build_object(
  'grantedSkuIds', coalesce((
    select jsonb_agg(g.sku_id) from exclusive_grant g where g.buyer_id = m.company_id and ${isLiveGrant(sql)}), '[]'),
  'grantsEndAfterMs', (
    select floor(1000 * extract(epoch from min(g.expires_at) - now())) from exclusive_grant g
    where g.buyer_id = m.company_id and ${isLiveGrant(sql)}),
  'latestOrderId', (select order_id from order_line where buyer_id = m.company_id order by order_id desc limit 1),
  'hasDesigns', exists (select from design where buyer_id = m.company_id),
  'address', (
    select jsonb_build_object('countryId', a.country_id, 'postalCode', a.postal_code)
    from (${usualAddress(sql, sql`m.company_id`)}) a))`

/** Where a company has its goods sent unless it says otherwise: country and postcode. */
export const usualAddress = (sql: Queryable, buyerId: string | postgres.Fragment): postgres.Fragment => sql`
  select country_id, postal_code from address where buyer_id = ${buyerId}
  order by is_selected desc, created_at desc, id desc limit 1`
