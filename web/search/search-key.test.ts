import { expect, test } from 'vitest'
import { isSearchKey } from './search-key.ts'

const target = (isField: boolean) => ({ closest: () => (isField ? {} : null) }) as unknown as Element
const slash = {
  key: '/',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: target(false),
}

test.each([
  ['anywhere in the page', {}, true],
  ['with no element focused', { target: {} as EventTarget }, true],
  ['in a field', { target: target(true) }, false],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with the command key', { metaKey: true }, false],
  ['with Alt', { altKey: true }, false],
  ['where the page has taken the key', { defaultPrevented: true }, false],
])("'/' %s", (_, held, expected) => {
  expect(isSearchKey({ ...slash, ...held })).toBe(expected)
})

test('another key does not lead there', () => {
  expect(isSearchKey({ ...slash, key: '7' })).toBe(false)
})
