import type { searchReplies as en } from '../../en/search/replies.ts'

export const searchReplies: typeof en = {
  allProducts: 'Alle Artikel',
  offers: 'Angebote',
  resultsFor: (words) => `Ergebnisse für „${words}“`,
  description: 'Das Großhandelssortiment für Hotels, Cafés, Restaurants, Läden und Büros durchsuchen.',
}
