import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorCategoryTexts = sliceTexts('categories/operator', {
  de: async () => (await import('../../../texts/de/categories/operator.ts')).operatorCategories,
  en: async () => (await import('../../../texts/en/categories/operator.ts')).operatorCategories,
})
