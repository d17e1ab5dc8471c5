import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPasswords } from '../../api/account/password/passwords.ts'
import { sealAudit } from '../../api/platform/audit/seal-audit.ts'
import { recordAudit } from '../../api/platform/audit/record-audit.ts'
import { verifyAudit } from '../../api/platform/audit/verify-audit.ts'
import { inTransaction, openDatabase, type Db } from '../../api/platform/db.ts'
import { openFiles } from '../../api/platform/files.ts'
import { newId } from '../../api/platform/ids.ts'
import { schemaText } from '../../bin/generated/schema-text.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createEmptyDatabase, type TestDatabase } from '../../test/database.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'
import { readEnvironment } from '../environment/environment.ts'
import { production } from '../../test/environment/production.ts'
import { startServer } from '../main.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const PEOPLE = 4
const PASSWORD = 'Kaffee-am-Morgen-7'

let app: TestApp
let empty: TestDatabase
let folder: string
let unlimited: Db
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  empty = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tresen-drill-'))
  unlimited = openDatabase(app.databaseUrl, { connections: 2, statementTimeoutMs: 0 })
})
afterAll(async () => {
  await unlimited.end({ timeout: 1 })
  await app.close()
  await empty.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a backup made while buyers order is a whole shop in another place, with every order acknowledged before it', async () => {
  const goods = await createGoods(app, { stock: 1_000_000 })
  const counted = await countGoods(app.db)
  const buyer = await createCustomer(app, { passwordHash: await openPasswords().hash(PASSWORD) })
  await app.deps.files.write('logos/abc123.png', Buffer.from('a logo'))
  await noteDeed()

  const load = startOrders(goods.skuId)
  await expect.poll(load.count).toBeGreaterThan(PEOPLE)
  await put(app, buyer, goods.skuId)
  const last = await order(app, buyer, 1)
  const before = load.count()
  const now = new Date()
  const made = await makeBackup({ db: unlimited, files: app.deps.files, target: join(folder, 'backups'), now })
  await expect.poll(load.count).toBeGreaterThan(before)
  await load.stop()

  const db = openDatabase(empty.url, { connections: 3, statementTimeoutMs: 0 })
  const manifest = await verifyBackup(made.folder)
  await restoreBackup(made.folder, manifest, { db, files: openFiles(join(folder, 'data/files')) })
  expect(await brokenInvariants(db, counted)).toEqual([])
  expect(await schemaText(db)).toBe(await readFile('db/schema.sql', 'utf8'))
  expect((await verifyAudit(db, manifest.auditHead!)).broken).toBeNull()
  expect(await readFile(join(folder, 'data/files/logos/abc123.png'), 'utf8')).toBe('a logo')
  const [{ count }] = await db<[{ count: number }]>`select count(*)::int from orders`
  expect(count).toBeGreaterThanOrEqual(before + 1)
  expect(await seesAfterSignIn(buyer.email)).toContain(last.orderNumber)
  await db.end({ timeout: 1 })
})

/** The restored shop, started as it would be in production. */
async function seesAfterSignIn(email: string) {
  const environment = readEnvironment({
    ...production,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: 'https://tresen.example',
  })
  const server = await startServer({ environment, databaseUrl: empty.url, database: 'external' })
  try {
    const signedIn = await fetch(`${server.address}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const { authToken } = (await signedIn.json()) as { authToken: string }
    const orders = await fetch(`${server.address}/api/v1/account/orders`, {
      headers: { authorization: `Bearer ${authToken}` },
    })
    return await orders.text()
  } finally {
    await server.close()
  }
}

/** People who order again and again until they are stopped; counts what was acknowledged. */
function startOrders(skuId: string) {
  let count = 0
  const end = new AbortController()
  async function person() {
    while (!end.signal.aborted) {
      const customer = await createCustomer(app)
      await put(app, customer, skuId)
      await order(app, customer, 1)
      count++
    }
  }
  const people = Array.from({ length: PEOPLE }, person)
  return {
    count: () => count,
    async stop() {
      end.abort()
      await Promise.all(people)
    },
  }
}

async function noteDeed() {
  const deed = { at: new Date(), action: 'coupon.end', target: { kind: 'coupon', id: 'A' }, reason: 'Ticket 4711' }
  const actor = { account: { personId: newId() }, requestId: 'r-1' }
  await inTransaction(app.db, (tx) => recordAudit(tx, actor, { ...deed, before: {}, after: {} }))
  await sealAudit(app.db)
}
