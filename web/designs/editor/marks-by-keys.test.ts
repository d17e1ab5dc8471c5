import { expect, test } from 'vitest'
import { steppedBy } from './marks-by-keys.ts'

const placement = { x: 0.5, y: 0.5, scale: 0.5, rotation: 0 }
const press = (key: string, more: object = {}) =>
  steppedBy({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }, placement)

test.each([
  ['ArrowRight', {}, { x: 0.51 }],
  ['ArrowUp', { shiftKey: true }, { y: 0.45 }],
  ['+', {}, { scale: 0.52 }],
  // Shift and the plus key of a German keyboard.
  ['*', { shiftKey: true }, { scale: 0.6 }],
  [',', {}, { rotation: -1 }],
  ['>', { shiftKey: true }, { rotation: 15 }],
])('%s moves a mark by one step', (key, held, change) => {
  expect(press(key, held)).toEqual({ ...placement, ...change })
})

test('other keys and shortcuts of the browser move nothing', () => {
  expect(press('Tab')).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('-', { ctrlKey: true })).toBeNull()
})
