import { numberFormat } from '../../../contract/platform/formats.ts'
const number = numberFormat('en-GB')
const plural = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`

export const stores = {
  title: 'Suppliers',
  description: 'All suppliers on Tresen with their minimum order, place and range.',
  intro: 'Each with a range of its own and a clear minimum order.',
  count: (count: number) => plural(count, 'supplier', 'suppliers'),
  search: 'Search suppliers',
  sort: 'Sort by',
  sorts: { NAME: 'Name', NEWEST: 'Newest first', RATING: 'Best rated' },
  nothing: (words: string) => `No supplier matches “${words}”.`,
  showAll: 'Show all suppliers',
  minimumOrder: ({
    minimumOrderAmount,
    minimumOrderAmountText,
  }: {
    minimumOrderAmount: number
    minimumOrderAmountText: string
  }) => (minimumOrderAmount > 0 ? `Minimum order ${minimumOrderAmountText}` : 'No minimum order'),
  notEligible: 'Not delivering at the moment',
  articles: (count: number) => plural(count, 'product', 'products'),
  brands: 'Brands',
  shippingFee: (amount: string) => `Shipping ${amount}`,
  freeShipping: 'Free shipping',
  freeFrom: (amount: string) => `free from ${amount}`,
  delivery: (time: string) => `Delivery time ${time}`,
  shipping: 'Shipping',
  categories: 'Categories of this supplier',
  allCategories: 'All',
  about: (name: string) => `About ${name}`,
  facts: 'At a glance',
  returns: 'Returns',
  legal: 'Company details',
  legalFields: {
    companyName: 'Company',
    address: 'Address',
    registerNumber: 'Register number',
    vatId: 'VAT ID',
    email: 'E-mail',
  },
  range: 'Range',
}
