import type postgres from 'postgres'
import type { RuleName } from '../../contract/range/completeness.ts'
import type { productMarks, ProductView } from '../../contract/range/list.ts'
import type { CursorOrder, CursorPage } from '../http/cursor.ts'
import { type Queryable, wordQuery } from '../platform/db.ts'
import { columnsOf, type ProductRow } from '../products/product-row.ts'
import type { ProductStatus } from '../products/product-status.ts'

const listFields = [
  'skuId',
  'supplierSku',
  'gtin',
  'nameDe',
  'nameEn',
  'brand',
  'picture',
  'priceCents',
  'finalPriceCents',
  'countPerBox',
  'contentAmount',
  'contentUnit',
] as const satisfies (keyof ProductRow)[]

export type RangeRow = Pick<ProductRow, (typeof listFields)[number]> & {
  status: ProductStatus
  hasDraft: boolean
  submittedAt: Date | null
  updatedAt: Date
  /** As the cursor names it. */
  key: string
  categoryNameDe: string
  categoryNameEn: string
  sellable: number
  backOn: string | null
  /** Pieces that left within 28 days. */
  sold: number
  completeness: number | null
  answerMessage: string | null
  /** Of what was never published: what its draft says. */
  draftSupplierSku: string | null
  draftPrice: number | null
  draftDiscount: number | null
}

export type RangeFilter = {
  storeId: string
  view: ProductView
  q?: string | undefined
  category?: string | undefined
  brand?: string | undefined
  mark?: (typeof productMarks)[number] | undefined
  missing?: RuleName | undefined
}

type Sql = postgres.Fragment
const lastChanged = (sql: Queryable): CursorOrder => ({
  key: sql`p.updated_at`,
  keyType: 'timestamptz',
  id: sql`p.sku_id`,
  idType: 'text',
  isDescending: true,
})

/**
 * Where the rows of a view come from and in which order; what `p` is in its condition. Each condition is that of a partial index
 * (migrations 0520 and 0525).
 */
type View = {
  from: (sql: Queryable) => Sql
  store: (sql: Queryable) => Sql
  order: (sql: Queryable) => CursorOrder
  isIn: (sql: Queryable) => Sql
}

const ofProducts = (isIn: View['isIn']): View => ({
  from: (sql) => sql`product p`,
  store: (sql) => sql`p.store_id`,
  order: lastChanged,
  isIn,
})

const views: Record<ProductView, View> = {
  ALL: ofProducts((sql) => sql`p.status <> 'ARCHIVED'`),
  ACTIVE: ofProducts((sql) => sql`p.status = 'ACTIVE'`),
  DRAFT: ofProducts((sql) => sql`p.status <> 'ARCHIVED' and (p.status = 'DRAFT' or p.has_draft)`),
  IN_REVIEW: ofProducts(
    (sql) => sql`p.status <> 'ARCHIVED' and (p.status = 'IN_REVIEW' or p.submitted_at is not null)`,
  ),
  REFUSED: ofProducts((sql) => sql`p.status <> 'ARCHIVED' and (p.status = 'BLOCKED' or p.refused_at is not null)`),
  PAUSED: ofProducts((sql) => sql`p.status = 'PAUSED'`),
  ARCHIVED: ofProducts((sql) => sql`p.status = 'ARCHIVED'`),
  // What lacks little comes first.
  INCOMPLETE: {
    store: (sql) => sql`k.store_id`,
    from: (sql) => sql`product_check k join product p on p.sku_id = k.sku_id`,
    order: (sql) => ({ key: sql`k.percent`, keyType: 'bigint', id: sql`k.sku_id`, idType: 'text', isDescending: true }),
    isIn: (sql) => sql`k.percent < 100 and not k.is_stale and p.status <> 'ARCHIVED'`,
  },
  // What there is least of comes first.
  LOW: {
    store: (sql) => sql`k.of_store`,
    from: (sql) => sql`stock k join product p on p.sku_id = k.sku_id`,
    order: (sql) => ({
      key: sql`k.quantity`,
      keyType: 'bigint',
      id: sql`k.sku_id`,
      idType: 'text',
      isDescending: false,
    }),
    isIn: (sql) => sql`k.quantity < k.low_below`,
  },
}

export const orderOf = (sql: Queryable, { view }: Pick<RangeFilter, 'view'>): CursorOrder => views[view].order(sql)

/** One page. What stands beside a product is read for the rows of the page alone. */
export const findRange = (sql: Queryable, filter: RangeFilter, page: CursorPage) => sql<RangeRow[]>`
  with p as materialized (
    select p.*, to_json(${orderOf(sql, filter).key}) #>> '{}' as cursor_key,
      row_number() over (order by ${page.orderBy}) as place
    from ${views[filter.view].from(sql)} where ${isIn(sql, filter)} and ${page.bound} order by ${page.orderBy} limit ${page.limit})
  select ${columnsOf(sql, listFields)}, p.status, p.has_draft, p.submitted_at, p.updated_at, p.cursor_key as key,
    c.name_de as category_name_de, c.name_en as category_name_en, coalesce(k.quantity, 0) as sellable, k.back_on,
    case when not h.is_stale then h.percent end as completeness, m.sold,
    case when p.refused_at is not null or p.status = 'BLOCKED' then d.answer_message end as answer_message,
    d.changes ->> 'supplierSku' as draft_supplier_sku, (d.changes ->> 'price')::float as draft_price,
    (d.changes ->> 'discount')::float as draft_discount
  from p join category c on c.slug = p.category_slug left join stock k on k.sku_id = p.sku_id
    left join product_draft d on d.sku_id = p.sku_id left join product_check h on h.sku_id = p.sku_id
    cross join lateral (
      select coalesce(-sum(pieces), 0)::int as sold from stock_movement
      where sku_id = p.sku_id and at > now() - interval '28 days' and pieces < 0) m
  order by p.place`

/** The rows of a view, to be counted. */
export const rowsOfRange = (sql: Queryable, filter: RangeFilter) =>
  sql`select 1 from ${views[filter.view].from(sql)} where ${isIn(sql, filter)}`

/** What runs low and what there is least of, by the index that its view goes along. */
export const findLeast = (sql: Queryable, storeId: string) => sql<
  { nameDe: string; nameEn: string; quantity: number }[]
>`
  select p.name_de, p.name_en, k.quantity from stock k join product p on p.sku_id = k.sku_id
  where k.of_store = ${storeId} and k.quantity < k.low_below order by k.quantity, k.sku_id limit 1`

/** From each brand to the next along the index, so that as many rows are read as there are brands. */
export const findBrands = (sql: Queryable, storeId: string, limit: number) => {
  const first = (after: Sql) => sql`
    select brand_slug, brand from product where store_id = ${storeId} and status <> 'ARCHIVED' and brand_slug > ${after}
    order by brand_slug limit 1`
  return sql<{ slug: string; name: string }[]>`
    with recursive b as ((${first(sql`''`)}) union all
      select n.* from b cross join lateral (${first(sql`b.brand_slug`)}) n)
    select brand_slug as slug, brand as name from b limit ${limit}`
}

function isIn(sql: Queryable, { storeId, view, q, category, brand, mark, missing }: RangeFilter) {
  return sql`
    ${views[view].store(sql)} = ${storeId} and ${views[view].isIn(sql)}
    and ${category ? sql`p.category_slug = ${category}` : sql`true`}
    and ${brand ? sql`p.brand_slug = ${brand}` : sql`true`}
    and ${mark ? (mark === 'ORGANIC' ? sql`p.is_organic` : sql`p.is_exclusive`) : sql`true`}
    and ${missing ? sql`exists (select from product_check l where l.sku_id = p.sku_id and ${missing} = any(l.missing))` : sql`true`}
    and ${q ? matches(sql, storeId, q) : sql`true`}`
}

function matches(sql: Queryable, storeId: string, q: string) {
  const words = wordQuery(q)
  if (words === undefined) return sql`false`
  const query = `'${storeId}' & ${words}`
  // Found first: a walk in the order of the list would read a whole store for a word that is rare in it.
  return sql`p.sku_id = any(array(
    select w.sku_id from product w
    where product_words(w.store_id, w.supplier_sku, w.gtin, w.brand, w.name_de, w.name_en) @@ ${query}::tsquery
    limit ${MOST_FOUND}))`
}

/** Of a word that nearly all have: so many are listed. */
const MOST_FOUND = 10_000
