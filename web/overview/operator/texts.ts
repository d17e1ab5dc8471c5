import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOverviewTexts = sliceTexts('overview/operator', {
  de: async () => (await import('../../../texts/de/overview/operator.ts')).operatorOverview,
  en: async () => (await import('../../../texts/en/overview/operator.ts')).operatorOverview,
})
