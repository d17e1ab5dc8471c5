import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import type { NewCell } from '../../contract/change-sets/change-sets.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { turnPages } from '../turn-pages.ts'
import { startChangeSetWorker } from './work-change-set.ts'

let app: TestApp
let storeId: string
let member: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.stoppedAt = new Date('2026-11-28T12:00:00Z')
  storeId = (await createStore(app.db)).id
  member = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})

const draft = (cells: NewCell[]) => app.request(changeSetsApi.create, { cells }, member)
async function applied(cells: NewCell[]) {
  const { id } = await draft(cells)
  await app.request(changeSetsApi.apply, { id }, member)
  await doJobs(app, startChangeSetWorker)
  return id
}
async function undo(id: string) {
  await app.request(changeSetsApi.undo, { id }, member)
  await doJobs(app, startChangeSetWorker)
}
async function backDay(skuId: string) {
  const [row] = await app.db<{ backOn: string | null }[]>`select back_on from stock where sku_id = ${skuId}`
  return row!.backOn
}
const soldOut = async () => (await createProduct(app.db, storeId, { stock: 0 })).skuId
const page = (id: string, language: 'de' | 'en') => app.request(productsApi.read, { id }, { language })

test('a day counts at once, is shown in both languages and is taken back', async () => {
  const skuId = await soldOut()
  const id = await applied([{ skuId, field: 'BACK_ON', from: null, to: 20261212 }])
  expect(await backDay(skuId)).toBe('2026-12-12')
  expect(await page(skuId, 'de')).toMatchObject({ backText: 'Wieder da am 12. Dezember' })
  expect(await page(skuId, 'en')).toMatchObject({ backText: 'Back in stock on 12 December' })
  await undo(id)
  expect(await backDay(skuId)).toBeNull()
  expect(await page(skuId, 'de')).not.toHaveProperty('backText')
})

test('a count that clears the day says so, and undoing it brings the day back', async () => {
  const skuId = await soldOut()
  await applied([{ skuId, field: 'BACK_ON', from: null, to: 20261212 }])
  const id = await applied([{ skuId, field: 'STOCK', from: 0, to: 60 }])
  expect(await backDay(skuId)).toBeNull()
  const { items } = await app.request(changeSetsApi.listCells, { id }, member)
  expect(items).toMatchObject([
    { field: 'BACK_ON', from: 20261212, to: null },
    { field: 'STOCK', to: 60 },
  ])
  await undo(id)
  expect(await backDay(skuId)).toBe('2026-12-12')
})

test.each([
  [20261127, 'DAY_PASSED', 20261128],
  [20281129, 'DAY_TOO_FAR', 20281128],
  [20261301, 'NOT_A_DAY', null],
] as const)('%s is refused as %s', async (to, code, limit) => {
  const skuId = await soldOut()
  expect((await draft([{ skuId, field: 'BACK_ON', from: null, to }])).problems).toMatchObject([
    { field: 'BACK_ON', problem: { code, limit } },
  ])
})

test('once the day has passed nobody is told of it, and its pages are made anew', async () => {
  const skuId = await soldOut()
  await applied([{ skuId, field: 'BACK_ON', from: null, to: 20261129 }])
  app.time.stoppedAt = new Date('2026-11-29T23:30:00Z')
  expect(await page(skuId, 'de')).not.toHaveProperty('backText')
  await turnPages(app.deps)
  expect(await backDay(skuId)).toBeNull()
  const [change] = await app.db<{ tags: string[] }[]>`select tags from page_change order by id desc limit 1`
  expect(change!.tags).toContain(`product:${skuId}`)
})
