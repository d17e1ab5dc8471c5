import { expect, test } from 'vitest'
import { nearest } from './did-you-mean.ts'

const known = [
  { word: 'Haferdrink', count: 3 },
  { word: 'Hafermilch', count: 9 },
  { word: 'Kaffee', count: 40 },
  { word: 'Kaffe', count: 1 },
  { word: 'Käse', count: 5 },
]

test.each([
  ['haferdrnk', 'Haferdrink', 'a letter too few'],
  ['haferdirnk', 'Haferdrink', 'two letters swapped'],
  ['kafeee', 'Kaffee', 'a letter too many and one too few'],
  ['kase', 'Käse', 'a folded letter'],
])('%s is taken for %s: %s', (typed, meant) => {
  expect(nearest(typed, known)).toBe(meant)
})

test('of equally near words the more frequent is meant', () => {
  const near = [
    { word: 'Kanne', count: 2 },
    { word: 'Kante', count: 7 },
  ]
  expect(nearest('kanse', near)).toBe('Kante')
})

test('what is near nothing is nothing', () => {
  expect(nearest('xqzvwj', known)).toBeNull()
  expect(nearest('kxye', known)).toBeNull()
})
