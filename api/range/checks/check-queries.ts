import type { Queryable, Tx } from '../../platform/db.ts'
import type { StoredContent } from '../../products/changes/content.ts'
import { columnsOf } from '../../products/product-row.ts'
import { attributesJson } from '../../products/changes/effective-attributes.ts'
import type { DraftRow, FilledCategory } from '../queries.ts'
import { contentFields } from '../../products/changes/content.ts'

/** A product to be checked with all that its check is made of. */
export type UncheckedRow = StoredContent & {
  /** Of the attributes those that have to be stated. */
  category: FilledCategory
  draftCategory: FilledCategory | null
  draftChanges: DraftRow['changes'] | null
}

/** Marks the goods of a category whose attributes have changed, and of those below it: what has to be stated may be another thing. */
export async function markUnchecked(tx: Tx): Promise<void> {
  await tx`select mark_unchecked_products()`
}

/** The next products whose check is out of date, at most so many; each is taken by one process. */
export const takeStale = (tx: Tx, limit: number) => tx<{ skuId: string }[]>`
  select sku_id from product_check where is_stale order by sku_id limit ${limit} for update skip locked`

export const readUnchecked = (sql: Queryable, skuIds: string[]) => sql<UncheckedRow[]>`
  select ${columnsOf(sql, ['skuId', 'storeId', ...contentFields])}, p.status, p.has_draft, p.submitted_at, p.refused_at, p.updated_at,
    coalesce(d.description_de, '') as description_de, coalesce(d.description_en, '') as description_en,
    coalesce(d.attributes, '[]') as attributes, d.food, coalesce(d.facts, '{}') as facts,
    ${categoryJson(sql, 'c')} as category, case when n.slug is not null then ${categoryJson(sql, 'n')} end as draft_category,
    r.changes as draft_changes
  from product p join category c on c.slug = p.category_slug left join product_detail d on d.sku_id = p.sku_id
    left join product_draft r on r.sku_id = p.sku_id and p.status = 'DRAFT'
    left join category n on n.slug = r.changes ->> 'category'
  where p.sku_id = any(${skuIds})`

const categoryJson = (sql: Queryable, alias: 'c' | 'n') => sql`
  jsonb_build_object('slug', ${sql(alias)}.slug, 'rootSlug', coalesce(${sql(alias)}.parent_slug, ${sql(alias)}.slug), 'nameDe', ${sql(alias)}.name_de,
    'nameEn', ${sql(alias)}.name_en, 'taxRateBp', ${sql(alias)}.tax_rate_bp, 'isFood', ${sql(alias)}.is_food,
    'isLeaf', ${sql(alias)}.parent_slug is not null,
    'attributes', ${attributesJson(sql, sql`${sql(alias)}.slug`, sql`e.is_required`)})`

export type Check = { skuId: string; percent: number; missing: string[] }

export async function writeChecks(tx: Tx, checks: Check[]): Promise<void> {
  const rows = checks.map(({ skuId, ...check }) => ({ sku_id: skuId, ...check }))
  await tx`
    update product_check c set percent = i.percent, is_stale = false,
      missing = array(select jsonb_array_elements_text(i.missing))
    from jsonb_to_recordset(${tx.json(rows)}) as i (sku_id text, percent smallint, missing jsonb)
    where c.sku_id = i.sku_id`
}
