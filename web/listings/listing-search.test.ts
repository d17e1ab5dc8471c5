import { expect, test } from 'vitest'
import {
  amountOf,
  filtersOf,
  isFiltered,
  listingSearch,
  onPage,
  toggled,
  withoutFilters,
  withValues,
} from './listing-search.ts'

const search = (text: string) => new URLSearchParams(text)

test('an address without parameters asks for nothing special', () => {
  expect(filtersOf(search(''))).toEqual({})
})

test('every filter of an address reaches the API with its type', () => {
  const address = 'page=3&sort=RATING&brand=Rona&brand=M%26M&category=wein&store=rona&priceMin=1,5&priceMax=20'
  expect(
    filtersOf(search(`${address}&inStock=true&organic=true&minOrderMax=100&attr.colour=red&attr.colour=blue`)),
  ).toEqual({
    page: 3,
    sort: 'RATING',
    brand: ['Rona', 'M&M'],
    category: 'wein',
    store: 'rona',
    priceMin: 1.5,
    priceMax: 20,
    inStock: true,
    organic: true,
    minOrderMax: 100,
    attr: { colour: ['red', 'blue'] },
  })
})

test.each([
  'page=0',
  'page=1',
  'page=1.5',
  'page=99999',
  'sort=CHEAP',
  'category=Wein%20rot',
  'priceMin=abc',
  'priceMin=-1',
  'inStock=yes',
  'attr.Colour=red',
  'brand=',
])('%s is left out instead of refused', (text) => {
  expect(filtersOf(search(text))).toEqual({})
})

test.each([
  ['2026-11-26', { arrivesBy: '2026-11-26' }],
  ['2026-13-26', {}],
  ['26.11.2026', {}],
  ['morgen', {}],
])('of a day of arrival %s reaches the API %j', (day, expected) => {
  expect(filtersOf(search(`arrivesBy=${day}`))).toEqual(expected)
})

test('choosing a brand adds it to the others and goes back to page 1', () => {
  expect(toggled(search('q=wein&brand=Rona&page=4'), 'brand', 'Zwiesel').toString()).toBe(
    'q=wein&brand=Rona&brand=Zwiesel',
  )
})

test('choosing a chosen brand again takes only that one away', () => {
  expect(toggled(search('brand=Rona&brand=Zwiesel'), 'brand', 'Rona').toString()).toBe('brand=Zwiesel')
})

test('a category replaces the one chosen before, as only one can be', () => {
  expect(toggled(search('category=wein'), 'category', 'bier').toString()).toBe('category=bier')
})

test('empty values leave the address', () => {
  expect(withValues(search('priceMin=3&sort=RATING'), 'priceMin', ['']).toString()).toBe('sort=RATING')
})

test('page 1 has no parameter of its own', () => {
  expect(onPage(search('page=2&sort=RATING'), 1).toString()).toBe('sort=RATING')
  expect(onPage(search('sort=RATING'), 2).toString()).toBe('sort=RATING&page=2')
})

test('clearing filters keeps the words and the sort', () => {
  expect(withoutFilters(search('q=wein&brand=Rona&sort=RATING&page=2')).toString()).toBe('q=wein&sort=RATING')
})

test('words, page and sort are no filters', () => {
  expect(isFiltered(search('q=wein&page=2&sort=RATING'))).toBe(false)
  expect(isFiltered(search('sale=true'))).toBe(true)
})

test.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 7 ', 7],
  ['1.234,5', null],
  ['', null],
  [null, null],
])('the amount %s is read as %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test('what a listing does not read is no part of its address', () => {
  const all = search('utm_source=mail&q=wein&attr.colour=rot&page=2&token=x&brand=Rona')
  expect(listingSearch(all).toString()).toBe('q=wein&attr.colour=rot&page=2&brand=Rona')
})
