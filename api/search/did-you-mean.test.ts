import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpelling, steps } from './spelling.ts'

function nearest(typed: string, known: { word: string; count: number }[]) {
  const spelling = createSpelling()
  for (const { word, count } of known) for (let use = 0; use < count; use++) spelling.add(word)
  return spelling.near(typed, 1)[0]?.word ?? null
}

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

test('a word is removed with its last use', () => {
  const spelling = createSpelling()
  const [one] = [spelling.add('Kanne'), spelling.add('Kanne')]
  spelling.remove(one!)
  expect(spelling.hasBeginning('kann')).toBe(true)
  spelling.remove(one!)
  expect(spelling.hasBeginning('kann')).toBe(false)
  expect(spelling.near('kanne', 1)).toEqual([])
})

// Without 'e', which is folded into the vowel before it.
const letter = fc.constantFrom(...'abilst')
const text = fc.array(letter, { minLength: 4, maxLength: 9 }).map((letters) => letters.join(''))

test('the nearest words are those that comparing with each would find', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), text, (words, typed) => {
      const spelling = createSpelling()
      for (const word of words) spelling.add(word)
      const most = typed.length < 6 ? 1 : 2
      const near = [...new Set(words)].filter((word) => word[0] === typed[0] && steps(typed, word) <= most)
      expect(new Set(spelling.near(typed, 100).map(({ word }) => word))).toEqual(new Set(near))
    }),
  )
})
