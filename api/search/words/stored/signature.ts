import type { SearchedProduct } from '../weigh-terms.ts'

/**
 * A number of 53 bits for what the search reads of a product and what things its category holds: two that are alike are read alike.
 * Prices, stock and sales are no part of it, so a product that is sold is not read again.
 */
export function signatureOf(product: SearchedProduct, things: readonly string[]): number {
  const { skuId, storeId, categorySlug, rootCategorySlug, nameDe, nameEn, brand, gtin, supplierSku } = product
  const { attributes, isOrganic, isExclusive, contentAmount, contentUnit } = product
  const texts = [skuId, storeId, categorySlug, rootCategorySlug, nameDe, nameEn, brand, gtin, supplierSku]
  const values = attributes.flatMap(({ de, en }) => [de.value, en.value])
  return hash(JSON.stringify([texts, values, isOrganic, isExclusive, contentAmount, contentUnit, things]))
}

function hash(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
