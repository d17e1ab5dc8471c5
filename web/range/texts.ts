import type { rangeEditor } from '../../texts/en/range/editor.ts'
import type { rangeList } from '../../texts/en/range/list.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

/** Sentences of the list of products. */
export const useRangeTexts = sliceTexts<typeof rangeList>('range/list', {
  de: async () => (await import('../../texts/de/range/list.ts')).rangeList,
  en: async () => (await import('../../texts/en/range/list.ts')).rangeList,
})

export type EditorTexts = typeof rangeEditor

/** Sentences of the editor. */
export const useEditorTexts = sliceTexts<EditorTexts>('range/editor', {
  de: async () => (await import('../../texts/de/range/editor.ts')).rangeEditor,
  en: async () => (await import('../../texts/en/range/editor.ts')).rangeEditor,
})
