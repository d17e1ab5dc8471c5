import type { messages } from '../../texts/en/messages/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useMessageTexts = sliceTexts<typeof messages>('messages/screen', {
  de: async () => (await import('../../texts/de/messages/screen.ts')).messages,
  en: async () => (await import('../../texts/en/messages/screen.ts')).messages,
})
