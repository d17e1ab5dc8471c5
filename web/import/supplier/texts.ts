import type { imports } from '../../../texts/en/import/screen.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export type ImportTexts = typeof imports

/** Sentences of the imports, which come with their pages. */
export const useImportTexts = sliceTexts<ImportTexts>('import/screen', {
  de: async () => (await import('../../../texts/de/import/screen.ts')).imports,
  en: async () => (await import('../../../texts/en/import/screen.ts')).imports,
})
