import type { operatorPayments } from '../../../texts/en/payments/operator.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the operators' page of payments, which come with it. */
export const useOperatorPaymentTexts = sliceTexts<typeof operatorPayments>('payments/operator', {
  de: async () => (await import('../../../texts/de/payments/operator.ts')).operatorPayments,
  en: async () => (await import('../../../texts/en/payments/operator.ts')).operatorPayments,
})
