import type { home } from '../../texts/en/home.ts'
import { sliceTexts } from './slice-texts.ts'

export const useHomeTexts = sliceTexts<typeof home>('home', {
  de: async () => (await import('../../texts/de/home.ts')).home,
  en: async () => (await import('../../texts/en/home.ts')).home,
})
