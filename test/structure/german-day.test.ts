import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
