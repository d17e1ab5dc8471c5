import type { today } from '../../../texts/en/today/supplier.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useTodayTexts = sliceTexts<typeof today>('today/supplier', {
  de: async () => (await import('../../../texts/de/today/supplier.ts')).today,
  en: async () => (await import('../../../texts/en/today/supplier.ts')).today,
})
