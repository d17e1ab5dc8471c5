import { completionsOf } from '../../api/search/completions.ts'
import { findProducts } from '../../api/search/words/find-products.ts'
import { firstSkus } from '../../api/search/words/found-products.ts'
import { createWordIndex } from '../../api/search/words/word-index.ts'
import { createCatalogIndex } from '../../api/listings/index/catalog-index.ts'
import type { SynonymNames } from '../../api/listings/index/index-queries.ts'
import { viewOf } from '../../api/listings/index/index-view.ts'
import type { Category } from '../../api/products/categories.ts'
import type { Language } from '../../contract/platform/values.ts'
import { indexedStore, indexRow } from './index-row.ts'

type Named = { nameDe: string; nameEn?: string; brand?: string; in?: string }

const ROOT = 'sortiment'
const category = (slug: string, parentSlug: string | null): Category => {
  const [nameDe = '', nameEn = nameDe] = slug.split(' / ')
  const own = { slug, path: slug, parentSlug, nameDe, nameEn }
  return { ...own, picture: '', showInFooter: false, textDe: '', textEn: '' }
}

/**
 * A search over products of these names, which answers the names it finds, and the completions of a text. `in`: the name of the category that
 * one stands in, as 'Gewürze / Spices'.
 */
export function openSearchOver(products: (string | Named)[], groups: string[][] = []) {
  const rows = products.map((product, i) => {
    const named: Named = typeof product === 'string' ? { nameDe: product } : product
    const { nameDe, nameEn = nameDe, brand = '', in: categorySlug = 'Waren' } = named
    const placed = { categorySlug, rootCategorySlug: ROOT }
    return indexRow(`${i + 1}`, { ...placed, nameDe, nameEn, brand, brandSlug: brand.toLowerCase() })
  })
  const slugs = new Set(rows.map(({ categorySlug }) => categorySlug))
  const categories = [category(ROOT, null), ...[...slugs].map((slug) => category(slug, ROOT))]
  const synonymGroups = groups.map((names): SynonymNames => ({ names, isOneWay: false, language: null }))
  const catalogue = createCatalogIndex()
  catalogue.setFrame({ stores: [indexedStore], categories, synonymGroups })
  catalogue.putProducts(rows)
  const index = createWordIndex()
  index.put(rows, [], categories)
  const view = viewOf(catalogue, new Set())
  const contextOf = (language: Language) => ({ index, language, view, ordered: new Set<string>() })
  const namesOf = (skuIds: string[]) => skuIds.map((skuId) => rows[Number(skuId) - 1]!.nameDe)
  return {
    search: (q: string, language: Language = 'de') => namesOf(firstSkus(findProducts(contextOf(language), q), 20)),
    /** With what only comes near. */
    searchNear: (q: string, language: Language = 'de') => {
      const found = findProducts(contextOf(language), q)
      return namesOf([...firstSkus(found, 20), ...found.near.map((doc) => view.index.table.skuIds[doc]!)])
    },
    complete: (q: string) => completionsOf(contextOf('de'), q, 4),
  }
}
