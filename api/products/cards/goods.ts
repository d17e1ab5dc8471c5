import { pieceCents } from '../../../contract/platform/money.ts'
import type { Written } from '../../http/written.ts'
import type { Db } from '../../platform/db.ts'
import { isBuyable } from '../buyable.ts'
import { cardColumns, cardTables, type CardRow } from '../product-card.ts'

/** A product on sale of the same article (same GTIN). */
type ArticleOffer = {
  skuId: string
  storeId: string
  finalPriceCents: number
  priceUnit: number
  isBuyable: boolean
  isExclusive: boolean
}

/** What the cards of a product are made of, for every viewer, and what was written of it. */
export type Goods = {
  row: CardRow & { gtin: string | null }
  /** Where several stores sell the article: all of it, this product too. */
  articleOffers: ArticleOffer[]
  written: Map<string, Written<unknown>>
}

/** Of these products those on sale, whoever may see them. */
export async function findGoods(db: Db, skuIds: string[]): Promise<Goods[]> {
  const rows = await db<(Goods['row'] & { articleOffers: ArticleOffer[] | null })[]>`
    select ${cardColumns(db)}, p.gtin, case when p.gtin is not null then (
      select jsonb_agg(jsonb_build_object('skuId', a.sku_id, 'storeId', a.store_id, 'isBuyable', a.is_buyable,
        'finalPriceCents', a.final_price_cents, 'priceUnit', a.price_unit, 'isExclusive', a.is_exclusive))
      from (${articleOf(db)}) a having count(distinct a.store_id) > 1) end as article_offers
    from ${cardTables(db)} where p.sku_id = any(${skuIds}) and p.status = 'ACTIVE'`
  return rows.map(({ articleOffers, ...row }) => ({ row, articleOffers: articleOffers ?? [], written: new Map() }))
}

/** What is written of it under this name, once. */
export function writtenOnce<T>({ written }: Goods, name: string, write: () => Written<T>): Written<T> {
  const known = (written.get(name) as Written<T> | undefined) ?? write()
  written.set(name, known)
  return known
}

const articleOf = (db: Db) => {
  const offers = db`
    select p.sku_id, p.store_id, p.final_price_cents, p.price_unit, p.is_exclusive, ${isBuyable(db)} as is_buyable, p.gtin
    from product p left join stock k on k.sku_id = p.sku_id where p.status = 'ACTIVE'`
  return db`select * from (${offers}) offered where offered.gtin = p.gtin`
}

/** What of it a viewer with these grants is told on a card: stores, and the lowest price of what can be bought. Null for one store. */
export function offersOf({ articleOffers }: Goods, granted: ReadonlySet<string>): CardRow['offers'] {
  const seen = articleOffers.filter(({ skuId, isExclusive }) => !isExclusive || granted.has(skuId))
  const stores = new Set(seen.map(({ storeId }) => storeId)).size
  if (stores < 2) return null
  const prices = seen
    .filter((offer) => offer.isBuyable)
    .map(({ finalPriceCents, priceUnit }) => pieceCents(finalPriceCents, priceUnit))
  return { stores, fromCents: prices.length > 0 ? Math.min(...prices) : null }
}
