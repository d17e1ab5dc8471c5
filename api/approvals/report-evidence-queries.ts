import type { Queryable } from '../platform/db.ts'
import type { Fact } from './fact.ts'

const MOST_REPORTS = 20

/** Of a product that was reported: what each waiting report says, until when, and what was decided before. */
export const findReportFacts = (sql: Queryable, skuId: string) => sql<Fact[]>`
  with p as (select sku_id, store_id, name_de, status from product where sku_id = ${skuId}),
  waiting as (select * from product_report where sku_id = ${skuId} and outcome is null order by created_at, id limit ${MOST_REPORTS}),
  latest as (select outcome, statement, decided_at, count(*) as count from product_report
    where sku_id = ${skuId} and outcome is not null group by outcome, statement, decided_at order by decided_at desc limit 10)
  select 'product' as name, name_de || ' (' || sku_id || ')' as value, false as is_open, null::timestamptz as at from p
  union all select 'onSale', case status when 'ACTIVE' then '{ONSALE}' when 'BLOCKED' then '{BLOCKED}' else '{OFFSALE}' end, false, null from p
  union all select 'decideBy', '{' || to_char(min(decide_by) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}',
    coalesce(min(decide_by) < now(), false), null from waiting
  union all select * from (select 'productReport', '{' || reason || '}' || E'\\n' || explanation || E'\\n' || report_number || ' · '
    || coalesce(nullif(concat_ws(', ', name, email), ''), '{NAMELESS}'), true, created_at from waiting order by created_at, id) reports
  union all select 'moreReports', nullif(count(*) - ${MOST_REPORTS}, 0)::text, true, null
    from product_report where sku_id = ${skuId} and outcome is null having count(*) > ${MOST_REPORTS}
  union all select 'earlierReports', string_agg('{' || to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') || '}: {' || outcome || '}, '
    || count || ' × ' || E'\\n' || statement, E'\\n' order by decided_at desc), count(*) > 0, null from latest
  union all select 'reportsOfStore', (select count(*)::text from product_report r join product o using (sku_id)
    where o.store_id = p.store_id and r.created_at > now() - interval '90 days'), false, null from p`

/** In which language the reporters who left an address read, where they have one in common. */
export async function findReporterLanguage(sql: Queryable, skuId: string): Promise<'de' | 'en' | null> {
  const found = await sql<{ language: 'de' | 'en' }[]>`
    select distinct language from product_report where sku_id = ${skuId} and outcome is null and email is not null`
  return found.length === 1 ? found[0]!.language : null
}
