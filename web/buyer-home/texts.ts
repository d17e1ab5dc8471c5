import type { buyerHome } from '../../texts/en/buyer-home.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useBuyerHomeTexts = sliceTexts<typeof buyerHome>('buyer-home', {
  de: async () => (await import('../../texts/de/buyer-home.ts')).buyerHome,
  en: async () => (await import('../../texts/en/buyer-home.ts')).buyerHome,
})
