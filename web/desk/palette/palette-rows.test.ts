import { expect, test } from 'vitest'
import { byPage, elsewhere, pagesNamed } from './palette-rows.ts'

const page = (path: string, title: string) => ({ path, title, detail: '', to: `/supplier/${path}` })
const pages = [page('orders', 'Bestellungen'), page('prices', 'Preise & Bestand'), page('empties', 'Leergut')]

test.each([
  ['be', ['Bestellungen', 'Preise & Bestand']],
  ['BESTAND', ['Preise & Bestand']],
  ['tand', []],
  ['', []],
  ['&', ['Preise & Bestand']],
])('“%s” names %j', (words, titles) => {
  expect(pagesNamed(pages, words).map(({ title }) => title)).toEqual(titles)
})

test('what is found stands under its page, in the order of the rail', () => {
  const crate = page('empties', 'Kasten')
  const order = page('orders', 'T100-1')
  expect(byPage(pages, [crate, order])).toEqual([
    { title: 'Bestellungen', entries: [order] },
    { title: 'Leergut', entries: [crate] },
  ])
})

test('what other pages have of a thing is named by them, where the member may open them', () => {
  const more = [
    { path: 'prices', to: '/supplier/prices?skus=S1' },
    { path: 'payouts', to: '/supplier/payouts' },
  ]
  expect(elsewhere(pages, { ...page('products', 'Espresso'), more })).toEqual({
    title: 'Espresso',
    entries: [{ path: 'prices', title: 'Preise & Bestand', detail: 'Espresso', to: '/supplier/prices?skus=S1' }],
  })
  expect(elsewhere(pages, page('products', 'Tee')).entries).toEqual([])
})
