import { inTransaction, type Db, type Queryable, type Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { tagsOf } from './collections/fill-collection.ts'

export type NewCollection = {
  slug: string
  titleDe: string
  titleEn: string
  descriptionDe: string
  descriptionEn: string
  /** Name of a cover, without folder and ending. */
  picture: string
  /** Place on the home page; null for none. */
  homeRank: number | null
}

/** False when there is a collection of this slug already. */
export async function createCollection(db: Db, collection: NewCollection): Promise<boolean> {
  const { slug, titleDe, titleEn, descriptionDe, descriptionEn, picture, homeRank } = collection
  return inTransaction(db, async (tx) => {
    const created = await tx`
      insert into collection (slug, title_de, title_en, description_de, description_en, picture, home_rank)
      values (${slug}, ${titleDe}, ${titleEn}, ${descriptionDe}, ${descriptionEn}, ${picture}, ${homeRank})
      on conflict (slug) do nothing`
    if (created.count === 1) await recordChange(tx, tagsOf(slug))
    return created.count === 1
  })
}

export type ListedCollection = Pick<NewCollection, 'slug' | 'titleDe' | 'titleEn' | 'homeRank'> & {
  productCount: number
}

/** Those of the home page first. */
export const listCollections = (sql: Queryable) => sql<ListedCollection[]>`
  select slug, title_de, title_en, home_rank,
    (select count(*)::int from collection_product where collection_slug = slug) as product_count
  from collection order by home_rank nulls last, slug`

export type CollectionChange = {
  slug: string
  skuIds: string[]
  /** ADD at the end, REMOVE, or FIRST: in this order before all others. */
  action: 'ADD' | 'REMOVE' | 'FIRST'
}
export type CollectionChanged = { exists: boolean; unknown: string[]; productCount: number }

/** Changes what was picked for a collection, all or nothing: `unknown` names SKUs that are no product, or not in it. */
export async function changeCollection(db: Db, { slug, skuIds, action }: CollectionChange): Promise<CollectionChanged> {
  return inTransaction(db, async (tx) => {
    const [collection] = await tx`select from collection where slug = ${slug} for update`
    if (!collection) return { exists: false, unknown: [], productCount: 0 }
    const present = await findSkuIds(tx, slug)
    const possible = new Set(action === 'ADD' ? await findProducts(tx, skuIds) : present)
    const unknown = skuIds.filter((skuId) => !possible.has(skuId))
    if (unknown.length > 0) return { exists: true, unknown, productCount: present.length }
    const others = present.filter((skuId) => !skuIds.includes(skuId))
    const after = { ADD: [...present, ...skuIds], REMOVE: others, FIRST: [...skuIds, ...others] }[action]
    const arranged = [...new Set(after)]
    await saveSkuIds(tx, slug, arranged)
    await recordChange(tx, tagsOf(slug))
    return { exists: true, unknown: [], productCount: arranged.length }
  })
}

/** Puts one product at the end, where it is not in it yet; false where it is, or there is no such collection. */
export async function addToCollection(tx: Tx, slug: string, skuId: string): Promise<boolean> {
  const [collection] = await tx`select from collection where slug = ${slug} for update`
  if (!collection) return false
  const added = await tx`
    insert into collection_product (collection_slug, sku_id, rank, pick_rank)
    select ${slug}, ${skuId}, coalesce(max(rank), 0) + 1, coalesce(max(rank), 0) + 1 from collection_product where collection_slug = ${slug}
    on conflict do nothing`
  if (added.count === 1) await recordChange(tx, tagsOf(slug))
  return added.count === 1
}

async function findSkuIds(tx: Tx, slug: string): Promise<string[]> {
  const rows = await tx<{ skuId: string }[]>`
    select sku_id from collection_product where collection_slug = ${slug} and not is_by_rule
    order by coalesce(pick_rank, rank), sku_id`
  return rows.map(({ skuId }) => skuId)
}

async function findProducts(tx: Tx, skuIds: string[]): Promise<string[]> {
  const rows = await tx<{ skuId: string }[]>`select sku_id from product where sku_id = any(${skuIds})`
  return rows.map(({ skuId }) => skuId)
}

async function saveSkuIds(tx: Tx, slug: string, skuIds: string[]) {
  await tx`delete from collection_product where collection_slug = ${slug} and not is_by_rule and sku_id <> all(${skuIds})`
  await tx`
    insert into collection_product (collection_slug, sku_id, rank, pick_rank)
    select ${slug}, sku_id, place, place from unnest(${skuIds}::text[]) with ordinality as held (sku_id, place)
    on conflict (collection_slug, sku_id) do update
      set rank = excluded.rank, pick_rank = excluded.pick_rank, is_by_rule = false, is_priced = false`
}
