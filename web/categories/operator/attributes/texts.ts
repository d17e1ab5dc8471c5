import { sliceTexts } from '../../../platform/slice-texts.ts'

export const useCategoryAttributeTexts = sliceTexts('categories/attributes', {
  de: async () => (await import('../../../../texts/de/categories/attributes.ts')).categoryAttributes,
  en: async () => (await import('../../../../texts/en/categories/attributes.ts')).categoryAttributes,
})
