import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { nextQuantity, orderableQuantity } from '../../contract/platform/quantities.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as productsApi from '../../contract/products.ts'
import type { Offer } from '../../contract/products.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { evaluateCart } from '../cart/evaluate-cart.ts'
import { readCartState } from '../cart/queries.ts'
import { buyingCart } from '../http/caller.ts'
import { readSeenProduct } from '../products/product-memory.ts'
import { netAt, seesPrices, type Viewer } from '../products/price.ts'
import { availabilityOf, cardColumns, cardTables, ratingOf, toCard, type CardRow } from '../products/product-card.ts'
import { catalogueCompany, visibleTo } from '../products/visibility.ts'
import { leadTimeText } from '../stores/read-store.ts'
import { comparedPrice, isSmallChange } from './compared-price.ts'
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
  /** How much content the buyer ordered last of the article. */
  usualContent: number | null
}

/** The offers of an article: what stores sell under the same GTIN, best for the viewer's cart first. */
export async function readOffers(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock'>,
  viewer: Viewer,
  skuId: string,
): Promise<OutputOf<typeof productsApi.listOffers>> {
  const { row } = await readSeenProduct(deps.db, viewer, skuId)
  const { gtin } = row
  if (gtin === null) return { items: [], isUsual: false }
  const rows = await findOffers(deps, viewer, gtin)
  if (rows.length < 2) return { items: [], isUsual: false }
  // Who sees no prices is not told them by the order of the offers.
  if (rows.some(({ storeId }) => !seesPrices(viewer, storeId)))
    return { items: rows.map((row) => offerOf(row, viewer, deps)), isUsual: false }
  const cartCents = await readCartCents(deps, viewer)
  const ranked = rankOffers(rows.map((row) => ({ ...rankable(row), cartCents: cartCents.get(row.storeSlug) ?? 0 })))
  const isPerHundred = isSmallChange(ranked)
  const items = ranked.map((row) => ({
    ...offerOf(row, viewer, deps),
    cartAmountText: moneyText(row.cartCents, viewer.language),
    compared: { ...comparedPrice(row, isPerHundred, viewer.language), quantity: row.quantity },
    missingAmountText: row.missingCents > 0 ? moneyText(row.missingCents, viewer.language) : null,
    extraShippingText: moneyText(row.extraShippingCents, viewer.language),
    reason: row.reason,
  }))
  return { items, isUsual: rows[0]!.usualContent !== null }
}

const findOffers = ({ db }: Pick<Deps, 'db'>, viewer: Viewer, gtin: string) => db<OfferRow[]>`
  select ${cardColumns(db)}, s.slug as store_slug, s.minimum_order_cents, s.shipping_fee_cents,
    s.shipping_free_from_cents, s.lead_min_days, s.lead_max_days, s.rating_sum as store_rating_sum,
    s.rating_count as store_rating_count,
    (select l.quantity * own.content_amount from product own join order_line l on l.sku_id = own.sku_id
      join orders o on o.buyer_id = l.buyer_id and o.id = l.order_id
      where own.gtin = ${gtin} and l.buyer_id = ${catalogueCompany(viewer.account)} and l.design is null
        and l.cancelled_quantity < l.quantity
      order by o.created_at desc, o.id limit 1)::float8 as usual_content
  from ${cardTables(db)}
  where p.gtin = ${gtin} and s.status = 'ACTIVE' and ${visibleTo(db, catalogueCompany(viewer.account))}
  order by s.name, p.sku_id limit 20`

/** Net cents of the goods in the cart by store, as its own page counts them against the minimum order and towards free shipping. */
async function readCartCents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account }: Viewer,
): Promise<Map<string, number>> {
  const [buyerId, cartId] = [catalogueCompany(account), buyingCart(account)]
  if (buyerId === null || cartId === null) return new Map()
  const { stores } = evaluateCart(await readCartState(db, { buyerId, cartId }), clock.now())
  return new Map(stores.map(({ storeSlug, totals: { net, discount } }) => [storeSlug, net - discount]))
}

/** At the usual content in whole cases, as far as the store has them; never less than it sells. */
function rankable(row: OfferRow) {
  const usual = Math.ceil((row.usualContent ?? 0) / row.contentAmount)
  const quantity = orderableQuantity(usual, row) ?? nextQuantity(0, row)
  return {
    ...row,
    quantity,
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
    cartAmountText: null,
    compared: null,
    delivery: { leadTimeDays: [row.leadMinDays, row.leadMaxDays], text: deliveryText(row, language) },
    reason: null,
  }
}

const deliveryText = (row: OfferRow, language: Language) =>
  texts(language).catalogue.replies.product.delivery(leadTimeText(row, language))
