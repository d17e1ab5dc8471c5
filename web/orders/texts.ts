import type { orders } from '../../texts/en/orders/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useOrderTexts = sliceTexts<typeof orders>('orders/screen', {
  de: async () => (await import('../../texts/de/orders/screen.ts')).orders,
  en: async () => (await import('../../texts/en/orders/screen.ts')).orders,
})
