import type { staff } from '../../../texts/en/account/staff.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the pages of staff, which come with them. */
export const useStaffTexts = sliceTexts<typeof staff>('account/staff', {
  de: async () => (await import('../../../texts/de/account/staff.ts')).staff,
  en: async () => (await import('../../../texts/en/account/staff.ts')).staff,
})
