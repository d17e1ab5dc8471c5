import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../api/platform/migrations.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { startDebianServer } from '../../test/database/debian-server.ts'
import { toolsFolder } from '../../test/faults/fail-over/programs.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

const tools = toolsFolder()

// Where they are missing: install Debian's package postgresql.
describe.runIf(tools)('an ordinary PostgreSQL (skipped where there is none with pg_basebackup)', () => {
  let server: Awaited<ReturnType<typeof startDebianServer>>
  beforeAll(async () => {
    server = await startDebianServer(tools!)
  })
  afterAll(() => server?.stop())

  test('goes back to a point in time by the commands of docs/operations.md: all before it is there, nothing after', async () => {
    const [archive, copy, wayBack] = await blocks()
    await server.asRoot(archive!)
    const database = server.open()
    await migrate(database.sql, resolve('db/migrations'))
    await server.asRoot(copy!)

    const app = await createTestApp({ database, isUnlimited: true })
    const goods = await createGoods(app, { stock: 600 })
    const counted = await countGoods(app.db)
    const buyer = await createCustomer(app)
    const buy = async (at: TestApp) => {
      const { version } = await put(at, buyer, goods.skuId)
      return (await order(at, buyer, version)).orderNumber
    }
    const before = [await buy(app), await buy(app)]
    // What is archived and written over in the cluster comes out of the archive alone.
    await app.db`select pg_switch_wal()`
    await app.db`checkpoint`
    before.push(await buy(app))
    const [{ moment }] = await app.db<[{ moment: string }]>`select clock_timestamp()::text as moment`
    const after = await buy(app)
    await app.db`update product set name_de = 'Verschrieben' where sku_id = ${goods.skuId}`
    await app.close()

    await server.asRoot(wayBack!.replace(/^copy=(\S+)\/.* moment=.*$/m, `copy=$(ls -d $1/20*) moment='${moment}'`))

    const restored = await createTestApp({ database: server.open(), isUnlimited: true })
    const { items } = await restored.request(ordersApi.list, {}, buyer)
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual(before.toReversed())
    expect(before).not.toContain(after)
    expect(await brokenInvariants(restored.db, counted)).toEqual([])
    const [row] = await restored.db`select name_de from product where sku_id = ${goods.skuId}`
    expect(row!.nameDe).not.toBe('Verschrieben')
    // It is a whole shop again, which goes on to sell and to archive.
    await buy(restored)
    expect(await brokenInvariants(restored.db, counted)).toEqual([])
    await restored.close()
    await server.asRoot(copy!.replace('$(date', 'again-$(date'))
  })
})

/** How to begin, to copy and to go back, as an operator reads it. */
async function blocks() {
  const text = await readFile('docs/operations.md', 'utf8')
  const [, section] = text.split('\n## Back to a point in time\n')
  const found = [...section!.split('\n## ')[0]!.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block!)
  expect(found).toHaveLength(3)
  return found
}
