import type { supplierDesigns } from '../../../texts/en/designs/supplier.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the supplier's pages of designs, which come with them. */
export const useSupplierDesignTexts = sliceTexts<typeof supplierDesigns>('designs/supplier', {
  de: async () => (await import('../../../texts/de/designs/supplier.ts')).supplierDesigns,
  en: async () => (await import('../../../texts/en/designs/supplier.ts')).supplierDesigns,
})
