import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as storesApi from '../../contract/stores.ts'
import type { Store } from '../../contract/stores.ts'
import { limitTo, type Window } from '../http/paged.ts'
import type { Db } from '../platform/db.ts'
import { foldText } from '../../contract/platform/fold-text.ts'
import { storeCardColumns } from './store-card.ts'
import type { StoreCardRow } from './store-card.ts'

type Search = Window & { q?: string | undefined; sort: 'NAME' | 'NEWEST' | 'RATING' }
export type StorePage = Pick<OutputOf<typeof storesApi.list>, 'totalItems'> & { rows: StoreCardRow[] }

export async function findStores(sql: Db, { q = '', sort, ...window }: Search): Promise<StorePage> {
  const words = foldText(q).trim()
  const isFound = words ? sql`position(${words} in folded(s.name || ' ' || s.city)) > 0` : sql`true`
  const matches = sql`s.status <> 'SETUP' and ${isFound}`
  const order = {
    NAME: sql`folded(s.name)`,
    NEWEST: sql`s.created_at desc`,
    // Few ratings count for less: five of four stars are added to each.
    RATING: sql`(s.rating_sum + 20.0) / (s.rating_count + 5) desc, s.rating_count desc`,
  }[sort]
  const [rows, [count]] = await Promise.all([
    sql<StoreCardRow[]>`
      select ${storeCardColumns(sql)} from store s where ${matches}
      order by ${order}, s.id ${limitTo(sql, window)}`,
    sql<{ total: number }[]>`select count(*)::integer as total from store s where ${matches}`,
  ])
  return { rows, totalItems: count?.total ?? 0 }
}

/** The stores an operator put forward, in his order. */
export const findPromotedStores = (sql: Db, limit: number) => sql<StoreCardRow[]>`
  select ${storeCardColumns(sql)} from store s where s.promoted_rank is not null and s.status = 'ACTIVE'
  order by s.promoted_rank, s.id limit ${limit}`

export async function findStoreCard(sql: Db, storeId: string): Promise<StoreCardRow | null> {
  const [row] = await sql<
    StoreCardRow[]
  >`select ${storeCardColumns(sql)} from store s where s.id = ${storeId} and s.status <> 'SETUP'`
  return row ?? null
}

export type StoreRow = StoreCardRow & {
  descriptionDe: string
  descriptionEn: string
  countryId: number
  shippingFeeCents: number
  shippingFreeFromCents: number | null
  leadMinDays: number
  leadMaxDays: number
  returnsDe: string
  returnsEn: string
  legal: Store['legal']
}

/** One in set-up is found by its members alone. */
type By = { id: string } | { slug: string } | { ownId: string }

export async function findStore(sql: Db, by: By): Promise<StoreRow | null> {
  const isIt = 'ownId' in by ? sql`s.id = ${by.ownId}` : 'id' in by ? sql`s.id = ${by.id}` : sql`s.slug = ${by.slug}`
  const isShown = 'ownId' in by ? sql`true` : sql`s.status <> 'SETUP'`
  const [row] = await sql<StoreRow[]>`
    select ${storeCardColumns(sql)}, s.description_de, s.description_en,
      s.country_id, s.shipping_fee_cents,
      s.shipping_free_from_cents, s.lead_min_days,
      s.lead_max_days, s.returns_de, s.returns_en, s.legal
    from store s where ${isShown} and ${isIt}`
  return row ?? null
}

export type Assortment = {
  productCount: number
  brands: string[]
  categories: { slug: string; nameDe: string; nameEn: string }[]
}

/** What every viewer may see of a store's products: their number, brands and categories, the largest first. */
export async function findAssortment(sql: Db, storeId: string): Promise<Assortment> {
  const [row] = await sql<Assortment[]>`
    with visible as materialized (
      select brand, category_slug from product
      where store_id = ${storeId} and status = 'ACTIVE' and not is_exclusive)
    select (select count(*)::integer from visible) as product_count,
      array(select brand from visible where brand <> '' group by brand order by count(*) desc, brand limit 24) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nameDe', c.name_de, 'nameEn', c.name_en)
          order by held.products desc, c.slug), '[]')
       from (select category_slug, count(*) as products from visible group by category_slug) held
       join category c on c.slug = held.category_slug) as categories`
  return row ?? { productCount: 0, brands: [], categories: [] }
}
