import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorCollectionTexts = sliceTexts('promotions/collections', {
  de: async () => (await import('../../../texts/de/promotions/collections.ts')).operatorCollections,
  en: async () => (await import('../../../texts/en/promotions/collections.ts')).operatorCollections,
})

export const useOperatorCouponTexts = sliceTexts('promotions/coupons', {
  de: async () => (await import('../../../texts/de/promotions/coupons.ts')).operatorCoupons,
  en: async () => (await import('../../../texts/en/promotions/coupons.ts')).operatorCoupons,
})

export const useOperatorPromotionTexts = sliceTexts('promotions/operator', {
  de: async () => (await import('../../../texts/de/promotions/operator.ts')).operatorPromotions,
  en: async () => (await import('../../../texts/en/promotions/operator.ts')).operatorPromotions,
})
