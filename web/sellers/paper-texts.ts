import type { paperScreen } from '../../texts/en/sellers/paper-screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const usePaperTexts = sliceTexts<typeof paperScreen>('sellers/paper-screen', {
  de: async () => (await import('../../texts/de/sellers/paper-screen.ts')).paperScreen,
  en: async () => (await import('../../texts/en/sellers/paper-screen.ts')).paperScreen,
})
