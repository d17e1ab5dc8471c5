import type { booksSupplier } from '../../../texts/en/books/supplier.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the supplier's page of bookkeeping, which come with it. */
export const useBookTexts = sliceTexts<typeof booksSupplier>('books/supplier', {
  de: async () => (await import('../../../texts/de/books/supplier.ts')).booksSupplier,
  en: async () => (await import('../../../texts/en/books/supplier.ts')).booksSupplier,
})
