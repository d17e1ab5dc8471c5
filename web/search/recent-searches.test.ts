import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSearches, recentSearches, storeSearch } from './recent-searches.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last five searches are stored, newest first', () => {
  for (const words of ['Tee', 'Kaffee', 'Zucker', 'Milch', 'Honig', 'Mehl']) storeSearch(words)
  expect(recentSearches()).toEqual(['Mehl', 'Honig', 'Milch', 'Zucker', 'Kaffee'])
})

test('a search that is repeated moves to the front instead of standing twice', () => {
  for (const words of ['Tee', 'Kaffee', 'tee']) storeSearch(words)
  expect(recentSearches()).toEqual(['tee', 'Kaffee'])
})

test('an empty search is not stored, and what was stored can be forgotten', () => {
  storeSearch('')
  expect(recentSearches()).toEqual([])
  storeSearch('Tee')
  clearSearches()
  expect(recentSearches()).toEqual([])
})

test('what somebody else left in the storage counts for nothing', () => {
  localStorage.setItem('recent-searches', '{"a":1}')
  expect(recentSearches()).toEqual([])
  localStorage.setItem('recent-searches', '[')
  expect(recentSearches()).toEqual([])
})
