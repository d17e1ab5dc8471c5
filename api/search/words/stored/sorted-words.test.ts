import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSortedWords } from './sorted-words.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })

test('words are found by their beginning in order, however they came', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(word, { maxLength: 40 }), { maxLength: 20 }), word, (batches, beginning) => {
      const words = createSortedWords()
      const known = new Set<string>()
      for (const batch of batches) {
        for (const word of batch) if (!known.has(word)) words.add(word)
        batch.forEach((word) => known.add(word))
        const expected = [...known].filter((word) => word.startsWith(beginning)).toSorted()
        expect(words.beginningWith(beginning)).toEqual(expected)
      }
    }),
  )
})

test('thousands of words and few that come later are one order', () => {
  const words = createSortedWords()
  const many = Array.from({ length: 5000 }, (_, i) => `wort${i}`)
  for (const word of many) words.add(word)
  expect(words.beginningWith('wort')).toEqual(many.toSorted())
  words.add('wortlaut')
  expect(words.beginningWith('wort')).toEqual([...many, 'wortlaut'].toSorted())
  expect(words.beginningWith('wortl')).toEqual(['wortlaut'])
})
