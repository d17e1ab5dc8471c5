import type { till } from '../../../../texts/en/cart/till.ts'
import { sliceTexts } from '../../../platform/slice-texts.ts'

export const useTillTexts = sliceTexts<typeof till>('cart/till', {
  de: async () => (await import('../../../../texts/de/cart/till.ts')).till,
  en: async () => (await import('../../../../texts/en/cart/till.ts')).till,
})
