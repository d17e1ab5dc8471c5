import type postgres from 'postgres'
import type { CollectionRule } from '../../../contract/collections/collections.ts'
import { urlPart } from '../../../contract/platform/fold-text.ts'
import type { Queryable } from '../../platform/db.ts'

/** Whether a product `p` that is on sale is what a rule asks for; nothing where it asks nothing. */
export function meetsRule(sql: Queryable, rule: CollectionRule | null, now: Date): postgres.Fragment {
  const conditions = rule ? conditionsOf(sql, rule, now) : []
  const [first, ...others] = conditions
  if (!first) return sql`false`
  return sql`p.status = 'ACTIVE' and ${others.reduce((all, one) => sql`${all} and ${one}`, first)}`
}

/** Whether only who sees prices may know what the rule finds. */
export const isPriced = (rule: CollectionRule | null): boolean => rule?.priceMax != null

function conditionsOf(sql: Queryable, rule: CollectionRule, now: Date): postgres.Fragment[] {
  const { category, brand, attribute, attributeValue, priceMax, newDays } = rule
  return [
    category !== null && sql`(p.category_slug = ${category} or p.root_category_slug = ${category})`,
    brand !== null && sql`p.brand_slug = ${urlPart(brand)}`,
    attribute !== null && sql`exists (${statedBy(sql, attribute, attributeValue)})`,
    priceMax !== null && sql`p.final_price_cents <= ${Math.round(priceMax * 100)}::bigint * p.price_unit`,
    newDays !== null && sql`p.created_at > ${now}::timestamptz - make_interval(days => ${newDays})`,
  ].filter((one) => one !== false)
}

const statedBy = (sql: Queryable, attribute: string, value: string | null) => sql`
  select from product_detail d, jsonb_array_elements(d.attributes) stated
  where d.sku_id = p.sku_id
    and folded(${attribute}) in (folded(stated ->> 'key'), folded(stated #>> '{de,label}'), folded(stated #>> '{en,label}'))
    and (${value}::text is null or folded(${value ?? ''}) in (folded(stated #>> '{de,value}'), folded(stated #>> '{en,value}')))`
