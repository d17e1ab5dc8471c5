import type { judgedList } from '../../../texts/en/range/operator-list.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useJudgedListTexts = sliceTexts<typeof judgedList>('range/operator-list', {
  de: async () => (await import('../../../texts/de/range/operator-list.ts')).judgedList,
  en: async () => (await import('../../../texts/en/range/operator-list.ts')).judgedList,
})
