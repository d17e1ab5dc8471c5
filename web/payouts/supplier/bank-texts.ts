import type { bank } from '../../../texts/en/payouts/bank.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the account that payouts go to. */
export const useBankTexts = sliceTexts<typeof bank>('payouts/bank', {
  de: async () => (await import('../../../texts/de/payouts/bank.ts')).bank,
  en: async () => (await import('../../../texts/en/payouts/bank.ts')).bank,
})
