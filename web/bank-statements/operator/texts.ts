import type { bankStatements } from '../../../texts/en/bank-statements/screen.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the pages of bank statements, which come with them. */
export const useBankStatementTexts = sliceTexts<typeof bankStatements>('bank-statements/screen', {
  de: async () => (await import('../../../texts/de/bank-statements/screen.ts')).bankStatements,
  en: async () => (await import('../../../texts/en/bank-statements/screen.ts')).bankStatements,
})
