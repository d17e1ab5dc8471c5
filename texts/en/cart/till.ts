import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('en-GB')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

/** The list of articles that is a till. */
export const till = {
  table: 'Articles as a list',
  article: 'Article',
  number: (skuId: string) => `Art. ${skuId}`,
  supplier: 'Supplier',
  pack: 'Case',
  unitPrice: 'Base price',
  casePrice: 'Per case, net',
  tier: 'Tier',
  stock: 'Stock',
  cases: (count: number) => `${number.format(count)}\u00a0cs`,
  last: 'Last · cs',
  quantity: 'Quantity in cs',
  quantityOf: (name: string) => `Cases of ${name}`,
  inCases: (count: number) => plural(count, 'case', 'cases'),
  delivery: 'Delivery',
  /** `short` stands in the bar, where there is room for it. */
  keys: [
    { key: '↑ ↓', short: 'Row', does: 'To the row above or below' },
    { key: '0–9', short: 'Quantity', does: 'Quantity in cases' },
    { key: '↵', short: 'Add', does: 'Take the quantity and go to the next row' },
    { key: 'Del', short: 'Take out', does: 'Take the article out of the cart' },
    { key: 'M', short: 'Remember', does: 'Into the wishlist, or out of it' },
    { key: '/', short: 'Search', does: 'To the search' },
    { key: '+ −', short: '', does: 'One case more or less' },
    { key: '← →', short: '', does: 'To the name and back to the quantity' },
    { key: 'Home End', short: '', does: 'To the first or last row' },
    { key: '?', short: '', does: 'This list' },
  ],
  allKeys: 'All keys',
  allKeysTitle: 'Keys of the list',
  wished: (name: string) => `${name} is in your wishlist.`,
  unwished: (name: string) => `${name} is in your wishlist no more.`,
  isWished: 'In your wishlist',
  sum: (lines: number, stores: number) =>
    `${plural(lines, 'line', 'lines')}, ${plural(stores, 'supplier', 'suppliers')}`,
  net: (amount: string) => `${amount} net`,
  toCart: 'To the cart',
}
