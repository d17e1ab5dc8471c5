import type { noticeChoices } from '../../../texts/en/desk/notice-choices.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useNoticeChoiceTexts = sliceTexts<typeof noticeChoices>('desk/notice-choices', {
  de: async () => (await import('../../../texts/de/desk/notice-choices.ts')).noticeChoices,
  en: async () => (await import('../../../texts/en/desk/notice-choices.ts')).noticeChoices,
})
