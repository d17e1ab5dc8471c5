import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyIds } from './steady-rows.ts'

test('what has come in above or between waits, what follows is appended', () => {
  expect(steadyIds(['b', 'c'], ['a', 'b', 'x', 'c', 'd'])).toEqual({ ids: ['b', 'c', 'd'], newCount: 2 })
})

test('what has gone is gone, and what takes its place from the next page follows', () => {
  expect(steadyIds(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual({ ids: ['a', 'c', 'd'], newCount: 0 })
})

test('a row that has moved stays where it stood', () => {
  expect(steadyIds(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual({ ids: ['a', 'b', 'c'], newCount: 0 })
})

test('where nothing is left of what was shown, all of it is new to the page', () => {
  expect(steadyIds(['a'], ['b', 'c'])).toEqual({ ids: ['b', 'c'], newCount: 0 })
  expect(steadyIds([], ['b'])).toEqual({ ids: ['b'], newCount: 0 })
})

test('whatever comes and goes, rows keep their order, none is shown twice and each is shown or counted', () => {
  const list = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))
  fc.assert(
    fc.property(list, list, (shown, now) => {
      const { ids, newCount } = steadyIds(shown, now)
      const stayed = shown.filter((id) => now.includes(id))
      expect(ids.slice(0, stayed.length)).toEqual(stayed)
      expect(new Set(ids).size + newCount).toBe(now.length)
    }),
  )
})
