import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCategory, createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'
import { commandEnvironment } from '../../test/environment/command-environment.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tresen-import-'))
  await createCategory(database.sql)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const HEADER = 'supplier_sku;name_de;category;price;stock'
const LINES = 3000

test('an import killed in the middle leaves whole batches, and running it again completes it', async () => {
  const { sql } = database
  const store = await createStore(sql)
  const file = fileOf(
    'many.csv',
    Array.from({ length: LINES }, (_, i) => `A-${i};Kaffee ${i};kaffee-bohne;5;${i}`),
  )
  const countProducts = async () => {
    const [row] = await sql<{ count: number }[]>`select count(*) from product where store_id = ${store.id}`
    return row!.count
  }
  // Somebody else's uncommitted product holds up the third batch, so that the kill always finds the import there.
  const blocker = await sql.reserve()
  await blocker`begin`
  await createProduct(blocker, store.id, { supplierSku: 'A-1234' })
  const killed = start([file, '--store', store.slug])
  const ended = once(killed, 'exit')
  await expect.poll(countProducts).toBe(1000)
  killed.kill('SIGKILL')
  await ended
  await blocker`rollback`
  blocker.release()
  await expect.poll(() => heldLocks()).toBe(0)
  expect(await countProducts()).toBe(1000)

  const again = await run([file, '--store', store.slug])
  expect(again).toMatchObject({ code: 0, errors: '' })
  expect(again.output).toContain('2000 new, 0 changed, 1000 unchanged, 0 refused')
  expect(await countProducts()).toBe(LINES)
  const [found] = await sql`
    select count(*) from product join stock using (sku_id)
    where store_id = ${store.id} and supplier_sku = 'A-' || quantity`
  expect(found).toEqual({ count: LINES })
})

test('bad lines end with 1 and one sentence each, in the language asked for; a wrong order or file ends with 2', async () => {
  const store = await createStore(database.sql)
  const file = fileOf('bad.csv', ['A;Kaffee;kaffee-bohne;5;1', 'B;Kaffee;kaffee-bohne;fünf;1'])
  const order = [file, '--store', store.slug]
  expect(await run([...order, '--language', 'de'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('1 neu, 0 geändert, 0 unverändert, 1 abgelehnt'),
    errors: 'Zeile 3, price: „fünf“ ist keine Zahl, die hier stehen kann.\n',
  })
  expect(await run([...order, '--dry-run'])).toMatchObject({ code: 1, output: expect.stringContaining('Dry run') })
  const missing = join(folder, 'missing.csv')
  expect(await run([missing, '--store', store.slug])).toMatchObject({
    code: 2,
    errors: `There is no file ${missing}.\n`,
  })
  expect(await run([folder, '--store', store.slug])).toMatchObject({ code: 2 })
  expect(await run([file])).toMatchObject({ code: 2, errors: expect.stringMatching(/^Usage: npm run import/) })
})

function fileOf(name: string, lines: string[]) {
  const path = join(folder, name)
  writeFileSync(path, `${HEADER}\n${lines.join('\n')}\n`)
  return path
}

function start(args: string[]) {
  const env = { ...commandEnvironment, DATABASE_URL: database.url, DATA_DIR: folder }
  return spawn(process.execPath, ['bin/import.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function run(args: string[]) {
  const child = start(args)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, output, errors }
}

async function heldLocks() {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`
  return row!.count
}
