import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorOrderTexts = sliceTexts('orders/operator', {
  de: async () => (await import('../../../texts/de/orders/operator.ts')).operatorOrders,
  en: async () => (await import('../../../texts/en/orders/operator.ts')).operatorOrders,
})
