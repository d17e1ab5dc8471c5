import { numberFormat } from '../../contract/platform/formats.ts'
import type { home as en } from '../en/home.ts'

const number = numberFormat('de-DE')

export const home: typeof en = {
  heroStart: 'Alles für deinen',
  heroAccent: 'Tresen.',
  heroText:
    'Ausgewählte Lieferanten für Hotel, Restaurant und Café. Ein Warenkorb, klare Mindestbestellwerte, Lieferung in wenigen Werktagen.',
  register: 'Gewerbekonto anlegen',
  all: 'Alle Artikel ansehen',
  facts: {
    articles: 'Artikel',
    stores: 'geprüfte Lieferanten',
    categories: 'Kategorien',
  },
  number: (count) => number.format(count),
  bento: {
    breakfast: 'Frühstück & Café',
    fineFood: 'Feinkost',
    table: 'Gedeckter Tisch',
    rooms: 'Zimmer & Bad',
  },
  usps: [
    {
      title: 'Großes HORECA-Sortiment',
      text: 'Sorgfältig ausgewählte Lieferanten und Marken, laufend gepflegte Bestände.',
    },
    { title: 'Guter Service, schnelle Lieferung', text: 'Die Lieferzeit steht schon vor der Bestellung am Artikel.' },
    { title: 'Jetzt kaufen, später zahlen', text: 'Klarna, Karte, Apple Pay, PayPal, iDEAL oder Überweisung.' },
  ],
  categories: 'Nach Kategorie einkaufen',
  articles: (count) => `${number.format(count)} Artikel`,
  collection: 'Kollektion',
  openCollection: 'Kollektion öffnen',
  stores: 'Lieferanten im Blick',
  storesText: 'Jeder mit eigenem Sortiment und klarem Mindestbestellwert.',
  allStores: 'Alle Lieferanten',
}
