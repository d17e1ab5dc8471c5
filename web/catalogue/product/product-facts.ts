import type { Product } from '../../../contract/products.ts'
import { nextQuantity } from '../../../contract/quantities.ts'
import type { Texts } from '../../platform/texts.ts'

export type Fact = { label: string; value: string }
type FactTexts = Texts['catalogue']['product']

/** What a buyer asks first, for the side of the description. */
export function mainFacts(product: Product, t: FactTexts): Fact[] {
  const { price, food, deposit, packText, attributes } = product
  return present([
    { label: t.facts.pack, value: packText },
    { label: t.facts.minimum, value: minimumText(product, t) },
    { label: t.facts.netQuantity, value: food?.netQuantity },
    { label: t.facts.origin, value: food?.origin },
    { label: t.facts.storage, value: food?.storage },
    { label: t.facts.deposit, value: deposit && `${t.depositType[deposit.type]} ${deposit.perUnitText}` },
    { label: t.facts.vat, value: price && t.facts.percent(price.taxRate) },
    ...attributes.map(({ label, valueText }) => ({ label, value: valueText })),
  ]).slice(0, 8)
}

/** Everything that is stated, with the maker as product safety law asks (GPSR article 19). */
export function allFacts(product: Product, t: FactTexts): Fact[] {
  const { price, food, deposit, attributes, safety, store } = product
  const { name, address, email } = safety.manufacturer
  return present([
    { label: t.facts.brand, value: product.brand },
    { label: t.facts.supplier, value: store.storeName },
    { label: t.facts.articleNumber, value: product.skuId },
    { label: t.facts.supplierNumber, value: product.supplierSku },
    { label: t.facts.gtin, value: product.gtin },
    { label: t.facts.pack, value: product.packText },
    { label: t.facts.minimum, value: minimumText(product, t) },
    { label: t.facts.vat, value: price && t.facts.percent(price.taxRate) },
    { label: t.facts.deposit, value: deposit && `${t.depositType[deposit.type]} ${deposit.perUnitText}` },
    { label: t.facts.legalName, value: food?.legalName },
    { label: t.facts.netQuantity, value: food?.netQuantity },
    { label: t.facts.origin, value: food?.origin },
    { label: t.facts.storage, value: food?.storage },
    ...attributes.map(({ label, valueText }) => ({ label, value: valueText })),
    { label: t.facts.manufacturer, value: [name, address, email].filter(Boolean).join(', ') },
  ])
}

function minimumText(product: Product, t: FactTexts): string {
  const smallest = nextQuantity(product.minimumQuantity, product)
  return t.minimum(smallest / product.countPerBox, smallest).replace(`${t.facts.minimum} `, '')
}

const present = (facts: { label: string; value: string | null | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
