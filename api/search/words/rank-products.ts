import { lazyOrder } from '../../listings/index/lazy-order.ts'
import { flagBits } from '../../listings/index/product-facts.ts'
import { isDiet, type QueryWord } from './choose-products.ts'
import { substitutesOf } from './query/group-hits.ts'
import type { Hits } from './hits.ts'
import type { Search } from './search-context.ts'

const SOLD_OUT_FACTOR = 0.5
const ORDERED_FACTOR = 1.3
/** What has the size of the query comes before what fits as well and has another. */
const SIZE_FACTOR = 1.7
/** What 500 orders have counts a tenth more than what none has. */
const ORDERS_SCALE = 60
/** How much more the products of the category count in which most of what it holds is found. */
const CATEGORY_LIFT = 0.8
const ALIKE_LIFT = 0.5
const SUBSTITUTE_FACTOR = 0.7
/** So many products more are thought into each category, as of a small one a few are soon all. */
const CATEGORY_SMOOTHING = 20
/** How much a name says with so many words: 'Pfeffer' is pepper, of 'Almkäse mit grünem Pfeffer' less. */
const nameFactors = Float64Array.from({ length: 256 }, (_, words) => 1.15 - 0.05 * Math.min(8, words))

const ordersFactors = Float64Array.from({ length: 4096 }, (_, orders) => factorOfOrders(orders))
function factorOfOrders(orders: number): number {
  return 1 + Math.log(1 + orders) / ORDERS_SCALE
}
const ordersFactor = (orders: number) => ordersFactors[orders] ?? factorOfOrders(orders)

/** Products by their numbers in the listings' index, with how well each fits. */
export type Ranked = { docs: Int32Array; scores: Float64Array }

/** How well these products fit what was searched, in no order: see bestFirst. */
export function rankProducts(search: Search, found: Int32Array, terms: readonly QueryWord[]): Ranked {
  const { flags, orderCounts } = search.view.index.table.columns
  const { skuIds } = search.view.index.table
  const docs = new Int32Array(found.length)
  const scores = new Float64Array(found.length)
  const { products } = search.index
  let count = 0
  for (let i = 0; i < found.length; i++) {
    const doc = search.productOf(found[i]!)
    if (doc < 0) continue
    docs[count] = doc
    scores[count++] = found[i]!
  }
  const weights = weigh(scores.subarray(0, count), terms)
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    scores[i] =
      weights[i]! *
      nameFactors[products.wordsInName(scores[i]!)]! *
      ordersFactor(orderCounts[doc]!) *
      ((flags[doc]! & flagBits.inStock) > 0 ? 1 : SOLD_OUT_FACTOR) *
      (search.ordered.size > 0 && search.ordered.has(skuIds[doc]!) ? ORDERED_FACTOR : 1)
  }
  const ranked = { docs: docs.subarray(0, count), scores: scores.subarray(0, count) }
  liftCategories(search, ranked, { isDiet: terms.some(({ meant }) => isDiet(meant)) })
  return ranked
}

/** How much the terms say of each, one term after the other, as the hits of one lie beside each other. */
function weigh(found: Float64Array, terms: readonly QueryWord[]): Float64Array {
  const sums = new Float64Array(found.length)
  for (const { rarity, hits } of terms) {
    const { weights } = hits
    for (let i = 0; i < found.length; i++) sums[i]! += rarity * weights[found[i]!]!
  }
  for (const { hits } of terms.filter(({ isSize }) => isSize))
    for (let i = 0; i < found.length; i++) if (hits.weights[found[i]!]! > 0) sums[i]! *= SIZE_FACTOR
  return sums
}

/**
 * 'Espresso' is half of what stands among the coffee, and little of the chocolate: coffee is meant. And unless that is all they eat, what is made
 * to be like sausage comes behind sausage.
 */
function liftCategories({ view }: Search, { docs, scores }: Ranked, { isDiet }: { isDiet: boolean }) {
  const { columns, categories: slugs } = view.index.table
  const { categories } = columns
  const shares = new Float64Array(slugs.texts.length)
  for (let i = 0; i < docs.length; i++) shares[categories[docs[i]!]!]! += scores[i]!
  let most = 0
  for (let category = 0; category < shares.length; category++) {
    if (shares[category] === 0) continue
    shares[category]! /= view.index.categorySize(category) + CATEGORY_SMOOTHING
    most = Math.max(most, shares[category]!)
  }
  if (most === 0) return
  const lifts = shares.map((share) => 1 + (CATEGORY_LIFT * share) / most)
  if (!isDiet)
    for (const category of substitutesOf(view.index.categories, slugs.texts))
      if (shares[category]! < most) lifts[category]! *= SUBSTITUTE_FACTOR
  for (let i = 0; i < docs.length; i++) scores[i]! *= lifts[categories[docs[i]!]!]!
}

/** Where nothing by 'Gerolsteiner' is 'medium', water is meant, which most of what is 'medium' is. */
export function liftAlike(search: Search, { docs, scores }: Ranked, hits: Hits): void {
  const { columns, categories: slugs } = search.view.index.table
  const { categories } = columns
  const shares = new Float64Array(slugs.texts.length)
  for (let i = 0; i < hits.count; i++) {
    const doc = search.productOf(hits.docs[i]!)
    if (doc >= 0) shares[categories[doc]!]! += hits.weights[hits.docs[i]!]!
  }
  for (let category = 0; category < shares.length; category++)
    if (shares[category]! > 0) shares[category]! /= search.view.index.categorySize(category) + CATEGORY_SMOOTHING
  const most = Math.max(...shares)
  if (most === 0) return
  for (let i = 0; i < docs.length; i++) scores[i]! *= 1 + (ALIKE_LIFT * shares[categories[docs[i]!]!]!) / most
}

/** The numbers of the products, the best first, sorted as far as they are read. */
export function* bestFirst({ view }: Pick<Search, 'view'>, { docs, scores }: Ranked): Generator<number, void> {
  const { ORDERS } = view.index.compare
  const places = new Int32Array(docs.length)
  for (let place = 0; place < places.length; place++) places[place] = place
  for (const place of lazyOrder(places, (a, b) => scores[b]! - scores[a]! || ORDERS(docs[a]!, docs[b]!)))
    yield docs[place]!
}
