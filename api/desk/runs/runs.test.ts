import { afterAll, beforeAll, expect, test } from 'vitest'
import * as runsApi from '../../../contract/desk/runs.ts'
import * as listApi from '../../../contract/range/list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import { startRuns } from '../../work-runs.ts'
import { beginRun } from './runs.ts'
import { startRunWorker } from './work-run.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

const read = (id: string, by = ida) => app.request(runsApi.read, { id }, by)
const begin = (targetIds: string[]) =>
  inTransaction(app.db, (tx) =>
    beginRun(tx, app.deps, { kind: 'products', storeId, createdBy: ida.id, input: {}, targetIds }),
  )

test('several products are paused one after the other; what is not possible says why, and is taken again alone', async () => {
  const { skuId: sold } = await createProduct(app.db, storeId)
  const { skuId: draft } = await createProduct(app.db, storeId, { status: 'BLOCKED' })
  const foreign = await createProduct(app.db, (await createStore(app.db)).id)
  const skuIds = [sold, draft, foreign.skuId]
  const begun = await app.request(listApi.actOnMany, { action: 'PAUSE', skuIds }, { ...ida, language: 'de' })
  expect(begun).toMatchObject({ state: 'RUNNING', done: 0, total: 3, results: [] })
  await doJobs(app, startRuns)
  expect(await read(begun.id)).toMatchObject({
    state: 'DONE',
    done: 3,
    results: [
      { id: sold, ok: true, message: null },
      { id: draft, ok: false, code: 'PRODUCT_STATE' },
      { id: foreign.skuId, ok: false, code: 'NOT_FOUND' },
    ],
  })
  const statuses = await app.db`select status from product where sku_id = any(${skuIds}) order by sku_id`
  expect(statuses.map(({ status }) => status as string)).toEqual(['PAUSED', 'BLOCKED', 'ACTIVE'])
  await app.db`update product set status = 'ACTIVE' where sku_id = ${draft}`
  await app.request(runsApi.retry, { id: begun.id }, ida)
  await doJobs(app, startRuns)
  expect((await read(begun.id)).results.map(({ ok }) => ok)).toEqual([true, true, false])
  const other = await createMember(app.db, { storeId, roles: ['OWNER'] })
  expect(await app.refusal(runsApi.read, { id: begun.id }, other)).toMatchObject({ status: 404 })
})

test('a view is written as a file that spreadsheets read: with mark, semicolons, commas, and no formula', async () => {
  const own = await createStore(app.db)
  const member = await createMember(app.db, { storeId: own.id, roles: ['CATALOGUE'] })
  await createProduct(app.db, own.id, { nameDe: '=HYPERLINK("x")', supplierSku: '-1' })
  await createProduct(app.db, own.id, { status: 'PAUSED' })
  await app.db`update product set updated_at = '2026-07-01T22:30:00Z' where store_id = ${own.id}`
  const { id } = await app.request(listApi.exportRows, { view: 'ACTIVE' }, { ...member, language: 'de' })
  await doJobs(app, startRuns)
  expect(await read(id, member)).toMatchObject({ state: 'DONE', fileName: 'artikel.csv' })
  const file = await app.request(runsApi.readFile, { id }, member)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row, ...rest] = bytes.toString().slice(1).trimEnd().split('\r\n')
  expect(head).toContain('Artikelnummer;GTIN;Name')
  expect(row).toMatch(/^'-1;;"'=HYPERLINK\(""x""\)";Tidemar;Aktiv;Kaffee, ganze Bohne;4,2;4,2;6;1 kg;1000;/)
  expect(row, 'the day in Germany').toMatch(/;2026-07-02;[^;]*$/)
  expect(rest).toEqual([])
})

test('a worker that dies in the middle leaves what is done, and the next one goes on with the rest', async () => {
  const id = await begin(['a', 'b', 'c'])
  const seen: string[] = []
  const work = async (dies: boolean) =>
    doJobs(app, (deps) =>
      startRunWorker(deps, {
        products: {
          async work(_, __, { targetId }) {
            seen.push(targetId)
            if (targetId === 'b' && dies) throw new Error('killed')
          },
        },
      }),
    )
  await expect(work(true)).rejects.toThrow('killed')
  expect(await read(id)).toMatchObject({ state: 'RUNNING', done: 1 })
  await app.deps.jobs.send(app.db, 'desk-run', { id })
  await work(false)
  expect(await read(id)).toMatchObject({ state: 'DONE', done: 3 })
  expect(seen).toEqual(['a', 'b', 'b', 'c'])
})

test('what a thing had begun before it failed is undone', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const id = await begin([skuId])
  await doJobs(app, (deps) =>
    startRunWorker(deps, {
      products: {
        async work(tx) {
          await tx`update product set brand = 'X' where sku_id = ${skuId}`
          throw Problem.of('PRODUCT_STATE')
        },
      },
    }),
  )
  expect(await read(id)).toMatchObject({ state: 'DONE', results: [{ ok: false }] })
  expect(await app.db`select brand from product where sku_id = ${skuId}`).toMatchObject([{ brand: 'Tidemar' }])
})
