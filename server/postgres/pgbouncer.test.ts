import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { whileImporting } from '../../api/import/queries.ts'
import { inTransaction, openDatabase, type Db } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { pgbouncer, startPgbouncer } from '../../test/database/pgbouncer.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { createCustomer, createGoods, order, put, stockOf } from '../../test/shop.ts'
import { checkExternalPostgres } from './external-postgres.ts'
import { productPaths } from '../sitemap-queries.ts'

type Pooler = Awaited<ReturnType<typeof startPgbouncer>>

// Where the program is missing: install Debian's package pgbouncer, or name the program in PGBOUNCER.
describe.runIf(pgbouncer)('behind PgBouncer in transaction mode (skipped where there is no program pgbouncer)', () => {
  let pooler: Pooler
  let app: TestApp
  beforeAll(async () => {
    pooler = await startPgbouncer(inject('clusterUrl'))
    const openPool = (url: string) =>
      openDatabase(pooler.through(url), { isPooled: true, lockTimeoutMs: 20_000, placeTimeoutMs: 60_000 })
    app = await createTestApp({ connections: 10, openPool })
  })
  afterAll(async () => {
    await app?.close()
    await pooler?.stop()
  })

  test('of 24 buyers for the last 7 boxes 7 get one, and nothing is broken', async () => {
    const goods = await createGoods(app, { stock: 7 * 6 })
    const buyers = await Promise.all(Array.from({ length: 24 }, () => createCustomer(app)))
    await Promise.all(buyers.map((buyer) => put(app, buyer, goods.skuId)))
    const counted = await countGoods(app.db)
    const { done, refused } = await atOnce(buyers.length, (i) => order(app, buyers[i]!, 1))
    expect(done).toHaveLength(7)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']))
    expect(await stockOf(app, goods.skuId)).toBe(0)
    expect(await brokenInvariants(app.db, counted)).toEqual([])
  })

  test('jobs are sent within transactions and done', async () => {
    const done: object[] = []
    await app.deps.jobs.work('mail', async (payload) => void done.push(payload))
    const payload = { id: newId() }
    await inTransaction(app.deps.db, (tx) => app.deps.jobs.send(tx, 'mail', payload))
    await expect.poll(() => done).toContainEqual(payload)
  })

  test('a store is imported into by one at a time, whose end frees it', async () => {
    const { db } = app.deps
    const ended = Promise.withResolvers<string>()
    const begun = Promise.withResolvers<void>()
    const first = whileImporting(db, 'store', () => {
      begun.resolve()
      return ended.promise
    })
    await begun.promise
    // Other connections of the server are used meanwhile.
    await Promise.all(Array.from({ length: 5 }, () => db`select`))
    expect(await whileImporting(db, 'store', async () => 'second')).toBeNull()
    ended.resolve('first')
    expect(await first).toBe('first')
    expect(await whileImporting(db, 'store', async () => 'third')).toBe('third')
  })

  test('a long answer is read in parts while other statements run', async () => {
    const { id } = await createStore(app.db)
    const { skuId } = await createProduct(app.db, id)
    const paths: string[] = []
    for await (const some of productPaths(app.deps.db, { from: '', before: null })) {
      paths.push(...some)
      await app.deps.db`select`
    }
    expect(paths.some((path) => path.endsWith(skuId))).toBe(true)
  })

  test('the limits of a pool hold in its transactions', async () => {
    const { skuId } = await createGoods(app)
    const hasty = openDatabase(pooler.through(app.databaseUrl), { isPooled: true, lockTimeoutMs: 50 })
    const take = (db: Db) => inTransaction(db, (tx) => tx`update stock set on_hand = 1 where sku_id = ${skuId}`)
    await inTransaction(app.db, async (tx) => {
      await tx`select from stock where sku_id = ${skuId} for update`
      await expect(take(hasty)).rejects.toMatchObject({ code: '55P03' })
    })
    await take(hasty)
    await hasty.end()
  })
})

describe.runIf(pgbouncer)('the start looks at how PgBouncer is set up', () => {
  const role = `tresen_${newId().replaceAll('-', '')}`
  let database: TestDatabase
  let poolers: Pooler[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    await database.sql.unsafe(`create role ${role} login`)
  })
  afterAll(async () => {
    await Promise.all(poolers.map((pooler) => pooler.stop()))
    await database.sql.unsafe(`drop role ${role}`)
    await database.drop()
  })
  async function start(ignored: readonly string[] = []) {
    const url = new URL(database.url)
    url.username = role
    const pooler = await startPgbouncer(url.href, ignored)
    poolers.push(pooler)
    return { databaseUrl: pooler.through(url.href), directUrl: url.href }
  }

  test.each([
    ['refuses', []],
    ['ignores', ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']],
  ])('of one that %s the limits of a connection DATABASE_DIRECT_URL is asked for', async (_, ignored) => {
    const { databaseUrl } = await start(ignored)
    await expect(checkExternalPostgres({ databaseUrl })).rejects.toThrow(
      'DATABASE_URL cannot be used: it leads through a pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
    )
  })

  test('a role without limits is told how to get them, and is accepted with them', async () => {
    const addresses = await start()
    const refusal = await checkExternalPostgres(addresses).then(String, String)
    const commands = /(alter role .*;) then RECONNECT/.exec(refusal)![1]!
    expect(commands.match(/statement_timeout = '5s'|lock_timeout = '2s'|session_timeout = '10s'/g)).toHaveLength(3)
    await database.sql.unsafe(commands)
    const others = await start()
    await expect(checkExternalPostgres(others)).resolves.toBeUndefined()
  })
})
