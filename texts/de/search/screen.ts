import type { search as en } from '../../en/search/screen.ts'

export const search: typeof en = {
  label: 'Shop durchsuchen',
  placeholder: 'Artikel, Marke, GTIN oder Lieferant',
  submit: 'Suchen',
  clear: 'Suche leeren',
  suggestions: 'Vorschläge',
  recent: 'Deine letzten Suchen',
  clearRecent: 'Diese Suchen vergessen',
  terms: 'Suchbegriffe',
  categories: 'Kategorien',
  stores: 'Lieferanten',
  posts: 'Magazin',
  designs: 'Eigene Motive',
  count: (count) => `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`,
  title: (words) => `Suche nach „${words}“`,
}
