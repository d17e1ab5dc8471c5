import { expect, test } from 'vitest'
import { findWords, type WordKind } from './word-list.ts'

test.each<[WordKind, string, string]>([
  ['PRICE', 'nur 1.234,50 € je Karton', '1.234,50 €'],
  ['PRICE', 'für .5 Euro', '.5 Euro'],
  ['PRICE', 'ab EUR 12', 'EUR 12'],
  ['CONTACT', 'schreib an (max.muster+b2b@laden.example)', 'max.muster+b2b@laden.example'],
  ['CONTACT', 'oder .max@laden.example', '.max@laden.example'],
  ['CONTACT', 'ruf +49 30 1234567 an', '+49 30 1234567'],
  ['HEALTH', 'stärkt das Immunsystem', 'Immunsystem'],
])('%s is found in: %s', (kind, text, word) => {
  expect(findWords({ descriptionDe: text })).toEqual([{ field: 'descriptionDe', kind, word }])
})

// Read again from each of its signs, one of these takes longer than a test may.
test.each(['1', '.', 'a', '<', '1.', '@', 'a@', '+1', '€', '1 '])(
  'nothing is found in 300,000 signs of %s',
  (signs) => {
    const text = signs.repeat(300_000 / signs.length)
    expect(findWords({ descriptionDe: text, nameEn: text })).toEqual([])
  },
)
