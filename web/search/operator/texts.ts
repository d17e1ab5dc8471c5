import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorSearchTexts = sliceTexts('search/operator', {
  de: async () => (await import('../../../texts/de/search/operator.ts')).operatorSearch,
  en: async () => (await import('../../../texts/en/search/operator.ts')).operatorSearch,
})
