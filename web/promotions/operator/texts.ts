import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorCouponTexts = sliceTexts('promotions/coupons', {
  de: async () => (await import('../../../texts/de/promotions/coupons.ts')).operatorCoupons,
  en: async () => (await import('../../../texts/en/promotions/coupons.ts')).operatorCoupons,
})

export const useOperatorPromotionTexts = sliceTexts('promotions/operator', {
  de: async () => (await import('../../../texts/de/promotions/operator.ts')).operatorPromotions,
  en: async () => (await import('../../../texts/en/promotions/operator.ts')).operatorPromotions,
})
