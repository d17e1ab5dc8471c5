import { ProductCard } from '../../../contract/products.ts'
import { writerOf, writtenList, type Written } from '../../http/written.ts'
import type { Db } from '../../platform/db.ts'
import { findGrantedProducts } from '../grants/granted-products.ts'
import { seesPrices, type Viewer } from '../price.ts'
import { isNewOn, offersTextFor, toCard, type CardDeps } from '../product-card.ts'
import { offersOf, writtenOnce, type Goods } from './goods.ts'
import { readGoods } from './goods-memory.ts'

/** What of these products the viewer sees at a moment after the call, by their SKUs. */
type SeenGoods = { goods: ReadonlyMap<string, Goods>; granted: ReadonlySet<string> }
/** The cards of a page as they are sent, and of which products they are. */
export type WrittenCards = { skuIds: readonly string[]; written: Written<ProductCard[]> }

const writeCard = writerOf(ProductCard)

/** Cards of the given products in their order, with prices and stock of now; without what the viewer may not see. */
export async function readCards(
  deps: CardDeps & { db: Db },
  viewer: Viewer,
  skuIds: readonly string[],
): Promise<ProductCard[]> {
  const { goods, granted } = await readSeenGoods(deps.db, viewer, skuIds)
  return inOrder(skuIds, goods).map((of) => ({
    ...toCard(of.row, viewer, deps),
    offersText: offersTextFor(viewer, { offers: offersOf(of, granted) }),
  }))
}

/** The same as they are sent. */
export async function readWrittenCards(
  deps: CardDeps & { db: Db },
  viewer: Viewer,
  skuIds: readonly string[],
): Promise<WrittenCards> {
  const { goods, granted } = await readSeenGoods(deps.db, viewer, skuIds)
  const shown = inOrder(skuIds, goods)
  return {
    skuIds: shown.map(({ row }) => row.skuId),
    written: writeCards(deps, viewer, {
      goods: shown,
      offersText: (of) => offersTextFor(viewer, { offers: offersOf(of, granted) }),
    }),
  }
}

const inOrder = (skuIds: readonly string[], goods: ReadonlyMap<string, Goods>) =>
  skuIds.flatMap((skuId) => goods.get(skuId) ?? [])

/** In the order of the SKUs. */
export async function readSeenGoods(db: Db, viewer: Viewer, skuIds: readonly string[]): Promise<SeenGoods> {
  if (skuIds.length === 0) return { goods: new Map(), granted: none }
  const goods = await readGoods(db, skuIds, viewer.since)
  const hasExclusives = goods.values().some(({ row, articleOffers }) => row.isExclusive || articleOffers.length > 0)
  const granted = hasExclusives ? await findGrantedProducts(db, viewer) : none
  const isSeen = ({ row }: Goods) => !row.isExclusive || granted.has(row.skuId)
  const seen = skuIds.flatMap((skuId): [string, Goods][] => {
    const of = goods.get(skuId)
    return of && isSeen(of) ? [[skuId, of]] : []
  })
  return { goods: new Map(seen), granted }
}

/** The cards as the viewer may see them, each written once for all who see it so; without a word of other stores unless it is given. */
export function writeCards(
  deps: CardDeps,
  viewer: Viewer,
  { goods, offersText = () => null }: { goods: readonly Goods[]; offersText?: (of: Goods) => string | null },
): Written<ProductCard[]> {
  const now = deps.clock.now()
  return writtenList(
    goods.map((of) => {
      const { row } = of
      const text = of.articleOffers.length > 0 ? offersText(of) : null
      const variant = `card ${viewer.language} ${seesPrices(viewer, row.storeId)} ${isNewOn(row, now)} ${text}`
      return writtenOnce(of, variant, () => writeCard({ ...toCard(row, viewer, deps), offersText: text }))
    }),
  )
}

const none: ReadonlySet<string> = new Set()
