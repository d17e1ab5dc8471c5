import type { Product } from '../../../contract/products.ts'
import { useProductTexts } from '../product-texts.ts'
import { allFacts } from './all-facts.ts'
import { FactsTable } from './FactsTable.tsx'

/** Everything that is stated of a product. */
export function FactsPanel({ product }: { product: Product }) {
  return <FactsTable className="max-w-3xl pt-6" facts={allFacts(product, useProductTexts())} />
}
