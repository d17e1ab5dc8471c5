import { expect, test } from 'vitest'
import { letterOf } from './letter-of.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, defaultPrevented: false }

test('a letter by itself counts', () => {
  expect(letterOf({ ...none, key: 'c' })).toBe('C')
})

test.each([
  ['with Ctrl', { key: 'c', ctrlKey: true }],
  ['with the command key', { key: 'v', metaKey: true }],
  ['with Alt', { key: 'p', altKey: true }],
  ['with Shift', { key: 'c', shiftKey: true }],
  ['that is held down', { key: 'v', repeat: true }],
  ['that somebody has taken', { key: 'c', defaultPrevented: true }],
  ['that is none', { key: 'Enter' }],
])('a key %s is left alone', (_, pressed) => {
  expect(letterOf({ ...none, ...pressed })).toBeNull()
})
