import type { Category } from '../../products/categories.ts'
import type { Sections } from '../../platform/snapshots/section-file.ts'
import { createNumberedProducts, type SavedProducts } from './stored/numbered-products.ts'
import { signatureOf } from './stored/signature.ts'
import type { Term } from './stored/term.ts'
import { createTerms, renumberTerms, type SavedTerms } from './terms.ts'
import { thingsOf } from './things.ts'
import { tokensOf } from './tokens.ts'
import { weighTerms, type SearchedProduct } from './weigh-terms.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

/**
 * The words of all products on sale in memory: for each term the products that have it, and how much it says about each of
 * them in either language. A product of which the search reads
 * something new gets a new number; postings of an old number count for nothing.
 */
export function createWordIndex() {
  let products = createNumberedProducts()
  let terms = createTerms()

  function replace(product: SearchedProduct, categories: readonly Category[]) {
    const { skuId, nameDe, categorySlug, isExclusive } = product
    const things = thingsOf(categories, categorySlug)
    const signature = signatureOf(product, things)
    if (products.signatureOf(skuId) === signature) return
    products.remove(skuId)
    const doc = products.add({ skuId, isExclusive, wordsInName: tokensOf(nameDe).words.length, signature })
    const weighed = weighTerms(product, things)
    for (const [term, weights] of weighed) terms.add(term, doc, weights)
  }
  return {
    get products() {
      return products
    },
    term: (name: string): Term | undefined => terms.get(name),
    /** Another object once there is a new word; numbers of products are none. */
    get vocabulary(): object {
      return terms.vocabulary.version
    },
    /** How many postings a term has, those of old numbers too. */
    countOf: (name: string): number => terms.countOf(name),
    withStem: (stem: string): readonly string[] => terms.vocabulary.withStem(stem),
    /** Words in their order that begin so. */
    beginningWith: (beginning: string) => terms.beginningWith(beginning),
    /** Words that end so. */
    endingWith: (ending: string) => terms.vocabulary.endingWith(ending),
    /** Words of one step of writing or two, the nearest first. */
    near: (word: string, most: number) => terms.vocabulary.near(word, most),
    /** The products in place of what there was of these SKUs; those without one are gone. */
    put(changed: readonly SearchedProduct[], skuIds: readonly string[], categories: readonly Category[] = []): void {
      const found = new Set(changed.map(({ skuId }) => skuId))
      for (const skuId of skuIds) if (!found.has(skuId)) products.remove(skuId)
      for (const product of changed) replace(product, categories)
      const renumbered = products.compact()
      if (renumbered) terms = renumberTerms(terms, (doc) => renumbered.get(doc))
    },
    *save(): Generator<void, Record<string, Sections>> {
      return { products: products.save(), ...(yield* terms.save()) }
    },
    /** Takes what another index saved in place of all it has. */
    restore(saved: Record<string, Sections>): void {
      products = createNumberedProducts(saved.products as SavedProducts)
      terms = createTerms(saved as SavedTerms)
    },
  }
}
