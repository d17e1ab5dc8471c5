import type { recalls } from '../../texts/en/recalls/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useRecallTexts = sliceTexts<typeof recalls>('recalls/screen', {
  de: async () => (await import('../../texts/de/recalls/screen.ts')).recalls,
  en: async () => (await import('../../texts/en/recalls/screen.ts')).recalls,
})
