import type { buyersReplies as en } from '../../en/buyers/replies.ts'
import { businessTypes } from '../business-types.ts'

export const buyersReplies: typeof en = {
  file: {
    name: 'Kunden',
    head: [
      'Firma',
      'Art',
      'Ort',
      'Seit',
      'Bestellungen',
      'Brutto, 12 Monate',
      'Letzte Bestellung',
      'USt-IdNr.',
      'Stand der USt-IdNr.',
      'Merkmale',
    ],
    email: 'E-Mail',
    businessTypes,
    vatStatuses: { UNCHECKED: 'nicht bestätigt', VALID: 'bestätigt', INVALID: 'falsch' },
    erased: 'gelöscht',
    trusted: 'vertraut',
    chargedBack: 'Rückbuchung',
    mailBounced: 'Mail unzustellbar',
  },
}
