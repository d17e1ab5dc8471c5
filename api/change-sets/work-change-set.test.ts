import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { workChangeSet } from './work-change-set.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

test('5,000 cells are applied in steps, and a try that was killed between them goes on', async () => {
  const storeId = (await createStore(app.db)).id
  const member = await createMember(app.db, { storeId, roles: ['OWNER'] })
  const { skuId } = await createProduct(app.db, storeId)
  await app.db`
    insert into product select (jsonb_populate_record(p, jsonb_build_object('sku_id', 'B' || n, 'supplier_sku', 'B-' || n))).*
    from product p, generate_series(1, 2500) n where p.sku_id = ${skuId}`
  await app.db`insert into stock (sku_id, on_hand) select 'B' || n, 100 from generate_series(1, 2500) n`
  const cells = Array.from({ length: 2500 }, (_, n) => [
    { skuId: `B${n + 1}`, field: 'PRICE' as const, from: 4.2, to: 4.3 },
    { skuId: `B${n + 1}`, field: 'STOCK' as const, from: 100, to: 90 },
  ]).flat()
  const { id } = await app.request(changeSetsApi.create, { cells }, member)
  await app.request(changeSetsApi.apply, { id }, member)
  const read = () => app.request(changeSetsApi.read, { id }, member)
  let steps = 0
  const now = () => {
    if (steps++ === 3) throw new Error('killed')
    return new Date()
  }
  await expect(workChangeSet({ ...app.deps, clock: { now } }, id)).rejects.toThrow('killed')
  expect((await read()).cells).toMatchObject({ APPLIED: 1200, OPEN: 3800 })
  await workChangeSet(app.deps, id)
  expect(await read()).toMatchObject({ state: 'APPLIED', cells: { APPLIED: 5000 } })
})
