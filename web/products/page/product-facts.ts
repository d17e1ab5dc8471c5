import type { Product } from '../../../contract/products.ts'
import { nextQuantity } from '../../../contract/platform/quantities.ts'
import type { ProductTexts } from '../product-texts.ts'
import { amountText } from '../amount-text.ts'

export type Fact = { label: string; value: string }
export type FactTexts = ProductTexts

/** What a buyer wants to know first, for the side of the description. */
export function mainFacts(product: Product, t: FactTexts): Fact[] {
  const { price, food, deposit, packText, attributes } = product
  return present([
    { label: t.product.facts.pack, value: packText },
    { label: t.product.facts.minimum, value: minimumText(product, t) },
    { label: t.product.facts.netQuantity, value: food?.netQuantity },
    { label: t.product.facts.origin, value: food?.origin },
    { label: t.product.facts.storage, value: food?.storage },
    { label: t.product.facts.deposit, value: deposit?.text },
    { label: t.product.facts.vat, value: price && t.product.facts.percent(price.taxRate) },
    ...attributes.map(({ label, valueText }) => ({ label, value: valueText })),
  ]).slice(0, 8)
}

/** The first facts in a word or two each; not what the picker of variants shows already, nor a mere yes, no or number. */
export function shortFacts({ skuId, attributes, variants }: Pick<Product, 'skuId' | 'attributes' | 'variants'>) {
  const chosen = Object.values(variants.items.find((item) => item.skuId === skuId)?.options ?? {})
  return attributes
    .filter(({ valueText }) => !/^(ja|yes|nein|no|[\d.,]+|.{33,})$/.test(valueText) && !chosen.includes(valueText))
    .slice(0, 4)
}

export function minimumText(product: Product, t: FactTexts): string {
  const smallest = nextQuantity(product.minimumQuantity, product)
  return amountText(smallest, product, t.quantity)
}

export const present = (facts: { label: string; value: string | null | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
