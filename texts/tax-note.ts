import type { TaxCase } from '../contract/totals.ts'
import type { Language } from '../contract/platform/values.ts'
import { taxNotes as de } from './de/orders/tax-notes.ts'
import { taxNotes as en } from './en/orders/tax-notes.ts'

/** Why no tax is charged (§ 14 (4) no. 8 UStG); null where it is. */
export const taxNote = (taxCase: TaxCase, language: Language): string | null => ({ de, en })[language][taxCase]
