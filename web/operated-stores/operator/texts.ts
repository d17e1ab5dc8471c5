import type { operatorStores } from '../../../texts/en/operated-stores/operator.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorStoreTexts = sliceTexts<typeof operatorStores>('operated-stores/operator', {
  de: async () => (await import('../../../texts/de/operated-stores/operator.ts')).operatorStores,
  en: async () => (await import('../../../texts/en/operated-stores/operator.ts')).operatorStores,
})
