import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorBuyerTexts = sliceTexts('buyers/operator', {
  de: async () => (await import('../../../texts/de/buyers/operator.ts')).operatorBuyers,
  en: async () => (await import('../../../texts/en/buyers/operator.ts')).operatorBuyers,
})
