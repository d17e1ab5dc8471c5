import type { IndexedProduct } from '../../listings/index/indexed-product.ts'
import type { IndexView } from '../../listings/index/index-view.ts'
import type { HitContext } from './find-hits.ts'
import { createSynonyms, type Synonyms } from './synonyms.ts'
import { docOfPosting } from './terms.ts'

/** What one search is made in: the words, and what of the goods its viewer sees. */
export type Search = HitContext & {
  view: IndexView
  ordered: ReadonlySet<string>
  docsWith(term: string): number[]
  /** Of numbers of products those that are up to date and seen by the viewer. */
  visibleDocs(docs: number[]): number[]
  /** The product of a number; undefined for one that is out of date or not seen. */
  productOf(doc: number): IndexedProduct | undefined
}

export function openSearch(context: Omit<HitContext, 'synonyms'> & Pick<Search, 'view' | 'ordered'>): Search {
  const { index, view } = context
  const products = productsOf(index.products.numbering)
  const productOf = (doc: number) => {
    const skuId = index.products.skuIdOf(doc)
    if (skuId === undefined) return undefined
    // A product keeps its object for as long as it has its number.
    const product = (products[doc] ??= view.index.products.get(skuId))
    return product && view.isVisible(product) ? product : undefined
  }
  return {
    ...context,
    synonyms: synonymsOf(view.index.synonymGroups),
    docsWith(name) {
      const term = index.term(name)
      return term ? Array.from(term.postings.subarray(0, term.count), docOfPosting) : []
    },
    productOf,
    visibleDocs: (docs) => docs.filter((doc) => index.products.isSeenByAll(doc) || productOf(doc) !== undefined),
  }
}

const byNumbering = new WeakMap<object, (IndexedProduct | undefined)[]>()
function productsOf(numbering: object) {
  const products = byNumbering.get(numbering) ?? []
  byNumbering.set(numbering, products)
  return products
}

const compiled = new WeakMap<readonly string[][], Synonyms>()
function synonymsOf(groups: readonly string[][]): Synonyms {
  const synonyms = compiled.get(groups) ?? createSynonyms(groups)
  compiled.set(groups, synonyms)
  return synonyms
}
