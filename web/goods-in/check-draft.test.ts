import { expect, test } from 'vitest'
import { changedLine, degreesOf, temperatureProblem, type DraftLine } from './check-draft.ts'

const article = {
  productSkuId: 'A',
  name: 'Lachs',
  imageUrl: '',
  sentQuantity: 6,
  isFood: true,
  limit: { degrees: 2, tolerated: 2, source: 'FISH' as const },
}
const line: DraftLine = {
  came: 6,
  state: 'GOOD',
  bad: 0,
  remedy: 'REFUND',
  lot: '',
  bestBefore: '',
  temperature: '',
  attached: [],
}

test.each([
  ['fewer pieces are missing ones', line, { came: 4 }, { state: 'MISSING', bad: 0 }],
  ['all pieces again are good', { ...line, came: 4, state: 'MISSING' }, { came: 6 }, { state: 'GOOD' }],
  ['missing takes a piece off', line, { state: 'MISSING' }, { came: 5 }],
  ['damaged are all at first', line, { state: 'DAMAGED' }, { bad: 6, came: 6 }],
  ['above the limit is too warm', line, { temperature: '2,1' }, { state: 'WARM', bad: 6 }],
  ['at the limit is good', line, { temperature: '2,0' }, { state: 'GOOD' }],
  ['good are all that were sent', { ...line, came: 4, state: 'MISSING' }, { state: 'GOOD' }, { came: 6 }],
] as const)('%s', (_, before, change, expected) => {
  expect(changedLine(article, before, change)).toMatchObject(expected)
})

test.each([
  ['', undefined],
  ['4,5', 4.5],
  ['-18', -18],
  ['−18.5', -18.5],
  ['warm', Number.NaN],
  ['99', Number.NaN],
])('%j are %s degrees', (text, degrees) => {
  expect(degreesOf(text)).toBe(degrees)
})

test('goods with a limit need a temperature while any came', () => {
  expect(temperatureProblem(article, line)).toBe('temperatureMissing')
  expect(temperatureProblem(article, { ...line, came: 0, state: 'MISSING' })).toBe(null)
  expect(temperatureProblem({ ...article, limit: null }, line)).toBe(null)
})
