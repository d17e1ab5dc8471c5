import type { operatorPreviews as en } from '../../en/previews/operator.ts'

export const operatorPreviews: typeof en = {
  title: 'Vorschau',
  load: 'Vorschau zeigen',
  loadHint: 'Die Seite, wie sie sein wird, mit dem, was hier steht.',
  width: 'Breite',
  desktop: 'Rechner',
  phone: 'Handy',
  who: 'Wer schaut',
  visitor: 'Besucher',
  account: 'Kunde',
  accountHint: 'Mit Preisen, durch deine eigene Anmeldung',
  language: 'Sprache',
  scheme: 'Hell oder dunkel',
  copy: 'Link kopieren, sieben Tage gültig',
  copied: 'Wer den Link hat, sieht den Entwurf sieben Tage lang, ohne Preise.',
  open: 'In neuem Tab öffnen',
  frame: 'Vorschau der Seite',
}
