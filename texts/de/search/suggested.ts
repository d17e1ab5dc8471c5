import { numberFormat } from '../../../contract/platform/formats.ts'
import type { suggested as en } from '../../en/search/suggested.ts'

const number = numberFormat('de-DE')

export const suggested: typeof en = {
  suggestions: 'Vorschläge',
  recent: 'Deine letzten Suchen',
  clearRecent: 'Diese Suchen vergessen',
  terms: 'Suchbegriffe',
  categories: 'Kategorien',
  stores: 'Lieferanten',
  posts: 'Magazin',
  designs: 'Eigene Motive',
  suggestionCount: (count) => `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`,
  articles: 'Artikel',
  count: (total) => `${number.format(total)} Artikel`,
  meant: (words) => `für „${words}“`,
  without: (words) => `keiner mit ${words.map((word) => `„${word}“`).join(', ')}`,
  perCase: 'Netto je Karton',
  exclusive: 'Exklusiv',
  cases: (count) => `${number.format(count)}\u00a0Kt.`,
  low: (count) => `noch ${number.format(count)}\u00a0Kt.`,
  soldOut: 'ausverkauft',
  nothing: (words) => `Nichts passt zu „${words}“.`,
  ask: 'Frag uns danach',
  failed: 'Vorschläge gerade nicht da. Enter sucht trotzdem',
  all: (total) => (total === 1 ? '1 Artikel ansehen' : `Alle ${number.format(total)} Artikel ansehen`),
  search: 'zur Suche',
  choose: 'wählen',
  open: 'öffnen',
  add: 'in den Warenkorb',
  close: 'schließen',
}
