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
  keys: { row: 'Row', digits: 'Quantity', enter: 'Add', remove: 'Take out', removeKey: 'Del' },
  sum: (lines: number, stores: number) =>
    `${plural(lines, 'line', 'lines')}, ${plural(stores, 'supplier', 'suppliers')}`,
  net: (amount: string) => `${amount} net`,
  toCart: 'To the cart',
}
