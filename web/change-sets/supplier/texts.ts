import type { sheet } from '../../../texts/en/change-sets/sheet.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export type SheetTexts = typeof sheet

/** Sentences of the sheet, which come with it. */
export const useSheetTexts = sliceTexts<SheetTexts>('change-sets/sheet', {
  de: async () => (await import('../../../texts/de/change-sets/sheet.ts')).sheet,
  en: async () => (await import('../../../texts/en/change-sets/sheet.ts')).sheet,
})
