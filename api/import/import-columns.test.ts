import { expect, test } from 'vitest'
import { imports as de } from '../../texts/de/import/screen.ts'
import { imports as en } from '../../texts/en/import/screen.ts'
import { importColumns } from './import-columns.ts'

test.each([
  ['de', de.meanings],
  ['en', en.meanings],
])('each column that a file can have has a name of its own in %s', (_, meanings: Record<string, string>) => {
  expect(Object.keys(meanings).toSorted()).toEqual([...importColumns].toSorted())
  const names = Object.values(meanings)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.includes('_'))).toEqual([])
})
