import type { Category } from '../../products/categories.ts'
import { createNumberedProducts } from './numbered-products.ts'
import { createTerms, renumberTerms, type Term } from './terms.ts'
import { thingsOf } from './things.ts'
import { tokensOf } from './tokens.ts'
import { weighTerms, type SearchedProduct } from './weigh-terms.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

/**
 * The words of all products on sale in memory: for each term the products that have it, and how much it says about each of
 * them in either language. A product that changes gets a new number; postings of an old number count for nothing.
 */
export function createWordIndex() {
  const products = createNumberedProducts()
  let terms = createTerms()

  function add(product: SearchedProduct, categories: readonly Category[]) {
    const { skuId, nameDe, categorySlug, isExclusive } = product
    const doc = products.add({ skuId, isExclusive, wordsInName: tokensOf(nameDe).words.length })
    const weighed = weighTerms(product, thingsOf(categories, categorySlug))
    for (const [term, weights] of weighed) terms.add(term, doc, weights)
  }
  return {
    products,
    term: (name: string): Term | undefined => terms.get(name),
    withStem: (stem: string): readonly string[] => terms.withStem(stem),
    /** Words in their order that begin so. */
    beginningWith: (beginning: string) => terms.beginningWith(beginning),
    /** Words that end so. */
    endingWith: (ending: string) => terms.endingWith(ending),
    /** Words of one step of writing or two, the nearest first. */
    near: (word: string, most: number) => terms.near(word, most),
    /** The products in place of what there was of these SKUs; those without one are gone. */
    put(changed: readonly SearchedProduct[], skuIds: readonly string[], categories: readonly Category[] = []): void {
      for (const skuId of skuIds) products.remove(skuId)
      for (const product of changed) {
        products.remove(product.skuId)
        add(product, categories)
      }
      const renumbered = products.compact()
      if (renumbered) terms = renumberTerms(terms, (doc) => renumbered.get(doc))
    },
  }
}
