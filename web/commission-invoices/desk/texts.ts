import type { commissionScreen } from '../../../texts/en/commission-invoices/screen.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the list, which come with the pages that show it. */
export const useCommissionTexts = sliceTexts<typeof commissionScreen>('commission-invoices/screen', {
  de: async () => (await import('../../../texts/de/commission-invoices/screen.ts')).commissionScreen,
  en: async () => (await import('../../../texts/en/commission-invoices/screen.ts')).commissionScreen,
})
