import type { desk } from '../../texts/en/desk/frame.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export type DeskTexts = typeof desk

/** The sentences that every page of a workplace needs. */
export const useDeskTexts = sliceTexts<DeskTexts>('desk/frame', {
  de: async () => (await import('../../texts/de/desk/frame.ts')).desk,
  en: async () => (await import('../../texts/en/desk/frame.ts')).desk,
})
