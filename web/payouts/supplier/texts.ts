import type { payoutsSupplier } from '../../../texts/en/payouts/supplier.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the supplier's page of payouts, which come with it. */
export const usePayoutTexts = sliceTexts<typeof payoutsSupplier>('payouts/supplier', {
  de: async () => (await import('../../../texts/de/payouts/supplier.ts')).payoutsSupplier,
  en: async () => (await import('../../../texts/en/payouts/supplier.ts')).payoutsSupplier,
})
