import type { orders } from '../../texts/en/orders.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useOrderTexts = sliceTexts<typeof orders>({
  de: async () => (await import('../../texts/de/orders.ts')).orders,
  en: async () => (await import('../../texts/en/orders.ts')).orders,
})
