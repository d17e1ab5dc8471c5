import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Offer } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { buyingCart } from '../http/caller.ts'
import { readSeenProduct } from '../products/product-memory.ts'
import { netAt, seesPrices, type Viewer } from '../products/price.ts'
import { availabilityOf, cardColumns, cardTables, ratingOf, toCard, type CardRow } from '../products/product-card.ts'
import { catalogueCompany, visibleTo } from '../products/visibility.ts'
import { leadTimeText } from '../stores/read-store.ts'
import { rankOffers } from './rank-offers.ts'

type OfferRow = CardRow & {
  storeSlug: string
  minimumOrderCents: number
  shippingFeeCents: number
  shippingFreeFromCents: number | null
  leadMinDays: number
  leadMaxDays: number
  storeRatingSum: number
  storeRatingCount: number
  cartCents: number
}

/** The offers of an article: what stores sell under the same GTIN, best for the viewer's cart first. */
export async function readOffers(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  viewer: Viewer,
  skuId: string,
): Promise<Offer[]> {
  const { row } = await readSeenProduct(deps.db, viewer, skuId)
  const { gtin } = row
  if (gtin === null) return []
  const rows = await findOffers(deps, viewer, gtin)
  if (rows.length < 2) return []
  // Who sees no prices is not told them by the order of the offers.
  if (rows.some(({ storeId }) => !seesPrices(viewer, storeId))) return rows.map((row) => offerOf(row, viewer, deps))
  return rankOffers(rows.map(rankable)).map((row) => ({
    ...offerOf(row, viewer, deps),
    missingAmountText: row.missingCents > 0 ? moneyText(row.missingCents, viewer.language) : null,
    extraShippingText: moneyText(row.extraShippingCents, viewer.language),
    reason: row.reason,
  }))
}

const findOffers = ({ db }: Pick<Deps, 'db'>, viewer: Viewer, gtin: string) => db<OfferRow[]>`
  select ${cardColumns(db)}, s.slug as store_slug, s.minimum_order_cents, s.shipping_fee_cents,
    s.shipping_free_from_cents, s.lead_min_days, s.lead_max_days, s.rating_sum as store_rating_sum,
    s.rating_count as store_rating_count,
    coalesce((select sum(i.quantity::bigint * own.final_price_cents / own.price_unit) from cart_item i join product own on own.sku_id = i.sku_id
      where i.buyer_id = ${buyingCart(viewer.account)} and i.is_selected and own.store_id = s.id), 0)::int as cart_cents
  from ${cardTables(db)}
  where p.gtin = ${gtin} and s.status = 'ACTIVE' and ${visibleTo(db, catalogueCompany(viewer.account))}
  order by s.name, p.sku_id limit 20`

function rankable(row: OfferRow) {
  const quantity = Math.ceil(row.minimumQuantity / row.countPerBox) * row.countPerBox
  return {
    ...row,
    goodsCents: netAt(row, quantity),
    content: quantity * row.contentAmount,
    isInStock: availabilityOf(row) !== 'OUT_OF_STOCK',
  }
}

function offerOf(row: OfferRow, viewer: Viewer, deps: Pick<Deps, 'pictures' | 'clock'>): Offer {
  const { language } = viewer
  return {
    product: toCard(row, viewer, deps),
    storeUrl: `/stores/${row.storeSlug}`,
    rating: ratingOf({ ratingSum: row.storeRatingSum, ratingCount: row.storeRatingCount }),
    minimumOrderAmount: eurosOf(row.minimumOrderCents),
    minimumOrderAmountText: moneyText(row.minimumOrderCents, language),
    missingAmountText: null,
    extraShippingText: null,
    delivery: { leadTimeDays: [row.leadMinDays, row.leadMaxDays], text: deliveryText(row, language) },
    reason: null,
  }
}

const deliveryText = (row: OfferRow, language: Language) =>
  texts(language).catalogue.replies.product.delivery(leadTimeText(row, language))
