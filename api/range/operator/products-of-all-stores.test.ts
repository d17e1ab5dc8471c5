import { afterAll, beforeAll, expect, test } from 'vitest'
import type postgres from 'postgres'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import * as editorApi from '../../../contract/range/editor.ts'
import * as listApi from '../../../contract/range/operator-list.ts'
import { judgedViews } from '../../../contract/range/operator-list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { cursorPage } from '../../http/cursor.ts'
import { findJudged, orderOf, rowsOfJudged, type JudgedFilter } from './list-queries.ts'

let app: TestApp
let store: { id: string; slug: string }
let ida: { token: string }
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  const { id } = await createStore(app.db)
  const [row] = await app.db<{ slug: string }[]>`
    update store set legal = legal || '{"email": "laden@example.com"}' where id = ${id} returning slug`
  store = { id, slug: row!.slug }
  ida = await createMember(app.db, { storeId: id, roles: ['CATALOGUE'] })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

type Listing = Parameters<typeof app.request<typeof listApi.list>>[1]
const list = async (input: Listing = {}) =>
  (await app.request(listApi.list, { store: store.slug, ...input }, nina)).items
const ids = async (input?: Listing) => (await list(input)).map(({ skuId }) => skuId)
const reason = 'Verdacht auf falsche Angaben'
const noteOf = (skuId: string) => app.db`
  select action, reason, before, after from audit_log where target_kind = 'product' and target_id = ${skuId} order by at, id`

test('a blocked product leaves the shop, its store is told why, and it comes back through review', async () => {
  const { skuId } = await createProduct(app.db, store.id)
  for (const _ of [1, 2]) await app.request(listApi.block, { skuId, reason }, nina)
  const [entry] = await list({ view: 'BLOCKED' })
  expect(entry).toMatchObject({ skuId, status: 'BLOCKED', blocked: { reason } })
  expect(entry!.blocked!.since).toBeInstanceOf(Date)
  expect(await app.request(editorApi.read, { skuId }, ida)).toMatchObject({
    status: 'BLOCKED',
    answer: { kind: 'REJECT', message: reason },
  })
  // Said twice, it is done, mailed and noted once.
  const mails = await app.db<{ text: string }[]>`select text from mail where recipient = 'laden@example.com'`
  expect(mails.map(({ text }) => text.includes(reason))).toEqual([true])

  await app.request(listApi.release, { skuId, reason: 'Beleg liegt vor' }, nina)
  expect(await ids({ view: 'BLOCKED' })).toEqual([])
  const { items } = await app.request(approvalsApi.list, { kind: ['PRODUCT'] }, nina)
  expect(items).toHaveLength(1)
  expect(await app.request(editorApi.read, { skuId }, ida)).toMatchObject({ status: 'IN_REVIEW', answer: null })
  expect(await noteOf(skuId)).toEqual([
    { action: 'product.block', reason, before: { status: 'ACTIVE' }, after: { status: 'BLOCKED' } },
    {
      action: 'product.release',
      reason: 'Beleg liegt vor',
      before: { status: 'BLOCKED' },
      after: { status: 'IN_REVIEW' },
    },
  ])
  const history = await app.request(listApi.listHistory, { skuId }, nina)
  expect(history.items.map(({ action, message }) => [action, message])).toEqual([
    ['product.release', ''],
    ['product.block', reason],
  ])
})

test('a change that waits when its product is blocked is a draft of the store again', async () => {
  const { skuId } = await createProduct(app.db, store.id)
  const { version } = await app.request(editorApi.read, { skuId }, ida)
  const saved = await app.request(editorApi.saveDraft, { skuId, version, changes: { nameDe: 'Heilkaffee' } }, ida)
  await app.request(editorApi.publish, { skuId, version: saved.version }, ida)
  await app.request(listApi.block, { skuId, reason }, nina)
  expect(await app.request(editorApi.read, { skuId }, ida)).toMatchObject({
    waiting: null,
    changed: ['nameDe'],
    content: { nameDe: 'Heilkaffee' },
  })
})

test('archived ones, drafts and what is on sale cannot be blocked or released', async () => {
  const archived = await createProduct(app.db, store.id, { status: 'ARCHIVED' })
  await expect(app.request(listApi.block, { skuId: archived.skuId, reason }, nina)).rejects.toMatchObject({
    code: 'PRODUCT_STATE',
  })
  const sold = await createProduct(app.db, store.id)
  await expect(app.request(listApi.release, { skuId: sold.skuId, reason }, nina)).rejects.toMatchObject({
    code: 'PRODUCT_STATE',
  })
  const draft = await createProduct(app.db, store.id, { status: 'DRAFT' })
  await expect(app.request(listApi.block, { skuId: draft.skuId, reason }, nina)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await ids()).not.toContain(draft.skuId)
  expect(await ids({ view: 'ARCHIVED' })).toContain(archived.skuId)
})

test('the list is narrowed by store, category, words, GTIN that several have, and pictures', async () => {
  const other = await createStore(app.db)
  const [one, two] = [await createProduct(app.db, store.id), await createProduct(app.db, other.id)]
  await app.db`update product set gtin = '4006381333931' where sku_id in (${one.skuId}, ${two.skuId})`
  const same = await app.request(listApi.list, { mark: 'SAME_GTIN' }, nina)
  expect(same.items.map(({ skuId }) => skuId)).toEqual([one.skuId, two.skuId].toSorted())
  expect(same.items.every(({ marks }) => marks.includes('SAME_GTIN'))).toBe(true)
  expect(await ids({ q: '4006381333931' })).toEqual([one.skuId])
  expect(await ids({ q: '???' })).toEqual([])
  await app.db`
    update product set picture = picture || '{"photos": [{"id": "x", "focus": [0.5, 0.5]}]}' where sku_id = ${two.skuId}`
  const bare = await app.request(listApi.list, { mark: 'NO_PICTURE', pageSize: 96 }, nina)
  expect(bare.items.map(({ skuId }) => skuId)).toContain(one.skuId)
  expect(bare.items.map(({ skuId }) => skuId)).not.toContain(two.skuId)
  const { categories, stores } = await app.request(listApi.listChoices, {}, nina)
  expect(stores.map(({ slug }) => slug)).toContain(store.slug)
  expect(categories.length).toBeGreaterThan(0)
})

test('pages lead on and back, those with the same GTIN as well', async () => {
  const { id } = await createStore(app.db)
  for (let n = 0; n < 26; n++) await createProduct(app.db, id)
  await app.db`update product set gtin = '4012345678901', updated_at = date_trunc('milliseconds', updated_at) where store_id = ${id}`
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${id}`
  for (const mark of [undefined, 'SAME_GTIN'] as const) {
    const page = (input: Listing) => app.request(listApi.list, { store: slug, ...(mark && { mark }), ...input }, nina)
    const first = await page({})
    const second = await page({ after: first.next! })
    expect(new Set([...first.items, ...second.items].map(({ skuId }) => skuId)).size).toBe(26)
    expect((await page({ before: second.previous! })).items).toEqual(first.items)
  }
})

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }

/** The nodes of a plan where indexes and their order are taken whenever they can be. */
async function nodesOf(make: (sql: postgres.Sql) => postgres.PendingQuery<postgres.Row[]>): Promise<Plan[]> {
  const rows = await app.db.begin(async (tx) => {
    for (const way of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await tx.unsafe(`set local enable_${way} = off`)
    const explaining = tx as unknown as postgres.Sql
    return explaining`explain (format json) ${make(explaining)}`
  })
  const [{ Plan: root }] = rows[0]!['QUERY PLAN'] as [{ Plan: Plan }]
  const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]
  return all(root)
}

const filters: JudgedFilter[] = [
  ...judgedViews.map((view) => ({ view })),
  { view: 'ALL', category: 'kaffee-bohne' },
  { view: 'BLOCKED', category: 'kaffee-bohne' },
  { view: 'ALL', mark: 'SAME_GTIN' },
  { view: 'ALL', mark: 'NO_PICTURE' },
]
test.each(filters)('a page of $view $category $mark is a walk along an index, the count as well', async (filter) => {
  const page = (sql: postgres.Sql) => cursorPage(sql, orderOf(sql, filter), { pageSize: 24 })
  const nodes = await nodesOf((sql) => findJudged(sql, filter, page(sql)) as never)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  const counted = await nodesOf((sql) => rowsOfJudged(sql, filter) as never)
  expect(counted.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})
