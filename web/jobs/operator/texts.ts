import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorJobTexts = sliceTexts('jobs/operator', {
  de: async () => (await import('../../../texts/de/jobs/operator.ts')).operatorJobs,
  en: async () => (await import('../../../texts/en/jobs/operator.ts')).operatorJobs,
})
