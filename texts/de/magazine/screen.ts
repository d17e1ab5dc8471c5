import { dateFormat } from '../../../contract/platform/formats.ts'
import type { magazine as en } from '../../en/magazine/screen.ts'

// The shop's days are German days, wherever the browser stands.
const date = dateFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

export const magazine: typeof en = {
  title: 'Magazin',
  description: 'Praxiswissen für Café, Restaurant und Hotel: Einkauf, Küche, Service, Zimmer und Recht.',
  intro: 'Praxiswissen für alle, die ein Haus führen.',
  all: 'Alle Beiträge',
  topics: 'Themen',
  allTopics: 'Alle Themen',
  pageOf: (page) => `Seite ${page}`,
  empty: 'Hier gibt es keine weiteren Beiträge',
  toStart: 'Zu den neuesten Beiträgen',
  date: (at) => date.format(at),
  minutes: (count) => `${count} Min. Lesezeit`,
  by: (author) => `Von ${author}`,
  share: 'Weitergeben',
  shareByMail: 'Per E-Mail',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  products: 'Passende Artikel',
  related: 'Weiterlesen',
}
