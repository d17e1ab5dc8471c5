import type { suggested } from '../../texts/en/search/suggested.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useSuggestedTexts = sliceTexts<typeof suggested>('search/suggested', {
  de: async () => (await import('../../texts/de/search/suggested.ts')).suggested,
  en: async () => (await import('../../texts/en/search/suggested.ts')).suggested,
})
