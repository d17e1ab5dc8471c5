import { expect, test } from 'vitest'
import { imports as de } from '../../texts/de/import/screen.ts'
import { imports as en } from '../../texts/en/import/screen.ts'
import { storeColumns } from './import-columns.ts'
import { guessColumns } from './runs/guess-columns.ts'

test.each([
  ['de', de.meanings],
  ['en', en.meanings],
])('each column that a file of a store can have has a name of its own in %s', (_, meanings: Record<string, string>) => {
  expect(Object.keys(meanings).toSorted()).toEqual([...storeColumns].toSorted())
  const names = Object.values(meanings)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.includes('_'))).toEqual([])
})

test('no file of a store says where its products stand', () => {
  const before = [{ header: 'rang', means: 'popularity' as const }]
  expect(guessColumns(['popularity', 'Rang', 'Marke'], before)).toEqual([null, null, 'brand'])
})
