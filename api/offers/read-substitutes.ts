import { moneyText } from '../../contract/platform/money.ts'
import type { Substitute } from '../../contract/products.ts'
import { texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import type { PageRow } from '../products/find-product.ts'
import { readSeenProduct } from '../products/product-memory.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import { availabilityOf, cardColumns, cardTables, toCard, type CardRow } from '../products/product-card.ts'
import { catalogueCompany, visibleTo } from '../products/visibility.ts'
import { isSameArticle, rankSubstitutes } from './rank-substitutes.ts'

const MOST = 3
/** Of a category, the best sellers: every article of the largest fresh one, and no other is read as a whole. */
const MOST_READ = 600

type SubstituteRow = CardRow & { gtin: string | null }

/** What is in stock and can be ordered in place of a product. Refuses as readProduct does. */
export async function readSubstitutes(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  viewer: Viewer,
  skuId: string,
): Promise<Substitute[]> {
  const { row: own } = await readSeenProduct(deps.db, viewer, skuId)
  const rows = await findCandidates(deps, viewer, own)
  const inStock = rows.filter((row) => availabilityOf(row) !== 'OUT_OF_STOCK').map(named)
  const hasPrices = [own, ...inStock].every(({ storeId }) => seesPrices(viewer, storeId))
  return rankSubstitutes(named(own), inStock, hasPrices)
    .slice(0, MOST)
    .map((row) => ({
      product: toCard(row, viewer, deps),
      isSameArticle: isSameArticle(named(own), row),
      differenceText: hasPrices ? differenceText(own, row, viewer) : null,
    }))
}

const findCandidates = ({ db }: Pick<Deps, 'db'>, viewer: Viewer, own: PageRow) => db<SubstituteRow[]>`
  select ${cardColumns(db)}, p.gtin
  from ${cardTables(db)}
  where (p.gtin = ${own.gtin} or p.category_slug = ${own.categories.at(-1)!.slug})
    and p.content_unit = ${own.contentUnit} and p.sku_id <> ${own.skuId}
    and k.quantity > 0 and s.status = 'ACTIVE' and ${visibleTo(db, catalogueCompany(viewer.account))}
  order by (p.gtin = ${own.gtin}) is true desc, p.popularity desc, p.sku_id limit ${MOST_READ}`

// The German name tells the kind; names of foods are not translated.
const named = <Row extends SubstituteRow>(row: Row) => ({ ...row, name: row.nameDe })

/** '+0,08 €/l', of a kilogram, a litre or a piece. */
function differenceText(own: CardRow, row: CardRow, { language }: Viewer): string | null {
  const per = own.contentUnit === 'PIECE' ? 1 : 1000
  const of = ({ finalPriceCents, priceUnit, contentAmount }: CardRow) =>
    Math.round((finalPriceCents * per) / (priceUnit * contentAmount))
  const cents = of(row) - of(own)
  if (cents === 0) return null
  const unit = texts(language).catalogue.replies.units[own.contentUnit]
  return `${cents > 0 ? '+' : '−'}${moneyText(Math.abs(cents), language)}/${unit}`
}
