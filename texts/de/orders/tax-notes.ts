import type { taxNotes as en } from '../../en/orders/tax-notes.ts'

export const taxNotes: typeof en = {
  DOMESTIC: null,
  INTRA_COMMUNITY:
    'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG). Der Empfänger versteuert den Erwerb.',
  SMALL_BUSINESS: 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer (§ 19 UStG).',
  EXPORT: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG).',
}
