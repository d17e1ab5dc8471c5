import type { netTerms } from '../../../texts/en/net-terms/supplier.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useNetTermsTexts = sliceTexts<typeof netTerms>('net-terms/supplier', {
  de: async () => (await import('../../../texts/de/net-terms/supplier.ts')).netTerms,
  en: async () => (await import('../../../texts/en/net-terms/supplier.ts')).netTerms,
})
