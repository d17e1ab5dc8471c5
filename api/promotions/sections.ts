import type { ProductCard } from '../../contract/products.ts'
import { ProductCollection } from '../../contract/promotions.ts'
import { writerAround, writtenList, type Written } from '../http/written.ts'
import { isOn, type Showing } from '../platform/reads/showing.ts'
import { cacheBriefly } from '../platform/reads/cache-briefly.ts'
import { mostOrdered } from '../platform/reads/most-ordered.ts'
import type { Viewer } from '../products/price.ts'
import { readSeenGoods, writeCards } from '../products/cards/read-cards.ts'
import { pictureUrl } from '../products/pictures/picture-url.ts'
import { seesAsVisitors } from '../products/grants/granted-products.ts'
import { isBuyable } from '../products/buyable.ts'
import { catalogueCompany, visibleTo } from '../products/visibility.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'

type SectionDeps = Pick<Deps, 'db' | 'pictures' | 'clock' | 'catalogIndex'>

const writeCollection = writerAround(ProductCollection, ['products'])

/** As many as may be asked for. */
const MOST_PROMOTED = 24
const PRODUCTS_OF_A_COLLECTION = 12

/**
 * Sections of the home page. Which goods they choose is read when it is as old as a listing may be, for all who see what visitors do, and
 * for each viewer who sees more; the goods themselves are as they are now.
 */
export function openSections(deps: SectionDeps) {
  const { db, clock, catalogIndex } = deps
  const promoted = cacheBriefly(catalogIndex.maxAgeMs, () => findPromotedSkus(db, null))
  const held = cacheBriefly(catalogIndex.maxAgeMs, () => findHeldSkus(db, null))
  const collections = cacheBriefly(catalogIndex.maxAgeMs, () =>
    findHomeCollections(db, { now: clock.now(), withDrafts: false }),
  )

  return {
    /** The most ordered that can be bought now of each root category in turn, so that the home page shows the whole range. */
    async readPromotedProducts(viewer: Viewer, limit: number): Promise<Written<ProductCard[]>> {
      const skuIds = await (seesAsVisitors(viewer) ? promoted() : findPromotedSkus(db, viewer))
      const { goods } = await readSeenGoods(db, viewer, skuIds.slice(0, limit))
      return writeCards(deps, viewer, { goods: [...goods.values()] })
    },
    /** The collections of the home page in their order; one without a visible product is left out. */
    async readHomeCollections(viewer: Viewer): Promise<Written<ProductCollection[]>> {
      const [rows, chosen] = await Promise.all([
        collections(),
        seesAsVisitors(viewer) ? held() : findHeldSkus(db, viewer),
      ])
      const { goods } = await readSeenGoods(db, viewer, [...new Set(chosen.map(({ skuId }) => skuId))])
      const isGerman = viewer.language === 'de'
      const written = rows.flatMap((row) => {
        const shown = chosen
          .filter(({ collectionSlug }) => collectionSlug === row.slug)
          .flatMap(({ skuId }) => goods.get(skuId) ?? [])
        if (shown.length === 0) return []
        const collection = {
          id: row.slug,
          slug: row.slug,
          title: isGerman ? row.titleDe : row.titleEn,
          description: isGerman ? row.descriptionDe : row.descriptionEn,
          imageUrl: pictureUrl(row.picture),
          viewMoreUrl: `/collections/${row.slug}`,
        }
        return writeCollection(collection, { products: writeCards(deps, viewer, { goods: shown }) })
      })
      return writtenList(written)
    },
  }
}

const visibleFor = (db: Db, viewer: Viewer | null) => visibleTo(db, catalogueCompany(viewer?.account ?? null))

async function findPromotedSkus(db: Db, viewer: Viewer | null): Promise<string[]> {
  const rows = await db<{ skuId: string }[]>`
    select p.sku_id from category c, lateral (
      select p.sku_id, p.order_count, p.popularity, row_number() over (order by ${mostOrdered(db)}) as turn
      from product p left join stock k on k.sku_id = p.sku_id
      where p.root_category_slug = c.slug and ${visibleFor(db, viewer)} and ${isBuyable(db)}
      order by ${mostOrdered(db)} limit ${MOST_PROMOTED}) p
    where c.parent_slug is null
    order by p.turn, ${mostOrdered(db)} limit ${MOST_PROMOTED}`
  return rows.map(({ skuId }) => skuId)
}

type HeldRow = { collectionSlug: string; skuId: string }

/** Of each collection of the home page the first ones, what can be bought before what cannot. */
const findHeldSkus = async (db: Db, viewer: Viewer | null): Promise<HeldRow[]> => db<HeldRow[]>`
  select c.slug as collection_slug, best.sku_id from collection c, lateral (
    select held.sku_id, not ${isBuyable(db)} as is_sold_out, held.rank
    from collection_product held join product p on p.sku_id = held.sku_id left join stock k on k.sku_id = p.sku_id
    where held.collection_slug = c.slug and not held.is_priced and ${visibleFor(db, viewer)}
    order by is_sold_out, held.rank, held.sku_id limit ${PRODUCTS_OF_A_COLLECTION}) best
  where c.home_rank is not null
  order by c.slug, best.is_sold_out, best.rank, best.sku_id`

type CollectionRow = {
  slug: string
  titleDe: string
  titleEn: string
  descriptionDe: string
  descriptionEn: string
  picture: string
}

const findHomeCollections = async (db: Db, showing: Showing): Promise<CollectionRow[]> => db<CollectionRow[]>`
  select slug, title_de, title_en, description_de, description_en, picture
  from collection where home_rank is not null and ${isOn(db, showing)} order by home_rank, slug`
