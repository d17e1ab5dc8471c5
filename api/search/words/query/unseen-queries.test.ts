import { expect, test } from 'vitest'
import { openSearchOver } from '../../../../test/listings/search-over.ts'

const bread = 'Brot / Bread'

test('a brand that is called like a thing comes behind the thing', () => {
  const { search } = openSearchOver([
    { nameDe: 'Teekanne Rooibos', brand: 'Teekanne' },
    { nameDe: 'Teekanne Minze', brand: 'Teekanne' },
    { nameDe: 'Teekanne mit Sieb weiß', brand: 'Weidlach' },
  ])
  expect(search('Teekannen')[0]).toBe('Teekanne mit Sieb weiß')
  expect(search('Teekanne Rooibos')[0]).toBe('Teekanne Rooibos')
})

test('a compound of two words is no slip of two letters', () => {
  const { search } = openSearchOver(['Fleischsuppe', 'Linsensuppe', 'Frischer Fisch'])
  expect(search('Fischsuppe')).toEqual(expect.arrayContaining(['Fleischsuppe', 'Linsensuppe']))
  expect(openSearchOver(['Fleischsuppe', 'Linsensuppe']).search('Flieschsupe')).toEqual(['Fleischsuppe'])
})

test.each([
  ['vinegre', 'vinegar'],
  ['Rindergullasch', 'Gulasch'],
])('%s is a slip of what begins alike', (q, meant) => {
  const { search } = openSearchOver([{ nameDe: 'Rinder hier', nameEn: 'cows' }, meant])
  expect(search(q)).toEqual([meant])
})

test('behind a few come others that stand in their category', () => {
  const { searchNear } = openSearchOver([
    { nameDe: 'Rollmops', in: 'Fisch' },
    ...Array.from({ length: 20 }, () => ({ nameDe: 'Makrele', in: 'Fisch' })),
    ...Array.from({ length: 20 }, () => ({ nameDe: 'Gouda', in: 'Käse' })),
  ])
  expect(searchNear('Rollmops')).toEqual(['Rollmops', ...Array.from({ length: 11 }, () => 'Makrele')])
})

test('behind the mixture for a bread comes bread', () => {
  const { searchNear } = openSearchOver([
    { nameDe: 'Bauernbrot Backmischung', in: 'Mehl / Flour' },
    { nameDe: 'Pizzamehl', in: 'Mehl / Flour' },
    ...Array.from({ length: 20 }, () => ({ nameDe: 'Landbrot', in: bread })),
  ])
  expect(searchNear('Bauernbrot').slice(0, 2)).toEqual(['Bauernbrot Backmischung', 'Landbrot'])
})

test('what is made to be like a thing comes behind the thing unless that is looked for', () => {
  const fish = Array.from({ length: 4 }, () => ({ nameDe: 'Blaufisch fein mild zart', in: 'Kühlung' }))
  const likeFish = Array.from({ length: 3 }, () => ({ nameDe: 'Blaufisch', in: 'Vegan & Tofu / Vegan' }))
  const { search } = openSearchOver([...likeFish, ...fish])
  expect(search('Blaufisch')[0]).toBe('Blaufisch fein mild zart')
  expect(search('Blaufisch vegan')[0]).toBe('Blaufisch')
})

test('behind what tastes of a drink that nobody sells come such drinks', () => {
  const { search } = openSearchOver([
    { nameDe: 'Obstler', in: 'Spirituosen / Spirits' },
    { nameDe: 'Schokolade mit Rum', in: 'Schokolade / Chocolate' },
  ])
  expect(search('Rum')).toEqual(['Schokolade mit Rum', 'Obstler'])
})
