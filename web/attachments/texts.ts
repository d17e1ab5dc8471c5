import type { attachmentTexts } from '../../texts/en/attachments/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useAttachmentTexts = sliceTexts<typeof attachmentTexts>('attachments/screen', {
  de: async () => (await import('../../texts/de/attachments/screen.ts')).attachmentTexts,
  en: async () => (await import('../../texts/en/attachments/screen.ts')).attachmentTexts,
})
