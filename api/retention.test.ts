import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as changeSetsApi from '../contract/change-sets/change-sets.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { createBuyer, createMember, createProduct, createStore } from '../test/builders.ts'
import { doJobs } from '../test/do-jobs.ts'
import { namesIn } from '../test/storage/s3-storage.ts'
import { BATCH } from './platform/retention/batch.ts'
import { startDeletionWorker } from './platform/retention/delete-files.ts'
import { newId } from './platform/ids.ts'
import { deleteOutdated, startRetentionWorker } from './retention.ts'

let app: TestApp
let accountId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  ;({ id: accountId } = await createBuyer(app.db))
})
afterAll(() => app.close())
beforeEach(() => void app.warnings.splice(0))

const addNotices = (count: number) => app.db`
  insert into desk_notice (id, account_id, kind, about, created_at)
  select gen_random_uuid(), ${accountId}, 'EXPORT', '{}', now() - interval '31 days' from generate_series(1, ${count}::int)`
const notices = async () => (await app.db`select from desk_notice`).count
const failedSteps = async () =>
  (await app.db<{ step: string }[]>`select data ->> 'step' as step from pgboss.job where name = 'retention'`).map(
    ({ step }) => step,
  )

/** Rows that each statement on the table has deleted. */
async function watchDeletes(table: string) {
  await app.db`create table if not exists deleted (table_name text, count int)`
  await app.db.unsafe(`
    create or replace function note_deleted() returns trigger language plpgsql as $$
    begin insert into deleted select tg_table_name, count(*) from gone; return null; end $$;
    create trigger note_deleted after delete on ${table} referencing old table as gone
    for each statement execute function note_deleted()`)
  return async () =>
    (await app.db<{ count: number }[]>`select count from deleted where table_name = ${table} and count > 0`).map(
      ({ count }) => count,
    )
}

test('a step that fails keeps no other from being taken, and is a job until it has succeeded', async () => {
  await app.db.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$;
    create trigger refuse before delete on session for each row execute function refuse()`)
  await app.db`
    insert into session (token_hash, account_id, expires_at) values ('\\x01', ${accountId}, now() - interval '31 days')`
  await addNotices(1)
  await deleteOutdated(app.deps)
  expect(await notices()).toBe(0)
  expect(app.warnings).toEqual(['What is outdated could not be deleted'])
  await deleteOutdated(app.deps)
  expect(await failedSteps()).toEqual(['sessions'])
  await expect(doJobs(app, startRetentionWorker)).rejects.toThrow('The disk is full')
  await app.db`drop trigger refuse on session`
  await deleteOutdated(app.deps)
  expect((await app.db`select from session where expires_at < now()`).count).toBe(0)
})

test('a step that failed is not queued again while an operator is to look at it', async () => {
  await app.db`create trigger refuse before delete on api_key for each row execute function refuse()`
  const [membership] = await app.db<{ id: string }[]>`select id from membership where account_id = ${accountId}`
  await app.db`
    insert into api_key (id, membership_id, name, start, token_hash, rights, created_at, expires_at)
    values (${newId()}, ${membership!.id}, 'k', 'k', '\\x02', '{orders}', now(), now() - interval '31 days')`
  await app.db`
    insert into pgboss.job (name, data, source_name, source_id, source_root_id)
    values ('dead', '{"step":"api-keys"}', 'retention', gen_random_uuid(), gen_random_uuid())`
  await deleteOutdated(app.deps)
  expect(await failedSteps()).toEqual([])
  await app.db`delete from pgboss.job where name = 'dead'`
  await deleteOutdated(app.deps)
  expect(await failedSteps()).toEqual(['api-keys'])
  await app.db`drop trigger refuse on api_key`
  await doJobs(app, startRetentionWorker)
  expect((await app.db`select from api_key`).count).toBe(0)
})

test('a backlog goes in batches, and what somebody holds stays until the next time', async () => {
  const deleted = await watchDeletes('desk_notice')
  await addNotices(2 * BATCH + 7)
  const held = await app.db.reserve()
  await held`begin`
  await held`select from desk_notice limit 1 for update`
  await deleteOutdated(app.deps)
  expect(await deleted()).toEqual([BATCH, BATCH, 6])
  await held`rollback`
  held.release()
  await deleteOutdated(app.deps)
  expect(await notices()).toBe(0)
})

test('an import goes after its lines, and its file by a job once that is committed', async () => {
  const { id: storeId } = await createStore(app.db)
  const before = await namesIn(app.deps.files)
  const id = newId()
  const file = `imports/${id.replaceAll('-', '')}.import`
  await app.deps.files.write(file, Buffer.from('sku'))
  await app.db`
    insert into import_run (store_id, id, created_at, file_name, format, state)
    values (${storeId}, ${id}, now() - interval '91 days', 'a.csv', 'CSV', 'APPLIED')`
  await app.db`
    insert into import_line (run_id, place, kind, supplier_sku, name, cells)
    select ${id}, n, 'SAME', 'a', 'b', '{}' from generate_series(1, ${BATCH + 1}::int) n`
  const deleted = await watchDeletes('import_line')
  await deleteOutdated(app.deps)
  expect(await deleted()).toEqual([BATCH, 1])
  expect((await app.db`select from import_run where id = ${id}`).count).toBe(0)
  expect(await namesIn(app.deps.files)).toEqual([...before, file].toSorted())
  await doJobs(app, startDeletionWorker)
  expect(await namesIn(app.deps.files)).toEqual(before)
})

test('comparisons of the sheet that were never applied go after a day, some cells at a time, and cannot be applied then', async () => {
  const { id: storeId } = await createStore(app.db)
  const member = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  const { skuId } = await createProduct(app.db, storeId)
  const compare = () =>
    app.request(changeSetsApi.create, { cells: [{ skuId, field: 'PRICE', from: 4.2, to: 4.3 }] }, member)
  const sets = async () => (await app.db<{ id: string }[]>`select id from change_set order by id`).map(({ id }) => id)
  const [draft, applied] = [await compare(), await compare()]
  await app.db`
    insert into change_set_cell (set_id, sku_id, field, state)
    select ${draft.id}, ${skuId}, 'X' || n, 'OPEN' from generate_series(1, ${BATCH}::int) n`
  await app.request(changeSetsApi.apply, { id: applied.id }, member)
  const deletes = await watchDeletes('change_set_cell')
  await app.db`update change_set set created_at = created_at - interval '1 day'`
  const young = await compare()
  expect(await app.refusal(changeSetsApi.apply, { id: draft.id }, member)).toMatchObject({ status: 404 })
  await deleteOutdated(app.deps)
  expect(await sets()).toEqual([applied.id, young.id])
  expect(await deletes()).toEqual([BATCH, 1])
})
