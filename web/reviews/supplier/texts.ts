import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the supplier's page of reviews, which come with it. */
export const useReviewTexts = sliceTexts('reviews/supplier', {
  de: async () => (await import('../../../texts/de/reviews/supplier.ts')).supplierReviews,
  en: async () => (await import('../../../texts/en/reviews/supplier.ts')).supplierReviews,
})
