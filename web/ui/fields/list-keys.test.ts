import { expect, test } from 'vitest'
import { stepByKey, type ListState } from './list-keys.ts'

const open: ListState = { isOpen: true, active: 2, chosen: 1, count: 5 }
const closed: ListState = { ...open, isOpen: false, active: -1 }

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('„%s“ opens the list at its value', (key) => {
  expect(stepByKey(key, closed)).toEqual({ isOpen: true, active: 1 })
})

test.each(['Home', 'End', 'Escape', 'Tab', 'F5'])('„%s“ leaves a closed list alone', (key) => {
  expect(stepByKey(key, closed)).toBeNull()
})

test.each([
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, 4],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['ArrowUp', -1, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
])('„%s“ walks from row %i to row %i and picks nothing', (key, active, next) => {
  expect(stepByKey(key, { ...open, active })).toEqual({ isOpen: true, active: next })
})

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('in an empty list „%s“ stands on no row', (key) => {
  expect(stepByKey(key, { ...open, active: -1, count: 0 })).toEqual({ isOpen: true, active: -1 })
})

test.each(['Enter', ' '])('„%s“ picks the row it stands on and closes', (key) => {
  expect(stepByKey(key, open)).toEqual({ isOpen: false, active: 2, picked: 2 })
  expect(stepByKey(key, { ...open, active: 0 })).toMatchObject({ picked: 0 })
})

test.each([-1, 5])('without a row (%i) Enter closes and changes nothing', (active) => {
  expect(stepByKey('Enter', { ...open, active })).toEqual({ isOpen: false, active })
})

test('Escape closes without picking; other keys are the page’s', () => {
  expect(stepByKey('Escape', open)).toEqual({ isOpen: false, active: 2 })
  expect(stepByKey('Tab', open)).toBeNull()
})
