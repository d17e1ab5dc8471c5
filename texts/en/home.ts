import { numberFormat } from '../../contract/platform/formats.ts'
const number = numberFormat('en-GB')

export const home = {
  heroStart: 'Everything for your',
  heroAccent: 'counter.',
  heroText:
    'Selected suppliers for hotel, restaurant and café. One cart, clear minimum orders, delivery within a few working days.',
  register: 'Open a business account',
  all: 'View all products',
  facts: {
    articles: 'products',
    stores: 'checked suppliers',
    categories: 'categories',
  },
  number: (count: number) => number.format(count),
  bento: {
    breakfast: 'Breakfast & café',
    fineFood: 'Fine food',
    table: 'The laid table',
    rooms: 'Rooms & bath',
  },
  usps: [
    { title: 'A wide HORECA range', text: 'Carefully selected suppliers and brands, stock kept up to date.' },
    { title: 'Good service, fast delivery', text: 'The delivery time stands on the product page before you order.' },
    { title: 'Buy now, pay later', text: 'Klarna, card, Apple Pay, PayPal, iDEAL or bank transfer.' },
  ],
  categories: 'Shop by category',
  articles: (count: number) => `${number.format(count)} ${count === 1 ? 'product' : 'products'}`,
  collection: 'Collection',
  openCollection: 'Open the collection',
  stores: 'Suppliers at a glance',
  storesText: 'Each with a range of its own and a clear minimum order.',
  allStores: 'All suppliers',
}
