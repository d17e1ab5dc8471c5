import { expect, test } from 'vitest'
import { countedWords } from './counted-words.ts'

test.each([
  ['  Schlürf-Gefäß ', 'schlürf gefäß'],
  ['SERVIETTEN 33x33', 'servietten 33x33'],
  ['Cafe\u0301', 'café'],
])('%s is counted as %s', (q, words) => {
  expect(countedWords(q)).toBe(words)
})

test.each([
  ['an address for mail', 'jana@gasthof.example'],
  ['a phone number', '030 1234567'],
  ['the number of an order', 'T100001'],
  ['nothing but figures', '404'],
  ['a sentence', 'wer hat mir gestern diese Tasse verkauft'],
  ['what is very long', 'x'.repeat(61)],
  ['no word', '?!'],
])('%s is not kept', (_, q) => {
  expect(countedWords(q)).toBeNull()
})
