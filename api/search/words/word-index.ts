import { createTerms, renumberTerms, type Term } from './terms.ts'
import { weighTerms, type SearchedProduct } from './weigh-terms.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

/** From that share of replaced entries on, and so many of them, the postings are written anew without them. */
const DEAD_SHARE = 0.25
const FEWEST_DEAD = 2000

/**
 * The words of all products on sale in memory: for each term the products that have it, and how much it says about each of
 * them in either language. A product that changes gets a new number; postings of an old number count for nothing.
 */
export function createWordIndex() {
  let terms = createTerms()
  let skuIds: string[] = []
  let numbers = new Map<string, number>()

  function add(product: SearchedProduct) {
    const doc = skuIds.push(product.skuId) - 1
    numbers.set(product.skuId, doc)
    for (const [term, weights] of weighTerms(product)) terms.add(term, doc, weights)
  }
  function compact() {
    const dead = skuIds.length - numbers.size
    if (dead < FEWEST_DEAD || dead < skuIds.length * DEAD_SHARE) return
    const renumbered = new Map([...numbers.values()].map((doc, i) => [doc, i]))
    terms = renumberTerms(terms, (doc) => renumbered.get(doc))
    skuIds = [...numbers.keys()]
    numbers = new Map(skuIds.map((skuId, i) => [skuId, i]))
  }

  return {
    /** One more than the largest number of a product. */
    get size() {
      return skuIds.length
    },
    get liveCount() {
      return numbers.size
    },
    /** The product of a number; undefined for one that has a new number or is gone. */
    skuIdOf(doc: number): string | undefined {
      const skuId = skuIds[doc]!
      return numbers.get(skuId) === doc ? skuId : undefined
    },
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
    put(products: readonly SearchedProduct[], changed: readonly string[]): void {
      for (const skuId of changed) numbers.delete(skuId)
      for (const product of products) add(product)
      compact()
    },
  }
}
