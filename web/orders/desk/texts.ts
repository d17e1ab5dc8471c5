import type { cancelLines } from '../../../texts/en/orders/cancel-lines.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of cancelling pieces, for a store and for who acts in its place. */
export const useCancelTexts = sliceTexts<typeof cancelLines>('orders/cancel-lines', {
  de: async () => (await import('../../../texts/de/orders/cancel-lines.ts')).cancelLines,
  en: async () => (await import('../../../texts/en/orders/cancel-lines.ts')).cancelLines,
})
