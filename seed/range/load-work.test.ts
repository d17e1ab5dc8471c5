import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { loadChangeSets } from './load-change-sets.ts'
import { loadDrafts } from './load-drafts.ts'
import { loadImports } from './load-imports.ts'

const baseDate = new Date('2026-11-02T06:00:00Z')
const names = ['pappelei', 'supplier']

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  for (const name of names) {
    const { id: storeId } = await createStore(app.db)
    const { id } = await createMember(app.db, { storeId, roles: ['OWNER'] })
    await app.db`update account set email = ${`${name}@demo.tresen.example`} where id = ${id}`
    for (let at = 0; at < 30; at++) await createProduct(app.db, storeId, { supplierSku: `A-${at}` })
  }
})
afterAll(() => app.close())

async function load() {
  await loadImports(app.deps, baseDate)
  await loadChangeSets(app.deps, baseDate)
  await loadDrafts(app.deps, baseDate)
}

const counts = async () =>
  (
    await app.db`
      select (select count(*)::int from import_run where state = 'UNUSABLE') as unusable,
        (select count(*)::int from import_run where state = 'APPLIED') as applied,
        (select count(*)::int from import_run where state = 'COMPARED') as compared,
        (select count(distinct run_id)::int from import_line where kind = 'REFUSED') as with_refusals,
        (select count(*)::int from change_set where source = 'SHEET' and state = 'APPLIED') as sets,
        (select count(*)::int from change_set where source = 'SHEET' and state = 'SCHEDULED'
          and valid_from > '2026-11-02') as dated,
        (select count(*)::int from product where status = 'DRAFT') as drafts,
        (select count(*)::int from product where status = 'ACTIVE' and has_draft and refused_at is null) as changed,
        (select count(*)::int from product where status = 'PAUSED') as paused,
        (select count(*)::int from product where refused_at is not null) as refused,
        (select count(*)::int from product where status = 'ACTIVE' and submitted_at is not null) as waiting,
        (select count(*)::int from mail) as mails`
  )[0]

test('each store of the demo has files, changes of prices and drafts in every state, once, and nobody is told', async () => {
  await load()
  const stores = names.length
  const loaded = await counts()
  expect(loaded).toEqual({
    unusable: stores,
    applied: stores,
    compared: stores,
    withRefusals: 2 * stores,
    sets: stores,
    dated: stores,
    drafts: stores,
    changed: 2 * stores,
    paused: stores,
    refused: stores,
    waiting: stores,
    mails: 0,
  })
  await load()
  expect(await counts()).toEqual(loaded)
})
