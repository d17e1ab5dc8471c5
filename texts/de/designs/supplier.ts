import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('de-DE')

export const supplierDesigns: typeof import('../../en/designs/supplier.ts').supplierDesigns = {
  search: 'Titel, Kunde oder Artikel',
  state: 'Stand',
  technique: 'Verfahren',
  statuses: {
    SUBMITTED: 'Neu',
    CHANGES_REQUESTED: 'Änderung gewünscht',
    PROOF_READY: 'Beim Kunden',
    APPROVED: 'Freigegeben',
    ORDERED: 'Bestellt',
    REJECTED: 'Abgelehnt',
    CANCELLED: 'Vom Kunden storniert',
  },
  techniques: {
    PRINT_1C: 'Druck, einfarbig',
    PRINT_4C: 'Druck, vierfarbig',
    EMBROIDERY: 'Stickerei',
    ENGRAVING: 'Gravur',
  },
  columns: { title: 'Motiv', buyer: 'Kunde', goods: 'Artikel', pieces: 'Menge', waits: 'Wartet' },
  pieces: (count) => `${number.format(count)} Stück`,
  waits: (days) => (days === 0 ? 'seit heute' : days === 1 ? 'seit 1 Tag' : `seit ${days} Tagen`),
  emptyTitle: 'Noch kein Druckmotiv',
  emptyText:
    'Kunden können ihr Logo oder eine Zeile Text auf Becher, Taschen, Textilien und Geschirr setzen. Was sie ' +
    'dir senden, erscheint hier, und du bekommst eine E-Mail. Lassen sich Artikel von dir bedrucken, die es ' +
    'noch nicht anbieten, schreib uns.',
  all: 'Alle Druckmotive',
  failed: 'Das Motiv konnte nicht geladen werden',
  preview: (title, product) => `${title} auf ${product}, groß öffnen`,
  request: 'Wunsch des Kunden',
  sendProof: 'Druckmuster senden',
  sent: (title) => `Das Druckmuster zu ${title} ist beim Kunden.`,
  fields: {
    unitPrice: 'Preis je bedrucktes Stück, netto',
    setupFee: 'Einrichtung, netto',
    boxes: 'Mindestmenge in Kartons',
    leadTimeDays: 'Fertigung in Tagen',
    validUntil: 'Gültig bis zum Ende des',
    message: 'Nachricht',
  },
  plain: (price) => `Unbedruckt: ${price}`,
  plainAt: (pieces, price) => `Unbedruckt bei ${number.format(pieces)} Stück: ${price}`,
  setupHint: 'Einmal je Bestellung; 0 für keine',
  boxesHint: (countPerBox, pieces) =>
    Number.isNaN(pieces)
      ? `${number.format(countPerBox)} je Karton`
      : `${number.format(countPerBox)} je Karton, das sind ${number.format(pieces)} Stück`,
  validHint: 'Bis dahin lässt es sich freigeben und bestellen, höchstens ein Jahr lang.',
  messageHint: (buyer) => `${buyer} liest sie mit dem Druckmuster.`,
  sentProofs: 'Gesendete Druckmuster',
  terms: (setupFee, days, until) =>
    `Einrichtung ${setupFee}, ${days === 1 ? '1 Tag' : `${days} Tage`}, gültig bis ${until}`,
  reject: 'Ablehnen',
  rejectTitle: (title) => `${title} ablehnen?`,
  rejectHint: 'Der Kunde liest ihn und bekommt eine E-Mail. Das Motiv ist damit abgeschlossen.',
  rejected: (title) => `${title} ist abgelehnt.`,
  blocked: 'Gesperrt',
  report: {
    open: 'Als rechtswidrig melden',
    title: (title) => `${title} melden?`,
    lead: 'Tresen prüft das Motiv binnen drei Werktagen und sperrt es, wenn du recht hast. Du meldest nach bestem Wissen; der Kunde liest deine Worte nicht.',
    reason: 'Grund',
    reasons: { UNLAWFUL: 'Rechtswidriger Inhalt', RIGHTS: 'Verletzt Rechte', OTHER: 'Etwas anderes' },
    explanation: 'Was ist daran rechtswidrig?',
    send: 'Melden',
    sent: (number) => `Gemeldet als ${number}. Du bekommst eine Mail, sobald entschieden ist.`,
    waits: (number, until) => `Als ${number} gemeldet. Tresen entscheidet bis zum ${until}.`,
    outcomes: {
      BLOCKED: (number, at, why) => `Auf deine Meldung ${number} hin am ${at} gesperrt: ${why}`,
      DISMISSED: (number, at, why) => `Deine Meldung ${number} wurde am ${at} zurückgewiesen: ${why}`,
    },
  },
  changed: {
    SUBMITTED: 'Der Kunde hat das Motiv inzwischen geändert.',
    CHANGES_REQUESTED: 'Der Kunde hat das Motiv inzwischen geändert.',
    PROOF_READY: 'Jemand aus deinem Team hat inzwischen ein Druckmuster gesendet.',
    APPROVED: 'Der Kunde hat das Motiv inzwischen freigegeben.',
    ORDERED: 'Der Kunde hat das Motiv inzwischen bestellt.',
    REJECTED: 'Das Motiv ist inzwischen abgelehnt.',
    CANCELLED: 'Der Kunde hat das Motiv inzwischen storniert.',
  },
  stillTyped: 'Die Seite zeigt den jetzigen Stand; was du eingegeben hast, steht noch hier.',
}
