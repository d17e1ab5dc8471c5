import { urlPart } from '../../../contract/platform/fold-text.ts'
import type { IndexAttribute, IndexedStore, IndexRow } from './index-queries.ts'

export type IndexedProduct = Omit<IndexRow, 'storeId' | 'attributes' | 'depositType' | SearchedField> & {
  isReusable: boolean
  store: IndexedStore
  /** Null without a GTIN. */
  article: Article | null
  attributes: SharedAttribute[]
}
/** What several stores may sell: one object for all products of a GTIN, which counts those that are in the index. */
export type Article = { offers: number }
/** What only the search reads of a row. */
type SearchedField = 'nameDe' | 'nameEn' | 'supplierSku' | 'gtin'
/** An attribute that products share: equal ones are one object. `urlValue` names its value in an address. */
export type SharedAttribute = IndexAttribute & { urlValue: string }

/** Makes products of rows. Thousands share few texts and attributes, but each row brings a copy of its own. */
export function createProductFactory() {
  const texts = new Map<string, string>()
  const attributes = new Map<string, SharedAttribute>()
  const articles = new Map<string, Article>()
  const shared = (text: string) => texts.get(text) ?? (texts.set(text, text), text)
  const sharedAttribute = (attribute: IndexAttribute): SharedAttribute => {
    const name = JSON.stringify(attribute)
    const known = attributes.get(name) ?? { ...attribute, urlValue: urlPart(attribute.de.value) }
    attributes.set(name, known)
    return known
  }
  const articleOf = (gtin: string): Article => {
    const known = articles.get(gtin) ?? { offers: 0 }
    articles.set(gtin, known)
    return known
  }
  // Written out: thousands of objects of one shape are read much faster than copies made by spreading rows.
  return (row: IndexRow, store: IndexedStore): IndexedProduct => ({
    skuId: row.skuId,
    categorySlug: shared(row.categorySlug),
    rootCategorySlug: shared(row.rootCategorySlug),
    brandSlug: shared(row.brandSlug),
    brand: shared(row.brand),
    finalPriceCents: row.finalPriceCents,
    contentAmount: row.contentAmount,
    contentUnit: row.contentUnit,
    countPerBox: row.countPerBox,
    isReusable: row.depositType === 'MEHRWEG',
    isSale: row.isSale,
    isOrganic: row.isOrganic,
    isExclusive: row.isExclusive,
    isInStock: row.isInStock,
    popularity: row.popularity,
    createdAt: row.createdAt,
    ratingSum: row.ratingSum,
    ratingCount: row.ratingCount,
    store,
    article: row.gtin === null ? null : articleOf(row.gtin),
    attributes: row.attributes.map(sharedAttribute),
  })
}
