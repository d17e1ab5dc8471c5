import { expect, test } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false }

test.each([
  ['a letter by itself', { key: 'c' }, 'C'],
  ['a letter with Shift', { key: 'R', shiftKey: true }, 'Shift+R'],
  // Caps lock alone rejects nobody.
  ['a letter that caps lock shifts', { key: 'R' }, 'R'],
  ['a letter that caps lock and Shift shift', { key: 'r', shiftKey: true }, 'Shift+R'],
])('%s counts', (_, pressed, shortcut) => {
  expect(shortcutOf({ ...none, ...pressed })).toBe(shortcut)
})

test.each([
  ['with Ctrl', { key: 'c', ctrlKey: true }],
  ['with the command key', { key: 'v', metaKey: true }],
  ['with Alt', { key: 'p', altKey: true }],
  ['that is held down', { key: 'v', repeat: true }],
  ['that is none', { key: 'Enter' }],
])('a key %s is left alone', (_, pressed) => {
  expect(shortcutOf({ ...none, ...pressed })).toBeNull()
})
