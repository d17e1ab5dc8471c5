import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const folders = ['api', 'bin', 'e2e', 'seed', 'server', 'test']
const ownName = join('test', 'structure', 'german-day.test.ts')

test('today is the day in Germany: for an hour or two of each night the database and UTC have another', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const found = files
    .filter((path) => path.endsWith('.ts') && path !== ownName)
    .filter((path) =>
      /\bcurrent_date\b|\bnow\(\)::date\b|new Date\([\w.]*(now\(\))?\)\.toISOString\(\)\.slice\(0/i.test(
        readFileSync(path, 'utf8'),
      ),
    )
  expect(found).toEqual([])
})

test('a moment is written as the day or the minute in Germany, never as that of UTC', () => {
  // Arithmetic over days, `new Date(Date.parse(day) + …)`, ends with a parenthesis and may use UTC.
  const written = /\w\??\.toISOString\(\)\??\.slice\(0|Date\.now\(\)[^\n]*\)\.toISOString\(\)\.slice\(0/
  const found = sourceFiles(['api', 'bin', 'contract', 'server', 'web']).filter(({ text }) => written.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
