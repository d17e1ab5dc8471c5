import type { restock } from '../../texts/en/restock/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useRestockTexts = sliceTexts<typeof restock>('restock/screen', {
  de: async () => (await import('../../texts/de/restock/screen.ts')).restock,
  en: async () => (await import('../../texts/en/restock/screen.ts')).restock,
})
