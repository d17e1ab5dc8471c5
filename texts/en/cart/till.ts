import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('en-GB')
const plural = (count: number, one: string, many: string) => `${number.format(count)}\u00a0${count === 1 ? one : many}`

/** The list of articles that is a till. */
export const till = {
  table: 'Products as a list',
  article: 'Product',
  number: (skuId: string) => `No. ${skuId}`,
  supplier: 'Supplier',
  pack: 'Case',
  unitPrice: 'Base price',
  casePrice: 'Per case, net',
  tier: 'Tier',
  stock: 'Stock',
  inStock: (count: number, isInCases: boolean) => `${number.format(count)}${isInCases ? '\u00a0cs' : ''}`,
  last: 'Last · cs',
  quantity: 'Quantity in cs',
  quantityOf: (name: string, isInCases: boolean) => `${isInCases ? 'Cases' : 'Quantity'} of ${name}`,
  inCases: (count: number) => plural(count, 'case', 'cases'),
  delivery: 'Delivery',
  /** Those that stand in the bar, by what they do in short. */
  keys: [
    { key: '↑ ↓', short: 'Row', does: 'To the row above or below' },
    { key: '0–9', short: 'Quantity', does: 'Quantity in cases' },
    { key: '↵', short: 'Add', does: 'Take the quantity and go to the next row' },
    { key: 'Del', short: 'Take out', does: 'Take the product out of the cart' },
    { key: 'M', short: 'Remember', does: 'Into the wishlist, or out of it' },
    { key: '/', short: 'Search', does: 'To the search' },
  ],
  moreKeys: [
    { key: '+ −', does: 'One case more or less' },
    { key: '← →', does: 'To the name and back to the quantity' },
    { key: 'Home End', does: 'To the first or last row' },
    { key: '?', does: 'This list' },
  ],
  allKeys: 'All keys',
  allKeysTitle: 'Keys of the list',
  intoWishlist: (name: string) => `${name} is in your wishlist.`,
  outOfWishlist: (name: string) => `${name} is in your wishlist no more.`,
  inWishlist: 'In your wishlist',
  sum: (lines: number, stores: number) =>
    `${plural(lines, 'line', 'lines')}, ${plural(stores, 'supplier', 'suppliers')}`,
  net: (amount: string) => `${amount} net`,
  toCart: 'To the cart',
}
