import type { Product } from '../../../contract/products.ts'
import { minimumText, present, type Fact, type FactTexts } from './product-facts.ts'

/** Everything that is stated, with the maker as product safety law asks (GPSR article 19). */
export function allFacts(product: Product, t: FactTexts): Fact[] {
  const { price, food, deposit, attributes, safety, store, statements = [] } = product
  return present([
    { label: t.product.facts.brand, value: product.brand },
    { label: t.product.facts.supplier, value: store.storeName },
    { label: t.product.facts.articleNumber, value: product.skuId },
    { label: t.product.facts.supplierNumber, value: product.supplierSku },
    { label: t.product.facts.gtin, value: product.gtin },
    { label: t.product.facts.pack, value: product.packText },
    { label: t.product.facts.minimum, value: minimumText(product, t) },
    { label: t.product.facts.vat, value: price && t.product.facts.percent(price.taxRate) },
    { label: t.product.facts.deposit, value: deposit?.text },
    { label: t.product.facts.legalName, value: food?.legalName },
    { label: t.product.facts.netQuantity, value: food?.netQuantity },
    { label: t.product.facts.origin, value: food?.origin },
    { label: t.product.facts.storage, value: food?.storage },
    ...attributes.map(({ label, valueText }) => ({ label, value: valueText })),
    ...statements.map(({ label, text }) => ({ label, value: text })),
    { label: t.product.facts.manufacturer, value: contactText(safety.manufacturer) },
    { label: t.product.facts.responsible, value: safety.responsible && contactText(safety.responsible) },
  ])
}

const contactText = ({ name, address, email }: Product['safety']['manufacturer']) =>
  [name, address, email].filter(Boolean).join(', ')
