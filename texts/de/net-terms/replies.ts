import type { netTermsReplies as English } from '../../en/net-terms/replies.ts'

export const netTermsReplies: typeof English = {
  file: {
    name: 'Offene-Posten',
    head: [
      'Rechnung',
      'Kunde',
      'Lieferung',
      'Datum',
      'Fällig',
      'Betrag',
      'Gutgeschrieben',
      'Bezahlt',
      'Offen',
      'Tage überfällig',
    ],
  },
}
