import type { BuyerHome } from '../../contract/buyer-home/home.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { orderableQuantity } from '../../contract/platform/quantities.ts'
import type { Language } from '../../contract/platform/values.ts'
import { cartKeyOf } from '../cart/cart-state.ts'
import { evaluateCart, isSelected, type EvaluatedStore } from '../cart/evaluate-cart.ts'
import { readCartState } from '../cart/queries.ts'
import { may, type Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { netAt } from '../products/price.ts'
import { readCards } from '../products/cards/read-cards.ts'
import { chooseAgain, chooseCheaper, type Cheaper } from './choose-again.ts'
import { findOrderedProducts, findProposals, type Proposal } from './queries.ts'
import { readDuties } from './read-duties.ts'

const PROPOSALS = 5
const MOST_MINIMUMS = 5

/** Everything the home page shows a buyer beside what visitors see: what waits for everybody, goods for who may buy. */
export async function readHome(deps: Deps, caller: Caller<'buyer'>): Promise<BuyerHome> {
  const [duties, goods] = await Promise.all([
    readDuties(deps, caller),
    may(caller.account, 'buyer', 'buy') ? readOwnGoods(deps, caller) : noGoods,
  ])
  return { ...duties, ...goods }
}

type OwnGoods = Pick<BuyerHome, 'source' | 'again' | 'minimums' | 'cheaper'>
const noGoods: OwnGoods = { source: 'ORDERED', again: [], minimums: [], cheaper: [] }

async function readOwnGoods(deps: Deps, caller: Caller<'buyer'>): Promise<OwnGoods> {
  const { db, clock } = deps
  const buyerId = caller.account.companyId
  const { language } = caller
  const [ordered, cartState, proposals] = await Promise.all([
    findOrderedProducts(db, buyerId),
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
    source: again.length > 0 ? 'ORDERED' : sourceOf(proposed),
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

function sourceOf(proposed: Proposal[]): OwnGoods['source'] {
  if (proposed[0]?.isInWishlist) return 'WISHLIST'
  return proposed.every(({ isOrdered }) => isOrdered) ? 'BESTSELLERS' : 'RANGE'
}

// A product that was hidden between two statements has no card.
const withCard = <Card, Item extends object>(product: Card | undefined, item: Item) =>
  product ? [{ product, ...item }] : []

function cheaperTexts({ quantity, caseCents, lastCaseCents, savedCents }: Cheaper, language: Language) {
  const text = (cents: number) => moneyText(cents, language)
  return { quantity, priceText: text(caseCents), oldPriceText: text(lastCaseCents), savedText: text(savedCents) }
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
