import type { packingScreen } from '../../../../texts/en/orders/packing-screen.ts'
import { sliceTexts } from '../../../platform/slice-texts.ts'

export const usePackingTexts = sliceTexts<typeof packingScreen>('orders/packing-screen', {
  de: async () => (await import('../../../../texts/de/orders/packing-screen.ts')).packingScreen,
  en: async () => (await import('../../../../texts/en/orders/packing-screen.ts')).packingScreen,
})
