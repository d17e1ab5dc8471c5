import { expect, test } from 'vitest'
import { lineProblems, type LineProblem } from '../../../contract/cart.ts'
import { cart as de } from '../../../texts/de/cart/screen.ts'
import { cart as en } from '../../../texts/en/cart/screen.ts'
import { isOrderable, problemSentence } from './problem-sentence.ts'

const line = { minimumQuantity: 10, countPerBox: 6, stock: 40 }

test.each<[LineProblem, string, string]>([
  // Of cases of six ten pieces cannot be had: what is named can be ordered.
  ['BELOW_MINIMUM_QUANTITY', 'Gibt es ab 12 Stück.', 'Sold from 12 pieces.'],
  ['NOT_A_MULTIPLE', 'Gibt es nur in vollen Kartons zu 6 Stück.', 'Comes in full cases of 6 pieces.'],
  ['REDUCED_STOCK', 'Nur noch 40 Stück auf Lager.', 'Only 40 pieces left.'],
])('%s names the figure that would be right', (code, german, english) => {
  expect(problemSentence(code, line, de)).toBe(german)
  expect(problemSentence(code, line, en).replaceAll('\u00a0', ' ')).toBe(english)
})

test('of packs of several it counts packs', () => {
  const packs = { minimumQuantity: 1, countPerBox: 1, isPack: true, stock: 2 }
  expect(problemSentence('REDUCED_STOCK', packs, de).replaceAll('\u00a0', ' ')).toBe('Nur noch 2 Packungen auf Lager.')
})

test.each(lineProblems)('%s has a sentence', (code) => {
  expect(problemSentence(code, line, de)).not.toBe('')
})

test.each<[LineProblem[], boolean]>([
  [[], true],
  [['OUT_OF_STOCK', 'PRICE_CHANGED'], true],
  [['NOT_AUTHORIZED'], false],
  [['PRICE_CHANGED', 'UNAVAILABLE'], false],
])('with %j a line can be ordered: %s', (problems, expected) => {
  expect(isOrderable({ problems })).toBe(expected)
})
