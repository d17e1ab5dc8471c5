import { moneyText } from '../../contract/platform/money.ts'
import type { Substitute } from '../../contract/products.ts'
import { texts } from '../../texts/texts.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mostOrdered } from '../platform/reads/most-ordered.ts'
import { readSeenProduct } from '../products/product-memory.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import { availabilityOf, cardColumns, cardTables, toCard, type CardRow } from '../products/product-card.ts'
import { catalogueCompany, visibleTo } from '../products/visibility.ts'
import { isSameArticle, rankSubstitutes } from './rank-substitutes.ts'

const MOST = 3
/** Of a category, the best sellers: every article of the largest fresh one, and no other is read as a whole. */
const MOST_READ = 600

type SubstituteRow = CardRow & { gtin: string | null }
type OwnRow = SubstituteRow & { categorySlug: string }

/** What is in stock and can be ordered in place of a product. Refuses as readProduct does, but for who has ordered what is gone. */
export async function readSubstitutes(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  viewer: Viewer,
  skuId: string,
): Promise<Substitute[]> {
  const own = await findOwn(deps.db, viewer, skuId)
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

async function findOwn(db: Db, viewer: Viewer, skuId: string): Promise<OwnRow> {
  try {
    const { row } = await readSeenProduct(db, viewer, skuId)
    return { ...row, categorySlug: row.categories.at(-1)!.slug }
  } catch (refusal) {
    const left = await findOrdered(db, catalogueCompany(viewer.account), skuId)
    if (left) return left
    throw refusal
  }
}

/** As it is now, whatever has become of it, for a buyer who knows it. */
async function findOrdered(db: Db, buyerId: string | null, skuId: string): Promise<OwnRow | undefined> {
  if (buyerId === null) return undefined
  const [row] = await db<OwnRow[]>`
    select ${cardColumns(db)}, p.gtin, p.category_slug from ${cardTables(db)}
    where p.sku_id = ${skuId} and exists (select from order_line where sku_id = ${skuId} and buyer_id = ${buyerId})`
  return row
}

const findCandidates = ({ db }: Pick<Deps, 'db'>, viewer: Viewer, own: OwnRow) => db<SubstituteRow[]>`
  select ${cardColumns(db)}, p.gtin
  from ${cardTables(db)}
  where (p.gtin = ${own.gtin} or p.category_slug = ${own.categorySlug})
    and p.content_unit = ${own.contentUnit} and p.sku_id <> ${own.skuId}
    and k.quantity > 0 and s.status = 'ACTIVE' and ${visibleTo(db, catalogueCompany(viewer.account))}
  order by (p.gtin = ${own.gtin}) is true desc, ${mostOrdered(db)} limit ${MOST_READ}`

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
