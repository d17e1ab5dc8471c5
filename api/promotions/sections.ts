import type { ProductCard } from '../../contract/products.ts'
import type { ProductCollection } from '../../contract/promotions.ts'
import type { Viewer } from '../products/price.ts'
import { cardsOf, stampColumns, type CardStamp } from '../products/cards/card-memory.ts'
import { isBuyable } from '../products/buyable.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Deps } from '../platform/deps.ts'

type SectionDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>

/** The most bought that can be bought now of each root category in turn, so that the home page shows the whole range. */
export async function readPromotedProducts(deps: SectionDeps, viewer: Viewer, limit: number): Promise<ProductCard[]> {
  const { db } = deps
  const stamps = await db<CardStamp[]>`
    select ${stampColumns(db)} from (
      select best.sku_id, best.turn, best.popularity from category c, lateral (
        select p.sku_id, p.popularity, row_number() over (order by p.popularity desc, p.sku_id) as turn
        from product p left join stock k on k.sku_id = p.sku_id
        where p.root_category_slug = c.slug and ${visibleTo(db, viewer.account?.companyId ?? null)} and ${isBuyable(db)}
        order by p.popularity desc, p.sku_id limit ${limit}) best
      where c.parent_slug is null
      order by best.turn, best.popularity desc, best.sku_id limit ${limit}) chosen
    join product p on p.sku_id = chosen.sku_id join store s on s.id = p.store_id left join stock k on k.sku_id = p.sku_id
    order by chosen.turn, chosen.popularity desc, chosen.sku_id`
  return cardsOf(deps, viewer, stamps)
}

const PRODUCTS_OF_A_COLLECTION = 12

type CollectionRow = {
  slug: string
  titleDe: string
  titleEn: string
  descriptionDe: string
  descriptionEn: string
  picture: string
}

/** The collections of the home page in their order; one without a visible product is left out. */
export async function readHomeCollections(deps: SectionDeps, viewer: Viewer): Promise<ProductCollection[]> {
  const { db } = deps
  const [collections, stamps] = await Promise.all([
    db<CollectionRow[]>`
      select slug, title_de, title_en, description_de,
        description_en, picture
      from collection where home_rank is not null order by home_rank, slug`,
    db<(CardStamp & { collectionSlug: string })[]>`
      select chosen.slug as collection_slug, ${stampColumns(db)} from (
        select c.slug, best.sku_id, best.is_sold_out, best.rank from collection c, lateral (
          select held.sku_id, not ${isBuyable(db)} as is_sold_out, held.rank
          from collection_product held join product p on p.sku_id = held.sku_id left join stock k on k.sku_id = p.sku_id
          where held.collection_slug = c.slug and ${visibleTo(db, viewer.account?.companyId ?? null)}
          order by is_sold_out, held.rank, held.sku_id limit ${PRODUCTS_OF_A_COLLECTION}) best
        where c.home_rank is not null) chosen
      join product p on p.sku_id = chosen.sku_id join store s on s.id = p.store_id left join stock k on k.sku_id = p.sku_id
      order by chosen.slug, chosen.is_sold_out, chosen.rank, chosen.sku_id`,
  ])
  const cards = new Map((await cardsOf(deps, viewer, stamps)).map((card) => [card.skuId, card]))
  const isGerman = viewer.language === 'de'
  return collections.flatMap((row) => {
    const held = stamps.filter(({ collectionSlug }) => collectionSlug === row.slug)
    const products = held.flatMap(({ skuId }) => cards.get(skuId) ?? [])
    if (products.length === 0) return []
    return {
      id: row.slug,
      slug: row.slug,
      title: isGerman ? row.titleDe : row.titleEn,
      description: isGerman ? row.descriptionDe : row.descriptionEn,
      imageUrl: `/pictures/stored/covers/${row.picture}`,
      viewMoreUrl: `/collections/${row.slug}`,
      products,
    }
  })
}
