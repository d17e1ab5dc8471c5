import { afterAll, beforeAll, expect, test } from 'vitest'
import * as editorApi from '../../contract/range/editor.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

test('a product is paused, archived and taken back, later than a minute as paused; its history says who did what', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const act = (action: 'PAUSE' | 'ACTIVATE' | 'ARCHIVE' | 'RESTORE') =>
    app.request(editorApi.act, { skuId, action }, ida)
  expect(await act('PAUSE')).toMatchObject({ status: 'PAUSED', allowedActions: ['ACTIVATE', 'ARCHIVE'] })
  expect(await act('PAUSE')).toMatchObject({ status: 'PAUSED' })
  expect(await act('ARCHIVE')).toMatchObject({ status: 'ARCHIVED' })
  const saving = { skuId, version: 0, changes: { brand: 'X' } }
  expect(await app.refusal(editorApi.saveDraft, saving, ida)).toMatchObject({ code: 'PRODUCT_STATE' })
  expect(await act('RESTORE')).toMatchObject({ status: 'PAUSED' })
  await act('ACTIVATE')
  await act('ARCHIVE')
  expect(await act('RESTORE')).toMatchObject({ status: 'ACTIVE' })
  await act('ARCHIVE')
  app.time.shiftMs = (editorApi.RESTORE_SECONDS + 5) * 1000
  expect(await act('RESTORE')).toMatchObject({ status: 'PAUSED' })
  // What an operator has archived stays so.
  await app.db`update product set status = 'ARCHIVED' where sku_id = ${skuId}`
  expect(await app.refusal(editorApi.act, { skuId, action: 'RESTORE' }, ida)).toMatchObject({ code: 'PRODUCT_STATE' })
  app.time.shiftMs = 0
  const deeds = await app.db`select action, before, after from store_activity where target_id = ${skuId} order by id`
  expect(deeds.map(({ action }) => action as string)).toEqual([
    'product.pause',
    'product.archive',
    'product.restore',
    'product.activate',
    'product.archive',
    'product.restore',
    'product.archive',
    'product.restore',
  ])
  await expect(app.db`update store_activity set action = 'x' where target_id = ${skuId}`).rejects.toThrow('append-only')
})
