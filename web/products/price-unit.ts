import type { ProductCard } from '../../contract/products.ts'

type Priced = Pick<NonNullable<ProductCard['price']>, 'finalNetPriceText' | 'contentText' | 'unitPriceText'>

/**
 * What a price is for: '200 g' or '100 Stück', beside which the base price says more; of '4,20 €' and '4,20 €/kg' the kilogram,
 * and nothing more, so that no price is said twice.
 */
export function priceUnitOf({ finalNetPriceText, contentText, unitPriceText }: Priced) {
  const [amount, unit = ''] = unitPriceText.split('/')
  const isBase = amount === finalNetPriceText
  return { unit: isBase ? unit : contentText, isBase }
}
