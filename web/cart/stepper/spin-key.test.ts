import { expect, test } from 'vitest'
import { spinKey, typedPieces } from './spin-key.ts'

test('arrows, plus and minus step, Enter commits', () => {
  for (const key of ['ArrowUp', '+']) expect(spinKey({ key }, '')).toEqual({ step: 'more' })
  for (const key of ['ArrowDown', '-']) expect(spinKey({ key }, '')).toEqual({ step: 'less' })
  expect(spinKey({ key: 'Enter' }, '12')).toEqual({ step: 'commit' })
})

test('digits replace what is shown, Escape and Backspace take them back', () => {
  expect(spinKey({ key: '3' }, '')).toEqual({ draft: '3' })
  expect(spinKey({ key: '6' }, '3')).toEqual({ draft: '36' })
  expect(spinKey({ key: '9' }, '1234')).toEqual({ draft: '2349' })
  expect(spinKey({ key: 'Backspace' }, '36')).toEqual({ draft: '3' })
  expect(spinKey({ key: 'Escape' }, '36')).toEqual({ draft: '' })
})

test('other keys, and those with a modifier, are the browser’s', () => {
  for (const key of ['Tab', 'a', 'Escape', 'Backspace', 'Home', 'F5']) expect(spinKey({ key }, '')).toBeNull()
  expect(spinKey({ key: '+', ctrlKey: true }, '')).toBeNull()
  expect(spinKey({ key: '1', altKey: true }, '')).toBeNull()
})

test.each([
  ['4', 32],
  ['0', 0],
  ['1', 16],
  ['99', 80],
])('%s cases of 8, from 16 pieces on and of 80 at most, are %i pieces', (draft, pieces) => {
  expect(typedPieces(draft, { countPerBox: 8, smallest: 16, most: 80 })).toBe(pieces)
})
