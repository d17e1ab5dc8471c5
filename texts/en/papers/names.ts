import type { PaperKind } from '../../../contract/papers/papers.ts'

/** What the papers of a store are called. */
export const paperNames: Record<PaperKind, string> = {
  IDENTITY: 'Identity and extract of the register',
  VAT_ID: 'VAT id',
  TAX_NUMBER: 'Tax number',
  LUCID: 'LUCID registration',
  SYSTEM: 'Participation in a packaging system',
  FOOD: 'Registration as a food business',
  ORGANIC: 'Organic control body',
  SPIRITS: 'Permit for spirits',
  WEEE: 'WEEE registration',
  BATTERY: 'Registration for batteries',
}
