import { numberFormat } from '../../../contract/platform/formats.ts'
import type { stores as en } from '../../en/stores/screen.ts'

const number = numberFormat('de-DE')
const plural = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`

export const stores: typeof en = {
  title: 'Lieferanten',
  description: 'Alle Lieferanten bei Tresen mit Mindestbestellwert, Ort und Sortiment.',
  intro: 'Jeder mit eigenem Sortiment und klarem Mindestbestellwert.',
  count: (count) => plural(count, 'Lieferant', 'Lieferanten'),
  search: 'Lieferanten suchen',
  sort: 'Sortieren nach',
  sorts: { NAME: 'Name', NEWEST: 'Neueste zuerst', RATING: 'Beste Bewertung' },
  nothing: (words) => `Kein Lieferant passt zu „${words}“.`,
  showAll: 'Alle Lieferanten anzeigen',
  minimumOrder: ({ minimumOrderAmount, minimumOrderAmountText }) =>
    minimumOrderAmount > 0 ? `Mindestbestellwert ${minimumOrderAmountText}` : 'Kein Mindestbestellwert',
  notEligible: 'Liefert zurzeit nicht',
  articles: (count) => plural(count, 'Artikel', 'Artikel'),
  brands: 'Marken',
  shippingFee: (amount) => `Versand ${amount}`,
  freeShipping: 'Versand frei',
  freeFrom: (amount) => `frei ab ${amount}`,
  delivery: (time) => `Lieferzeit ${time}`,
  shipping: 'Versand',
  categories: 'Kategorien dieses Lieferanten',
  allCategories: 'Alle',
  about: (name) => `Über ${name}`,
  facts: 'Auf einen Blick',
  returns: 'Rückgabe',
  legal: 'Angaben zum Unternehmen',
  legalFields: {
    companyName: 'Firma',
    address: 'Anschrift',
    registerNumber: 'Handelsregister',
    vatId: 'USt-IdNr.',
    email: 'E-Mail',
  },
  range: 'Sortiment',
}
