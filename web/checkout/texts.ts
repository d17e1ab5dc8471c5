import type { checkout } from '../../texts/en/checkout/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useCheckoutTexts = sliceTexts<typeof checkout>('checkout/screen', {
  de: async () => (await import('../../texts/de/checkout/screen.ts')).checkout,
  en: async () => (await import('../../texts/en/checkout/screen.ts')).checkout,
})
