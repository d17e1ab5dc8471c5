import type { judgement as en } from '../../en/range/operator.ts'

export const judgement: typeof en = {
  failed: 'Der Artikel konnte nicht geladen werden',
  field: 'Feld',
  before: 'Bisher',
  after: 'Eingereicht',
  stated: 'Angabe',
  nothingChanged: 'Nichts davon wartet.',
  say: (field) => `Worte zu ${field}`,
  sayHint: 'Der Store liest sie an diesem Feld.',
  note: (text) => `Der Store schreibt: ${text}`,
  words: { HEALTH: 'Aussage über Gesundheit', PRICE: 'Preis im Text', CONTACT: 'Kontakt im Text' },
  found: 'Die Wortliste findet',
  noWords: 'Die Wortliste findet nichts.',
  missing: 'Nicht angegeben',
  nothingMissing: 'Alles ist angegeben, was es sein sollte.',
  doubles: 'Gleiche GTIN in diesem Store',
  others: (count) =>
    count === 1 ? 'Ein anderer Store verkauft den Artikel' : `${count} andere Stores verkaufen den Artikel`,
  sold: (pieces) => `${pieces} Stück in 28 Tagen bestellt`,
  standing: (active, refused) => `${active} im Verkauf, ${refused} bisher abgelehnt`,
  trusted: 'Texte gehen ohne Blick live',
  trust: 'Store vertrauen',
  distrust: 'Nicht mehr vertrauen',
  trustHint:
    'Texte und Bilder von Artikeln im Verkauf gehen dann sofort live, außer die Wortliste findet etwas. Neue Artikel warten weiter.',
  tooFew: (least) => `Üblich ab ${least} guten Artikeln.`,
  trustReason: 'Nur der Betrieb liest ihn.',
}
