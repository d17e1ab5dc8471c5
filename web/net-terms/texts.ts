import type { receivables } from '../../texts/en/net-terms/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useReceivableTexts = sliceTexts<typeof receivables>('net-terms/screen', {
  de: async () => (await import('../../texts/de/net-terms/screen.ts')).receivables,
  en: async () => (await import('../../texts/en/net-terms/screen.ts')).receivables,
})
