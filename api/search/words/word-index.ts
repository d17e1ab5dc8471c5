import type { Category } from '../../products/categories.ts'
import { createTerms, renumberTerms, type Term } from './terms.ts'
import { thingsOf } from './things.ts'
import { tokensOf } from './tokens.ts'
import { weighTerms, type SearchedProduct } from './weigh-terms.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

/** From that share of replaced entries on, and so many of them, the postings are written anew without them. */
const DEAD_SHARE = 0.25
const FEWEST_DEAD = 2000

/** A product under one number; dead once it has another one or is gone. */
type Doc = { skuId: string; isLive: boolean; wordsInName: number }

/**
 * The words of all products on sale in memory: for each term the products that have it, and how much it says about each of
 * them in either language. A product that changes gets a new number; postings of an old number count for nothing.
 */
export function createWordIndex() {
  let terms = createTerms()
  let docs: Doc[] = []
  let numbers = new Map<string, number>()

  function remove(skuId: string) {
    const doc = numbers.get(skuId)
    if (doc !== undefined) docs[doc]!.isLive = false
    numbers.delete(skuId)
  }
  function add(product: SearchedProduct, categories: readonly Category[]) {
    const { skuId, nameDe, categorySlug } = product
    const doc = docs.push({ skuId, isLive: true, wordsInName: tokensOf(nameDe).words.length }) - 1
    numbers.set(skuId, doc)
    const weighed = weighTerms(product, thingsOf(categories, categorySlug))
    for (const [term, weights] of weighed) terms.add(term, doc, weights)
  }
  function compact() {
    const dead = docs.length - numbers.size
    if (dead < FEWEST_DEAD || dead < docs.length * DEAD_SHARE) return
    const renumbered = new Map([...numbers.values()].map((doc, i) => [doc, i]))
    terms = renumberTerms(terms, (doc) => renumbered.get(doc))
    docs = [...numbers.values()].map((doc) => docs[doc]!)
    numbers = new Map(docs.map(({ skuId }, i) => [skuId, i]))
  }

  return {
    /** One more than the largest number of a product. */
    get size() {
      return docs.length
    },
    get liveCount() {
      return numbers.size
    },
    /** Another object once the products have other numbers. */
    get numbering(): object {
      return docs
    },
    /** The product of a number; undefined for one that has a new number or is gone. */
    skuIdOf(doc: number): string | undefined {
      const { skuId, isLive } = docs[doc]!
      return isLive ? skuId : undefined
    },
    wordsInName: (doc: number): number => docs[doc]!.wordsInName,
    docOf: (skuId: string) => numbers.get(skuId),
    term: (name: string): Term | undefined => terms.get(name),
    withStem: (stem: string): readonly string[] => terms.withStem(stem),
    /** Words in their order that begin so. */
    beginningWith: (beginning: string) => terms.beginningWith(beginning),
    /** Words that end so. */
    endingWith: (ending: string) => terms.endingWith(ending),
    /** Words of one step of writing or two, the nearest first. */
    near: (word: string, most: number) => terms.near(word, most),
    /** The products in place of what there was of these SKUs; those without one are gone. */
    put(products: readonly SearchedProduct[], changed: readonly string[], categories: readonly Category[] = []): void {
      for (const skuId of changed) remove(skuId)
      for (const product of products) {
        remove(product.skuId)
        add(product, categories)
      }
      compact()
    },
  }
}
