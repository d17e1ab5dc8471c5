import { numberFormat } from '../../../contract/platform/formats.ts'

const number = numberFormat('en-GB')

/** Articles below the search field while somebody types. */
export const suggested = {
  suggestions: 'Suggestions',
  recent: 'Your last searches',
  clearRecent: 'Forget these searches',
  terms: 'Search terms',
  categories: 'Categories',
  stores: 'Suppliers',
  posts: 'Magazine',
  designs: 'Own designs',
  suggestionCount: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  articles: 'Products',
  count: (total: number) => (total === 1 ? '1 product' : `${number.format(total)} products`),
  /** Behind the number, where a word was mistyped. */
  meant: (words: string) => `for “${words}”`,
  without: (words: string[]) => `none with ${words.map((word) => `“${word}”`).join(', ')}`,
  perCase: 'Net per case',
  exclusive: 'Exclusive',
  cases: (count: number) => `${number.format(count)}\u00a0${count === 1 ? 'case' : 'cases'}`,
  low: (count: number) => `only ${number.format(count)}\u00a0${count === 1 ? 'case' : 'cases'}`,
  soldOut: 'sold out',
  nothing: (words: string) => `Nothing matches “${words}”.`,
  ask: 'Ask us for it',
  failed: 'No suggestions just now. Enter searches all the same',
  all: (total: number) => (total === 1 ? 'Show 1 product' : `Show all ${number.format(total)} products`),
  search: 'to the search',
  choose: 'choose',
  open: 'open',
  add: 'into the cart',
  close: 'close',
}
