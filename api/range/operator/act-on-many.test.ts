import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attributeSetsApi from '../../../contract/categories/attribute-sets.ts'
import * as runsApi from '../../../contract/desk/runs.ts'
import * as bulkApi from '../../../contract/range/operator-bulk.ts'
import * as listApi from '../../../contract/range/operator-list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { startRuns } from '../../work-runs.ts'

let app: TestApp
let nina: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  await createCategory(app.db)
})
afterAll(() => app.close())

type Input = Parameters<typeof app.request<typeof bulkApi.actOnMany>>[1]
const act = (input: Input, by: { token: string } = nina) => app.request(bulkApi.actOnMany, input, by)
const reason = 'Verdacht auf falsche Angaben'

/** A store that reads its mail under this address. */
async function storeWith(email: string): Promise<string> {
  const { id } = await createStore(app.db)
  await app.db`update store set legal = legal || ${app.db.json({ email })} where id = ${id}`
  return id
}
async function seenOf(...skuIds: string[]) {
  const rows = await app.db<{ skuId: string; updatedAt: Date }[]>`
    select sku_id, updated_at from product where sku_id = any(${skuIds}) order by sku_id`
  return rows.map(({ skuId, updatedAt }) => ({ skuId, seen: updatedAt.toISOString() }))
}
async function done(input: Input) {
  const { run } = await act(input)
  await doJobs(app, startRuns)
  return app.request(runsApi.read, { id: run!.id }, nina)
}
const mailsTo = (email: string) => app.db<{ text: string }[]>`select text from mail where recipient = ${email}`

test('several products are blocked one after the other: each has its audit row, each store one mail', async () => {
  const [one, two] = [await storeWith('eins@example.com'), await storeWith('zwei@example.com')]
  const first = await createProduct(app.db, one)
  const second = await createProduct(app.db, one)
  const other = await createProduct(app.db, two)
  const archived = await createProduct(app.db, two, { status: 'ARCHIVED' })
  const products = await seenOf(first.skuId, second.skuId, other.skuId, archived.skuId)
  expect(await act({ action: 'BLOCK', products, dryRun: true })).toMatchObject({
    total: 4,
    possible: 3,
    stores: 2,
    left: [{ code: 'PRODUCT_STATE', count: 1 }],
    run: null,
  })
  expect(await app.db`select from desk_run`).toHaveLength(0)
  const run = await done({ action: 'BLOCK', products, reason })
  expect(run.results.map(({ ok, code }) => code ?? ok)).toEqual([true, true, true, 'PRODUCT_STATE'])
  expect(await mailsTo('eins@example.com')).toHaveLength(1)
  expect((await mailsTo('eins@example.com'))[0]!.text).toContain(second.skuId)
  expect((await mailsTo('eins@example.com'))[0]!.text).toContain('binnen sechs Monaten')
  expect(await mailsTo('zwei@example.com')).toHaveLength(1)
  const audit = await app.db`
    select reason, before, after, actor_id from audit_entry where target_kind = 'product' and target_id = ${first.skuId}`
  expect(audit).toEqual([{ reason, before: { status: 'ACTIVE' }, after: { status: 'BLOCKED' }, actorId: nina.id }])
  // What had failed is taken again; nobody is told twice.
  await app.request(runsApi.retry, { id: run.id }, nina)
  await doJobs(app, startRuns)
  expect(await mailsTo('eins@example.com')).toHaveLength(1)
})

test('of two operators on one product the second is told, and a repeat under one key begins nothing', async () => {
  const { skuId } = await createProduct(app.db, await storeWith('drei@example.com'))
  const products = await seenOf(skuId)
  await app.request(listApi.block, { skuId, reason }, nina)
  expect((await act({ action: 'PAUSE', products, dryRun: true })).left).toMatchObject([{ code: 'PRODUCT_CHANGED' }])
  expect((await done({ action: 'BLOCK', products, reason })).results).toMatchObject([{ code: 'PRODUCT_CHANGED' }])
  const seen = await seenOf(skuId)
  const key = crypto.randomUUID()
  const send = () =>
    app.request(
      bulkApi.actOnMany,
      { action: 'RELEASE', products: seen, reason },
      { ...nina, headers: { 'idempotency-key': key } },
    )
  const runs = [await send(), await send()]
  expect(runs[0]!.run!.id).toBe(runs[1]!.run!.id)
})

test('a view is counted first; without a reason nothing is done, and other roles may not', async () => {
  const storeId = await storeWith('vier@example.com')
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${storeId}`
  const { skuId } = await createProduct(app.db, storeId)
  await createProduct(app.db, storeId, { status: 'PAUSED' })
  const filter = { store: slug }
  const counted = await act({ action: 'PAUSE', filter, dryRun: true })
  expect(counted).toMatchObject({ total: 2, possible: 1 })
  await expect(act({ action: 'PAUSE', filter })).rejects.toMatchObject({ code: 'REASON_MISSING' })
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  await expect(act({ action: 'PAUSE', filter, reason }, support)).rejects.toMatchObject({ code: 'RIGHT_MISSING' })
  const products = counted.products.map(({ skuId: id, seen }) => ({ skuId: id, seen: seen.toISOString() }))
  await done({ action: 'PAUSE', products, reason })
  expect(await app.db`select status from product where sku_id = ${skuId}`).toEqual([{ status: 'PAUSED' }])
})

test('a move asks for the attributes that the category requires, and says which', async () => {
  const storeId = await storeWith('fuenf@example.com')
  await createCategory(app.db, { slug: 'zubehoer', root: 'moebel-licht', taxRateBp: 1900 })
  const { skuId } = await createProduct(app.db, storeId)
  const { skuId: stated } = await createProduct(app.db, storeId)
  const attribute = { key: 'height', kind: 'NUMBER' as const, unit: 'cm', labelDe: 'Höhe', labelEn: 'Height' }
  const { version } = await app.request(attributeSetsApi.read, { id: 'zubehoer' }, nina)
  const attributes = [{ ...attribute, choices: [], isRequired: true, isFilter: false }]
  await app.request(attributeSetsApi.change, { id: 'zubehoer', version, attributes, requiredKeys: [], reason }, nina)
  const value = (label: string) => ({ label, value: '12 cm' })
  await app.db`
    update product_detail set attributes = ${app.db.json([{ key: 'height', de: value('Höhe'), en: value('Height') }])}
    where sku_id = ${stated}`
  const products = await seenOf(skuId, stated)
  const move = { action: 'CATEGORY' as const, category: 'zubehoer', products }
  const { left } = await act({ ...move, dryRun: true })
  expect(left).toMatchObject([{ code: 'MOVE_INCOMPLETE', count: 1 }])
  expect(left[0]!.message).toMatch(/Höhe|Height/)
  expect((await done({ ...move, reason })).results.map(({ code }) => code)).toEqual(['MOVE_INCOMPLETE', null])
  const rows = await app.db`select category_slug from product where sku_id in (${skuId}, ${stated}) order by sku_id`
  expect(rows.map((row) => row['categorySlug'] as string)).toEqual(['kaffee-bohne', 'zubehoer'])
  expect((await app.request(listApi.listHistory, { skuId: stated }, nina)).items[0]).toMatchObject({
    action: 'product.move',
    message: reason,
  })
})

test('products are put into a collection once, and the chosen ones are written as a file', async () => {
  const { skuId } = await createProduct(app.db, await storeWith('sechs@example.com'), { nameDe: '=1+1' })
  await app.db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture)
    values ('winter', 'Winter', 'Winter', '', '', 'winter') on conflict do nothing`
  const collect = { action: 'COLLECTION' as const, collection: 'winter', products: await seenOf(skuId) }
  expect((await done({ ...collect, reason })).results).toMatchObject([{ ok: true }])
  expect(await app.db`select sku_id from collection_product where collection_slug = 'winter'`).toEqual([{ skuId }])
  expect(await act({ ...collect, dryRun: true })).toMatchObject({ possible: 0 })
  await expect(act({ ...collect, collection: 'keine', dryRun: true })).rejects.toMatchObject({ code: 'VALIDATION' })
  const { id } = await app.request(bulkApi.exportRows, { skuIds: [skuId] }, { ...nina, language: 'de' })
  await doJobs(app, startRuns)
  const text = await (await app.request(runsApi.readFile, { id }, nina)).text()
  expect(text).toContain(`${skuId};`)
  expect(text).toContain(`'=1+1`)
})
