import type { paperScreen } from '../../texts/en/papers/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const usePaperTexts = sliceTexts<typeof paperScreen>('papers/screen', {
  de: async () => (await import('../../texts/de/papers/screen.ts')).paperScreen,
  en: async () => (await import('../../texts/en/papers/screen.ts')).paperScreen,
})
