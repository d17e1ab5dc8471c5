import type postgres from 'postgres'
import type { JudgedMark, JudgedView } from '../../../contract/range/operator-list.ts'
import { factNames } from '../../../contract/trade/fact-names.ts'
import type { CursorOrder, CursorPage } from '../../http/cursor.ts'
import { type Queryable, wordQuery } from '../../platform/db.ts'
import { columnsOf, type ProductRow } from '../../products/product-row.ts'
import type { ProductStatus } from '../../products/product-status.ts'

const listFields = [
  'skuId',
  'supplierSku',
  'gtin',
  'nameDe',
  'nameEn',
  'picture',
  'finalPriceCents',
] as const satisfies (keyof ProductRow)[]

export type JudgedRow = Pick<ProductRow, (typeof listFields)[number]> & {
  status: ProductStatus
  submittedAt: Date | null
  refusedAt: Date | null
  updatedAt: Date
  /** As the cursor names it. */
  key: string
  storeSlug: string
  storeName: string
  categoryNameDe: string
  categoryNameEn: string
  /** Pieces that left within 28 days. */
  sold: number
  hasSameGtin: boolean
  lacksFacts: boolean
  answerMessage: string | null
}

export type JudgedFilter = {
  view: JudgedView
  q?: string | undefined
  store?: string | undefined
  category?: string | undefined
  mark?: JudgedMark | undefined
  /** These alone, whatever their state. */
  skuIds?: readonly string[] | undefined
}

/** Those with the same GTIN stand together, all others as they were changed last. Each is the order of an index (migration 0600). */
export const orderOf = (sql: Queryable, { mark }: Pick<JudgedFilter, 'mark'>): CursorOrder =>
  mark === 'SAME_GTIN'
    ? { key: sql`p.gtin`, keyType: 'text', id: sql`p.sku_id`, idType: 'text', isDescending: false }
    : { key: sql`p.updated_at`, keyType: 'timestamptz', id: sql`p.sku_id`, idType: 'text', isDescending: true }

/** One page. What stands beside a product is read for the rows of the page alone. */
export const findJudged = (sql: Queryable, filter: JudgedFilter, page: CursorPage) => sql<JudgedRow[]>`
  with p as materialized (
    select p.*, to_json(${orderOf(sql, filter).key}) #>> '{}' as cursor_key,
      row_number() over (order by ${page.orderBy}) as place
    from product p where ${isIn(sql, filter)} and ${page.bound} order by ${page.orderBy} limit ${page.limit})
  select ${columnsOf(sql, listFields)}, p.status, p.submitted_at, p.refused_at, p.updated_at, p.cursor_key as key,
    s.slug as store_slug, s.name as store_name, c.name_de as category_name_de, c.name_en as category_name_en,
    m.sold, ${isTwice(sql)} as has_same_gtin, ${lacksFacts(sql)} as lacks_facts, d.answer_message
  from p join store s on s.id = p.store_id join category c on c.slug = p.category_slug
    left join product_draft d on d.sku_id = p.sku_id
    cross join lateral (
      select coalesce(-sum(pieces), 0)::int as sold from stock_movement
      where sku_id = p.sku_id and at > now() - interval '28 days' and pieces < 0) m
  order by p.place`

/** The rows of a view, to be counted. */
export const rowsOfJudged = (sql: Queryable, filter: JudgedFilter) =>
  sql`select 1 from product p where ${isIn(sql, filter)}`

/** A product as it is when something is to be done with it and with others. */
export type ChosenRow = {
  skuId: string
  storeId: string
  nameDe: string
  nameEn: string
  status: ProductStatus
  categorySlug: string
  updatedAt: Date
  /** A change of its category waits for a decision of its own. */
  isMoving: boolean
  isInCollection: boolean
}

/** At most so many; what was never handed in is not among them. */
export const findChosen = (
  sql: Queryable,
  { filter, collection, most }: { filter: JudgedFilter; collection: string | undefined; most: number },
) => sql<ChosenRow[]>`
  select p.sku_id, p.store_id, p.name_de, p.name_en, p.status, p.category_slug, p.updated_at,
    p.submitted_at is not null and p.status <> 'IN_REVIEW' and exists (
      select from product_draft d where d.sku_id = p.sku_id and d.submitted ? 'category') as is_moving,
    exists (
      select from collection_product c where c.sku_id = p.sku_id and c.collection_slug = ${collection ?? ''}) as is_in_collection
  from product p where ${isIn(sql, filter)} limit ${most}`

/** Everything that was handed in once; what is not sold any more stands in its own view. */
const isInView = (sql: Queryable, view: JudgedView): postgres.Fragment => {
  if (view === 'ALL') return sql`p.status not in ('DRAFT', 'ARCHIVED')`
  // A constant of the text, so that a partial index is known to fit.
  return sql`p.status = ${sql.unsafe(`'${view}'`)}`
}

function isIn(sql: Queryable, { view, q, store, category, mark, skuIds }: JudgedFilter) {
  if (skuIds) return sql`p.status <> 'DRAFT' and p.sku_id = any(${[...skuIds]})`
  return sql`
    ${isInView(sql, view)}
    and ${store ? sql`p.store_id = (select id from store where slug = ${store})` : sql`true`}
    and ${category ? sql`p.category_slug = ${category}` : sql`true`}
    and ${mark === 'NO_PICTURE' ? sql`not (p.picture ? 'photos')` : sql`true`}
    and ${mark === 'FACTS_MISSING' ? lacksFacts(sql) : sql`true`}
    and ${mark === 'SAME_GTIN' ? sql`p.gtin <> '' and ${isTwice(sql)}` : sql`true`}
    and ${q ? matches(sql, q) : sql`true`}`
}

/** As it was computed last, a second ago at most (decision 138). */
const lacksFacts = (sql: Queryable) => sql`
  coalesce((select missing from product_check l where l.sku_id = p.sku_id) && ${[...factNames]}::text[], false)`

const isTwice = (sql: Queryable) => sql`exists (
  select from product o where o.gtin = p.gtin and o.gtin <> '' and o.sku_id <> p.sku_id and o.status not in ('DRAFT', 'ARCHIVED'))`

function matches(sql: Queryable, q: string) {
  const query = wordQuery(q)
  if (query === undefined) return sql`false`
  // Found first: a walk in the order of the list would read all products for a word that is rare.
  return sql`p.sku_id = any(array(
    select w.sku_id from product w
    where product_words(w.store_id, w.supplier_sku, w.gtin, w.brand, w.name_de, w.name_en) @@ ${query}::tsquery
    limit ${MOST_FOUND}))`
}

/** Of a word that nearly all have: so many are listed. */
const MOST_FOUND = 10_000
