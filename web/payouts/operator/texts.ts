import type { operatorPayouts } from '../../../texts/en/payouts/operator.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the operators' pages of payouts, which come with them. */
export const useOperatorPayoutTexts = sliceTexts<typeof operatorPayouts>('payouts/operator', {
  de: async () => (await import('../../../texts/de/payouts/operator.ts')).operatorPayouts,
  en: async () => (await import('../../../texts/en/payouts/operator.ts')).operatorPayouts,
})
