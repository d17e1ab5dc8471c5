import { expect, test } from 'vitest'
import { stepped } from './stepped.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id }))

test.each([
  ['down from the field', null, 1, 'a'],
  ['down', 'a', 1, 'b'],
  ['down from the last, into the field', 'c', 1, null],
  ['up from the field, to the last', null, -1, 'c'],
  ['up', 'c', -1, 'b'],
  ['up from the first, into the field', 'a', -1, null],
  ['down from one that is gone, to the first', 'x', 1, 'a'],
])('of three options the arrow keys walk %s', (_, from, step, to) => {
  expect(stepped(options, from, step)).toBe(to)
})

test('without options they stay in the field', () => {
  expect(stepped([], null, 1)).toBe(null)
  expect(stepped([], null, -1)).toBe(null)
})
