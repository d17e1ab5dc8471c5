import type { SynonymNames } from '../../listings/index/index-queries.ts'
import type { IndexView } from '../../listings/index/index-view.ts'
import type { HitContext } from './plan-hits.ts'
import type { Hits } from './hits.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import type { Term } from './stored/term.ts'
import { docOfPosting } from './terms.ts'

/** What one search is made in: the words, and what of the goods its viewer sees. */
export type Search = HitContext & {
  view: IndexView
  ordered: ReadonlySet<string>
  isVisible(doc: number): boolean
  /** The number in the listings' index of what has this number among the words; -1 for what is out of date or not seen. */
  productOf(doc: number): number
}

export type FindContext = Omit<HitContext, 'synonyms'> & {
  view: IndexView
  /** SKUs that the viewer has ordered before; they come a little earlier. */
  ordered: ReadonlySet<string>
  /** Names of one thing, in place of those that there are. */
  synonymGroups?: readonly SynonymNames[]
}

export function openSearch(context: FindContext): Search {
  const { index, view } = context
  const { skuIds, docOf } = view.index.table
  const products = productsOf(index.products.numbering, index.products.size)
  const productOf = (doc: number) => {
    const skuId = index.products.skuIdOf(doc)
    if (skuId === undefined) return -1
    // Kept, as looking a SKU up takes longer than all else that is done with a product.
    let product = products[doc]! - 1
    if (product < 0 || skuIds[product] !== skuId) {
      product = docOf(skuId)
      products[doc] = product + 1
    }
    return product >= 0 && view.isVisible(product) ? product : -1
  }
  return {
    ...context,
    synonyms: synonymsOf(context.synonymGroups ?? view.index.synonymGroups),
    productOf,
    isVisible: (doc) => index.products.isSeenByAll(doc) || productOf(doc) >= 0,
  }
}

/** Leaves out what the viewer does not see. */
export function visibleHits({ isVisible }: Pick<Search, 'isVisible'>, hits: Hits): Hits {
  const { docs, weights } = hits
  let seen = 0
  // The same arrays, which know what there is to clear when they are used again.
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    if (isVisible(doc)) docs[seen++] = doc
    else weights[doc] = 0
  }
  docs.length = seen
  return hits
}

export function visibleDocsWith({ isVisible }: Search, { postings, count }: Term): number[] {
  const docs: number[] = []
  for (let i = 0; i < count; i++) {
    const doc = docOfPosting(postings[i]!)
    if (isVisible(doc)) docs.push(doc)
  }
  return docs
}

const byNumbering = new WeakMap<object, Int32Array>()
/** One more than the product's number by that of its words; 0 for one that was not looked up yet. */
function productsOf(numbering: object, size: number): Int32Array {
  const known = byNumbering.get(numbering)
  if (known && known.length >= size) return known
  const products = new Int32Array(Math.ceil(size * 1.2))
  if (known) products.set(known)
  byNumbering.set(numbering, products)
  return products
}

const compiled = new WeakMap<readonly SynonymNames[], Synonyms>()
export function synonymsOf(groups: readonly SynonymNames[]): Synonyms {
  const synonyms = compiled.get(groups) ?? createSynonyms(groups)
  compiled.set(groups, synonyms)
  return synonyms
}
