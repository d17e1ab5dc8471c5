import { expect, test } from 'vitest'
import { tillKey } from './till-key.ts'

test.each([
  ['ArrowUp', '', { move: -1 }],
  ['ArrowDown', '1', { move: 1 }],
  ['ArrowLeft', '', { cell: 'name' }],
  ['End', '', { to: 'last' }],
  ['4', '', { draft: '4' }],
  ['2', '1', { draft: '12' }],
  ['Backspace', '12', { draft: '1' }],
  ['Escape', '12', { draft: '' }],
  ['Enter', '12', { step: 'commit' }],
  ['+', '', { step: 'more' }],
  ['Delete', '', { step: 'remove' }],
  ['Tab', '', null],
  ['m', '', { row: 'wishlist' }],
  ['M', '1', { row: 'wishlist' }],
  ['x', '', null],
])('%s after „%s“ is %j', (key, draft, expected) => {
  expect(tillKey({ key }, draft)).toEqual(expected)
})

test('shortcuts of the browser stay the browser’s', () => {
  expect(tillKey({ key: 'ArrowLeft', altKey: true }, '')).toBeNull()
})
