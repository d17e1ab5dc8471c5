import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the supplier's page of applications, which come with it. */
export const useAccessRequestTexts = sliceTexts('exclusive/supplier', {
  de: async () => (await import('../../../texts/de/exclusive/supplier.ts')).accessRequests,
  en: async () => (await import('../../../texts/en/exclusive/supplier.ts')).accessRequests,
})
