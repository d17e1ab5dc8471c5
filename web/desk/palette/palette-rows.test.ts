import { expect, test } from 'vitest'
import { byPage, pagesNamed } from './palette-rows.ts'

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
