import type { emptiesScreen } from '../../../texts/en/orders/empties-screen.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useEmptiesTexts = sliceTexts<typeof emptiesScreen>('orders/empties-screen', {
  de: async () => (await import('../../../texts/de/orders/empties-screen.ts')).emptiesScreen,
  en: async () => (await import('../../../texts/en/orders/empties-screen.ts')).emptiesScreen,
})
