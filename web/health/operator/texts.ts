import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorHealthTexts = sliceTexts('health/operator', {
  de: async () => (await import('../../../texts/de/health/operator.ts')).operatorHealth,
  en: async () => (await import('../../../texts/en/health/operator.ts')).operatorHealth,
})
