import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { createBuyer, createStore } from '../builders.ts'
import { effectsIn } from './effects.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The tables that say something else after this work, with how many rows they grew by. */
async function changedBy(work: () => Promise<unknown>) {
  const before = await effectsIn(app.db)
  await work()
  const changed = Object.entries(await effectsIn(app.db)).filter(([name, { hash }]) => hash !== before[name]!.hash)
  return Object.fromEntries(changed.map(([name, { rows }]) => [name, rows - before[name]!.rows]))
}

test('rows that are new, other or gone are seen, also those that go with others', async () => {
  const { id } = await createBuyer(app.db)
  expect(await changedBy(() => createStore(app.db))).toMatchObject({ store: 1 })
  expect(await changedBy(() => app.db`update account set first_name = 'Ada' where id = ${id}`)).toEqual({ account: 0 })
  await app.db`insert into cart (buyer_id, version) values (${id}, 1) on conflict do nothing`
  expect(await changedBy(() => app.db`truncate cart cascade`)).toMatchObject({ cart: -1 })
})

test('a job is seen', async () => {
  expect(
    await changedBy(
      () =>
        app.db`insert into pgboss.job (name, data) select name, '{}' from pgboss.queue where not starts_with(name, '__') limit 1`,
    ),
  ).toEqual({ jobs: 1 })
})

test('what is taken back, and what says the same as before, is no effect', async () => {
  const { id } = await createBuyer(app.db)
  const fail = () =>
    app.db.begin(async (tx) => {
      await tx`update account set first_name = 'Eva' where id = ${id}`
      throw new Error('taken back')
    })
  expect(await changedBy(() => fail().catch(() => {}))).toEqual({})
  expect(await changedBy(() => app.db`update account set first_name = first_name where id = ${id}`)).toEqual({})
})
