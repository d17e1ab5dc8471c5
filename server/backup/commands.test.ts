import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuyer } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { stopLeftServers } from '../../bin/reports/left-servers.ts'
import { commandEnvironment } from '../../test/environment/command-environment.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tresen-backup-'))
  const { id } = await createBuyer(database.sql)
  await database.sql`insert into totp (account_id, sealed_secret, created_at) values (${id}, 'folder.secret', now())`
})
afterAll(async () => {
  await database.drop()
  await stopLeftServers(join(folder, 'restored'))
  rmSync(folder, { recursive: true, force: true })
})

const own = () => ({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') })
const embedded = () => ({ DATA_DIR: join(folder, 'restored') })

test(
  'a backup of an own PostgreSQL becomes an embedded one, once, and says what is to be brought back',
  { tags: ['long'] },
  async () => {
    const made = await run('backup', own(), '--keep', '1')
    expect(made.errors).toBe('')
    expect(made.output).toMatch(/ rows of \d+ tables and 0 files, read again and whole \(/)
    expect(made.output).toContain('Not in it, on purpose: the keys of second factors (folder).')
    const [name] = readdirSync(join(folder, 'data/backups'))
    const backup = join(folder, 'data/backups', name!)

    const restored = await run('restore', embedded(), backup)
    expect(restored.errors).toBe('')
    expect(restored.output).toContain('Before that, bring back the keys of second factors (folder)')
    expect(await run('restore', embedded(), backup)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('postgres is not empty; a restore overwrites nothing.'),
    })
    expect(await run('restore', own(), backup)).toMatchObject({
      code: 2,
      errors:
        'The database is not empty; a restore overwrites nothing. Create a new one and name it in DATABASE_URL.\n',
    })
    const again = await run('backup', embedded(), '--to', join(folder, 'again'))
    expect(rowsIn(again.output)).toBe(rowsIn(made.output))
  },
)

test('a broken backup leaves the empty place empty', async () => {
  mkdirSync(join(folder, 'broken'))
  writeFileSync(join(folder, 'broken/manifest.json'), '{}')
  const place = join(folder, 'other')
  expect(await run('restore', { DATA_DIR: place }, join(folder, 'broken'))).toMatchObject({
    code: 2,
    errors: expect.stringContaining('manifest.json cannot be read'),
  })
  expect(existsSync(place)).toBe(false)
})

test('what cannot be understood or reached is said in one sentence', async () => {
  expect(await run('backup', own(), '--keep', '0')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Usage:'),
  })
  expect(await run('restore', own())).toMatchObject({ code: 2, errors: expect.stringContaining('Usage:') })
  const nowhere = { ...own(), DATABASE_URL: 'postgres://app@localhost:1/tresen' }
  expect(await run('backup', nowhere)).toMatchObject({
    code: 2,
    errors: 'DATABASE_URL cannot be used: no PostgreSQL answers at its address.\n',
  })
})

const rowsIn = (output: string) => / (\d+) rows of /.exec(output)?.[1]

async function run(command: 'backup' | 'restore', variables: Record<string, string>, ...args: string[]) {
  const env = { ...commandEnvironment, ...variables }
  const child = spawn(process.execPath, [`bin/${command}.ts`, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, output, errors }
}
