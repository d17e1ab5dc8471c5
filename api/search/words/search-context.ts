import type { Language } from '../../../contract/platform/values.ts'
import type { SynonymNames } from '../../listings/index/index-queries.ts'
import type { IndexView } from '../../listings/index/index-view.ts'
import type { HitContext } from './plan-hits.ts'
import type { Hits } from './hits.ts'
import type { ProductTable } from '../../listings/index/product-table.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import type { Term } from './stored/term.ts'
import { docOfPosting } from './terms.ts'
import type { WordIndex } from './word-index.ts'

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
  const { products: numbered } = index
  const { table } = view.index
  const { departures } = table.columns
  const { products, asOf } = productsOf(index, table)
  const productOf = (doc: number) => {
    if (numbered.isDead(doc)) return -1
    let product = products[doc]! - 1
    if (product < 0 || departures[product] !== asOf[doc]) {
      product = table.docOf(numbered.skuIdOf(doc)!)
      products[doc] = product + 1
      asOf[doc] = departures[product] ?? 0
    }
    return product >= 0 && view.isVisible(product) ? product : -1
  }
  return {
    ...context,
    synonyms: synonymsOf(context.synonymGroups ?? view.index.synonymGroups, context.language),
    productOf,
    isVisible: (doc) => numbered.isSeenByAll(doc) || productOf(doc) >= 0,
  }
}

/** Leaves out what the viewer does not see. */
export function visibleHits({ isVisible }: Pick<Search, 'isVisible'>, hits: Hits): Hits {
  const { docs, count, weights } = hits
  let seen = 0
  // The same arrays, which know what there is to clear when they are used again.
  for (let i = 0; i < count; i++) {
    const doc = docs[i]!
    if (isVisible(doc)) docs[seen++] = doc
    else weights[doc] = 0
  }
  hits.count = seen
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

/** Looking a SKU up takes longer than all else that is done with a product, so what was found is cached. */
type CachedNumbers = {
  table: ProductTable
  /** One more than the product's number by that of its words; 0 for one that was not looked up yet. */
  products: Int32Array
  /** What the table's `departures` said of the product then. */
  asOf: Uint32Array
}
const byNumbering = new WeakMap<object, CachedNumbers>()

function productsOf({ products: { numbering, size } }: WordIndex, table: ProductTable): CachedNumbers {
  const known = byNumbering.get(numbering)
  const isOfTable = known?.table === table
  if (isOfTable && known.products.length >= size) return known
  const room = Math.ceil(size * 1.2)
  const found = { table, products: new Int32Array(room), asOf: new Uint32Array(room) }
  if (isOfTable) {
    found.products.set(known.products)
    found.asOf.set(known.asOf)
  }
  byNumbering.set(numbering, found)
  return found
}

const compiled = new WeakMap<readonly SynonymNames[], Map<Language, Synonyms>>()
/** What the groups mean to a search in a language. */
export function synonymsOf(groups: readonly SynonymNames[], language: Language): Synonyms {
  const byLanguage = compiled.get(groups) ?? new Map<Language, Synonyms>()
  compiled.set(groups, byLanguage)
  const synonyms =
    byLanguage.get(language) ??
    createSynonyms(groups.filter((group) => group.language === null || group.language === language))
  byLanguage.set(language, synonyms)
  return synonyms
}
