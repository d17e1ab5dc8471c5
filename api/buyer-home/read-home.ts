import type { BuyerHome } from '../../contract/buyer-home/home.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { orderableQuantity } from '../../contract/platform/orderable-quantity.ts'
import type { Language } from '../../contract/platform/values.ts'
import { cartKeyOf } from '../cart/cart-state.ts'
import { evaluateCart, isSelected, type EvaluatedStore } from '../cart/evaluate-cart.ts'
import { readCartState } from '../cart/queries.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { netAt } from '../products/price.ts'
import { readCards } from '../products/cards/read-cards.ts'
import { chooseAgain, chooseCheaper, type Cheaper } from './choose-again.ts'
import {
  findOpenDeliveries,
  findOpenPayments,
  findOrderedProducts,
  findProposals,
  type OpenDeliveries,
  type OpenPayments,
} from './queries.ts'

const PROPOSALS = 5
const MOST_MINIMUMS = 5
const MOST_NAMES = 3

/** Everything the home page shows a buyer beside what visitors see. */
export async function readHome(deps: Deps, caller: Caller<'buyer'>): Promise<BuyerHome> {
  const { db, clock } = deps
  const buyerId = caller.account.companyId
  const { language } = caller
  const [ordered, deliveries, payments, cartState, proposals] = await Promise.all([
    findOrderedProducts(db, buyerId),
    findOpenDeliveries(db, buyerId),
    findOpenPayments(db, buyerId),
    readCartState(db, cartKeyOf(caller)),
    findProposals(db, buyerId, PROPOSALS),
  ])
  const again = chooseAgain(ordered, clock.now())
  const cheaper = chooseCheaper(ordered)
  const proposed = again.length > 0 ? [] : proposals
  const skuIds = [...again, ...proposed, ...cheaper].map(({ skuId }) => skuId)
  const cards = await readCards(deps, caller, [...new Set(skuIds)])
  const cardOf = new Map(cards.map((card) => [card.skuId, card]))
  return {
    delivery: presentDeliveries(deliveries),
    payments: presentPayments(payments, language),
    source: again.length > 0 ? 'ORDERED' : proposed[0]?.isInWishlist ? 'WISHLIST' : 'BESTSELLERS',
    again: [
      ...again.map((product) => ({
        ...product,
        last: { orderedAt: product.orderedAt, quantity: product.lastQuantity },
      })),
      ...proposed.map((product) => ({ ...product, quantity: orderableQuantity(0, product) ?? 0, last: null })),
    ].flatMap(({ quantity, last, ...product }) => {
      const netTotal = eurosOf(netAt(product, quantity))
      return withCard(cardOf.get(product.skuId), { quantity, netTotal, last })
    }),
    minimums: evaluateCart(cartState, clock.now())
      .stores.filter(({ minimumOrderCents, lines }) => minimumOrderCents > 0 && lines.some(isSelected))
      .toSorted(
        (a, b) => Number(a.missingCents === 0) - Number(b.missingCents === 0) || a.missingCents - b.missingCents,
      )
      .slice(0, MOST_MINIMUMS)
      .map((store) => presentMinimum(store, language)),
    cheaper: cheaper.flatMap((item) => withCard(cardOf.get(item.skuId), cheaperTexts(item, language))),
  }
}

// A product that was hidden between two statements has no card.
const withCard = <Card, Item extends object>(product: Card | undefined, item: Item) =>
  product ? [{ product, ...item }] : []

function cheaperTexts({ quantity, caseCents, lastCaseCents, savedCents }: Cheaper, language: Language) {
  const text = (cents: number) => moneyText(cents, language)
  return { quantity, priceText: text(caseCents), oldPriceText: text(lastCaseCents), savedText: text(savedCents) }
}

function presentDeliveries({ count, storeNames, orderId }: OpenDeliveries): BuyerHome['delivery'] {
  return count === 0 ? null : { count, storeNames: storeNames.slice(0, MOST_NAMES), orderId }
}

function presentPayments(payments: OpenPayments, language: Language): BuyerHome['payments'] {
  const { count, grossCents, dueAt, orderNumber, orderId } = payments
  if (orderNumber === null) return null
  return {
    count,
    amount: eurosOf(grossCents),
    amountText: moneyText(grossCents, language),
    dueAt,
    orderNumber,
    orderId,
  }
}

function presentMinimum(store: EvaluatedStore, language: Language): BuyerHome['minimums'][number] {
  const { storeId, storeName, storeSlug, minimumOrderCents, missingCents } = store
  const netCents = minimumOrderCents - missingCents
  const shownCents = missingCents > 0 ? netCents : store.totals.net
  return {
    storeId,
    storeName,
    storeUrl: `/stores/${storeSlug}`,
    mediaUrl: `/pictures/stores/${storeSlug}`,
    netTotal: eurosOf(shownCents),
    netTotalText: moneyText(shownCents, language),
    minimumText: moneyText(minimumOrderCents, language),
    missing: eurosOf(missingCents),
    missingText: moneyText(missingCents, language),
    share: Math.floor((100 * netCents) / minimumOrderCents),
  }
}
