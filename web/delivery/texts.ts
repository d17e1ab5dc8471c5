import type { deliveryScreen } from '../../texts/en/delivery/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useDeliveryTexts = sliceTexts<typeof deliveryScreen>('delivery/screen', {
  de: async () => (await import('../../texts/de/delivery/screen.ts')).deliveryScreen,
  en: async () => (await import('../../texts/en/delivery/screen.ts')).deliveryScreen,
})
