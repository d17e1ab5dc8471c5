import { afterAll, beforeAll, expect, test } from 'vitest'
import * as runsApi from '../../../contract/desk/runs.ts'
import * as editorApi from '../../../contract/range/editor.ts'
import * as listApi from '../../../contract/range/list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { startRuns } from '../../work-runs.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
let tom: typeof ida
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  tom = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

const products = async (statuses: string[]) => {
  const skuIds: string[] = []
  for (const status of statuses) {
    const { skuId } = await createProduct(app.db, storeId)
    await app.db`update product set status = ${status} where sku_id = ${skuId}`
    skuIds.push(skuId)
  }
  return skuIds
}
const statusesOf = async (skuIds: string[]) =>
  Promise.all(
    skuIds.map(async (skuId) => {
      const [row] = await app.db<{ status: string }[]>`select status from product where sku_id = ${skuId}`
      return row!.status
    }),
  )
const work = () => doJobs(app, startRuns)

async function act(action: 'PAUSE' | 'ACTIVATE' | 'ARCHIVE', skuIds: string[], by = ida) {
  const { id } = await app.request(listApi.actOnMany, { action, skuIds }, by)
  await work()
  return id
}

async function undo(runId: string, by = ida) {
  const { id } = await app.request(listApi.undoMany, { runId }, by)
  await work()
  return app.request(runsApi.read, { id }, by)
}

test.each([
  ['ARCHIVE', ['ACTIVE', 'PAUSED', 'BLOCKED'], 'ARCHIVED'],
  ['PAUSE', ['ACTIVE', 'ACTIVE'], 'PAUSED'],
  ['ACTIVATE', ['PAUSED', 'PAUSED'], 'ACTIVE'],
] as const)(
  '%s is taken back: exactly those products are as they were, and twice changes nothing',
  async (action, before, after) => {
    const skuIds = await products([...before])
    const others = await products([...before])
    await act(action, others)
    const runId = await act(action, skuIds)
    expect(await statusesOf(skuIds)).toEqual(before.map(() => after))
    expect(await undo(runId)).toMatchObject({ state: 'DONE', done: before.length, mayRetry: false })
    expect(await statusesOf(skuIds)).toEqual(before)
    expect(await undo(runId)).toMatchObject({ state: 'DONE', mayRetry: false })
    expect(await statusesOf(skuIds)).toEqual(before)
    expect(await statusesOf(others)).toEqual(before.map(() => after))
    const deeds = await app.db`select 1 from store_activity where target_id = ${skuIds[0]!}`
    expect(deeds).toHaveLength(2)
  },
)

test('what somebody has gone on with since says so and stays, the others come back', async () => {
  const skuIds = await products(['ACTIVE', 'ACTIVE'])
  const runId = await act('PAUSE', skuIds)
  await app.request(editorApi.act, { skuId: skuIds[0]!, action: 'ARCHIVE' }, tom)
  const { results } = await undo(runId)
  expect(results).toMatchObject([
    { id: skuIds[0], ok: false, code: 'PRODUCT_STATE' },
    { id: skuIds[1], ok: true },
  ])
  expect(await statusesOf(skuIds)).toEqual(['ARCHIVED', 'ACTIVE'])
})

test('what another member had archived before stays archived', async () => {
  const skuIds = await products(['ACTIVE', 'ACTIVE'])
  await app.request(editorApi.act, { skuId: skuIds[0]!, action: 'ARCHIVE' }, tom)
  const runId = await act('ARCHIVE', skuIds)
  await undo(runId)
  expect(await statusesOf(skuIds)).toEqual(['ARCHIVED', 'ACTIVE'])
})

test('members of the store take it back, once it is done, and only what can be', async () => {
  const skuIds = await products(['ACTIVE'])
  const { id: runId } = await app.request(listApi.actOnMany, { action: 'PAUSE', skuIds }, ida)
  expect(await app.refusal(listApi.undoMany, { runId }, ida)).toMatchObject({ code: 'PRODUCT_STATE' })
  await work()
  const { id: elsewhere } = await createStore(app.db)
  const stranger = await createMember(app.db, { storeId: elsewhere, roles: ['OWNER'] })
  expect(await app.refusal(listApi.undoMany, { runId }, stranger)).toMatchObject({ status: 404 })
  const packer = await createMember(app.db, { storeId, roles: ['WAREHOUSE'] })
  expect(await app.refusal(listApi.undoMany, { runId }, packer)).toMatchObject({ code: 'RIGHT_MISSING' })
  await undo(runId, tom)
  expect(await statusesOf(skuIds)).toEqual(['ACTIVE'])
  const { id: undoing } = await app.request(listApi.undoMany, { runId }, ida)
  expect(await app.refusal(listApi.undoMany, { runId: undoing }, ida)).toMatchObject({ status: 404 })
})

test('two presses under one key are one run', async () => {
  const runId = await act('PAUSE', await products(['ACTIVE']))
  const by = { ...ida, headers: { 'idempotency-key': 'one-undo-of-two-presses' } }
  const [first, second] = [
    await app.request(listApi.undoMany, { runId }, by),
    await app.request(listApi.undoMany, { runId }, by),
  ]
  expect(second.id).toBe(first.id)
  await work()
})
