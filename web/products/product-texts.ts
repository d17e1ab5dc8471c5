import type { product } from '../../texts/en/catalogue/product.ts'
import { sliceTexts } from '../platform/slice-texts.ts'
import { useTexts, type Texts } from '../platform/texts.ts'

export type ProductTexts = Texts['catalogue'] & { product: typeof product }

/** What only the page of a product says. */
export const usePageTexts = sliceTexts<typeof product>('catalogue/product', {
  de: async () => (await import('../../texts/de/catalogue/product.ts')).product,
  en: async () => (await import('../../texts/en/catalogue/product.ts')).product,
})

/** The sentences of the catalogue and those of a product's page. */
export function useProductTexts(): ProductTexts {
  const { catalogue } = useTexts()
  return { ...catalogue, product: usePageTexts() }
}
