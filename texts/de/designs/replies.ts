import type { designsReplies as en } from '../../en/designs/replies.ts'

export const designsReplies: typeof en = {
  statuses: {
    DRAFT: 'Entwurf',
    SUBMITTED: 'Beim Lieferanten',
    PROOF_READY: 'Druckmuster da',
    CHANGES_REQUESTED: 'Änderungen gewünscht',
    APPROVED: 'Freigegeben',
    ORDERED: 'Bestellt',
    REJECTED: 'Abgelehnt',
    CANCELLED: 'Storniert',
  },
  techniques: {
    PRINT_1C: 'Druck, einfarbig',
    PRINT_4C: 'Druck, vierfarbig',
    EMBROIDERY: 'Stickerei',
    ENGRAVING: 'Gravur',
  },
  by: { BUYER: 'Du', STORE: 'Lieferant', TRESEN: 'Tresen' },
  byForStore: { BUYER: 'Kunde', STORE: 'Du', TRESEN: 'Tresen' },
  notDesignable: 'Dieser Artikel lässt sich nicht mit einem eigenen Motiv versehen.',
  otherProduct: 'Der Artikel lässt sich nur wechseln, solange das Motiv ein Entwurf ist.',
  technique: (names) => `Für diesen Artikel möglich: ${names.join(', ')}`,
  colors: (min, max) =>
    max === 0
      ? 'Diese Technik kommt ohne Farben aus.'
      : min === max
        ? `Bitte ${min === 1 ? 'eine Farbe' : `${min} Farben`} wählen.`
        : `Bitte ${min} bis ${max} Farben wählen.`,
  nothingToPrint: 'Bitte zuerst ein Logo oder einen Text hinzufügen.',
  sayWhatToChange: 'Bitte schreib, was anders werden soll.',
  minQuantity: (countPerBox) => `Bitte volle Kartons zu ${countPerBox} Stück angeben.`,
  validUntil: 'Bitte einen Zeitpunkt innerhalb des nächsten Jahres wählen.',
}
