import { expect, test } from 'vitest'
import type { Facet } from '../../contract/listings.ts'
import { facetChips } from './facet-chips.ts'

const facet = (key: string, type: Facet['type'], values: string[] = []): Facet => ({
  key,
  label: key.toUpperCase(),
  type,
  values: values.map((value) => ({ value, label: value.toUpperCase(), count: 1, selected: false })),
  min: null,
  max: null,
})
const words = {
  t: {
    upTo: (amount: string) => `up to ${amount}`,
    from: (amount: string) => `from ${amount}`,
    between: (min: string, max: string) => `${min} to ${max}`,
    netPrice: 'NET',
  },
  money: (euros: number) => `€${euros}`,
}
const chips = (facets: Facet[], address: string) =>
  facetChips(facets, new URLSearchParams(address), words).map(({ label, without }) => [label, without.toString()])

test('nothing chosen makes no chips', () => {
  expect(
    chips([facet('brand', 'MULTI', ['rona']), facet('price', 'RANGE'), facet('sale', 'BOOLEAN')], 'q=wein'),
  ).toEqual([])
})

test('each chosen value is a chip that takes only itself away', () => {
  expect(chips([facet('brand', 'MULTI', ['rona', 'zwiesel', 'tonhaus'])], 'brand=rona&brand=zwiesel&page=2')).toEqual([
    ['RONA', 'brand=zwiesel'],
    ['ZWIESEL', 'brand=rona'],
  ])
})

test('both ends of a price range are one chip', () => {
  expect(chips([facet('price', 'RANGE')], 'priceMin=1.2&priceMax=46')).toEqual([['PRICE €1.2 to €46', '']])
  expect(chips([facet('price', 'RANGE')], 'priceMin=0')).toEqual([['PRICE from €0', '']])
  expect(chips([facet('price', 'RANGE')], 'priceMax=46')).toEqual([['PRICE up to €46', '']])
})

test('a price range without its facet can still be taken away', () => {
  expect(chips([], 'priceMax=46&brand=rona')).toEqual([['NET up to €46', 'brand=rona']])
})

test('an amount of the minimum order is named', () => {
  expect(chips([facet('minOrderMax', 'MULTI', ['100'])], 'minOrderMax=100')).toEqual([['MINORDERMAX 100', '']])
})

test('a yes is named by its facet', () => {
  expect(chips([facet('organic', 'BOOLEAN')], 'organic=true&sort=RATING')).toEqual([['ORGANIC', 'sort=RATING']])
})
