import type { productReport } from '../../texts/en/product-reports/screen.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const useReportTexts = sliceTexts<typeof productReport>('product-reports/screen', {
  de: async () => (await import('../../texts/de/product-reports/screen.ts')).productReport,
  en: async () => (await import('../../texts/en/product-reports/screen.ts')).productReport,
})
