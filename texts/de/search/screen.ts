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
  products: 'Artikel',
  categories: 'Kategorien',
  stores: 'Lieferanten',
  posts: 'Magazin',
  designs: 'Eigene Motive',
  exclusive: 'Exklusiv',
  nothing: (words) => `Kein Vorschlag für „${words}“. Mit Enter durchsuchst du alles.`,
  count: (count) => `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`,
  title: (words) => `Suche nach „${words}“`,
}
