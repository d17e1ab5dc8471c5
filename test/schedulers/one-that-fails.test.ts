import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { carryOutDecisions } from '../../api/decide-approvals.ts'
import { startDueChangeSets } from '../../api/change-sets/schedule-change-sets.ts'
import { mailStatements } from '../../api/orders/empties/statement/mail-statements.ts'
import { watchPapers } from '../../api/papers/watch-papers.ts'
import { newId } from '../../api/platform/ids.ts'
import { turnPages } from '../../api/turn-pages.ts'
import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createMember, createProduct, createStore } from '../builders.ts'
import { createWriters } from '../operator/posts.ts'
import { createOrderedGoods } from '../orders/order-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(() => {
  app.time.stoppedAt = null
  app.time.shiftMs = 0
  app.warnings.splice(0)
})

/** While `work` is done, the database refuses each such write of rows where the condition holds. */
async function refusing(write: string, condition: string, work: () => Promise<unknown>) {
  await app.db.unsafe(`
    create or replace function refuse_write() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$;
    create trigger refuse_write before ${write} for each row when (${condition}) execute function refuse_write()`)
  try {
    await work()
  } finally {
    await app.db.unsafe(`drop trigger refuse_write on ${write.split(' on ')[1]}`)
  }
}

test('a decision that cannot be carried out holds up no other, and is once it can', async () => {
  const operator = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const skuIds: string[] = []
  for (let count = 0; count < 2; count++) {
    const { skuId } = await createProduct(app.db, (await createStore(app.db)).id, { status: 'IN_REVIEW' })
    const [row] = await app.db<{ id: string }[]>`select id from approval where target_id = ${skuId}`
    await app.request(approvalsApi.decide, { id: row!.id, decision: 'APPROVE' }, operator)
    app.time.shiftMs += 1000
    skuIds.push(skuId)
  }
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  const states = async () =>
    (await app.db<{ status: string }[]>`select status from product where sku_id = any(${skuIds}) order by sku_id = ${skuIds[1]!}`)
      .map(({ status }) => status) // prettier-ignore
  await refusing('update on product', `new.sku_id = '${skuIds[0]}'`, () => carryOutDecisions(app.deps))
  expect(await states()).toEqual(['IN_REVIEW', 'ACTIVE'])
  expect(app.warnings).toEqual(['A decision could not be carried out'])
  await carryOutDecisions(app.deps)
  expect(await states()).toEqual(['ACTIVE', 'ACTIVE'])
})

test('a post that cannot be shown holds up no other, nor the end of a pause', async () => {
  const { write, act, isShown } = await createWriters(app)
  app.time.stoppedAt = new Date('2026-11-25T10:00:00Z')
  await app.db`update page_turn set turned_until = '2026-11-25T09:00:00Z'`
  const plan = async (startsAt: string) => act(await write(), 'PLAN', { startsAt })
  const [first, second] = [await plan('2026-11-26T07:00'), await plan('2026-11-26T07:01')]
  const { id: storeId } = await createStore(app.db)
  await app.db`
    insert into store_pause (store_id, id, paused_by, reason, text_de, text_en, starts_at)
    values (${storeId}, ${newId()}, 'STORE', '', '', '', '2026-11-26T06:00:30Z')`
  app.time.stoppedAt = new Date('2026-11-26T06:02:00Z')
  await refusing('insert on post', `new.id = '${first.id}'`, () => turnPages(app.deps))
  expect(await isShown(first)).toBe(false)
  expect(await isShown(second)).toBe(true)
  expect(await app.db`select status from store where id = ${storeId}`).toEqual([{ status: 'PAUSED' }])
  await turnPages(app.deps)
  expect(await isShown(first)).toBe(true)
})

test('a store whose papers cannot be followed holds up no other', async () => {
  app.time.stoppedAt = new Date('2026-11-26T12:00:00Z')
  const stores: string[] = []
  for (let count = 0; count < 2; count++)
    stores.push((await createStore(app.db, { lucid: 'DE1234567890123', lucidUntil: '2026-11-20' })).id)
  const [first] = stores.toSorted()
  const states = () => app.db`select status from store where id = any(${stores}) order by id`
  await refusing('insert on store_pause', `new.store_id = '${first}'`, () => watchPapers(app.deps))
  expect(await states()).toEqual([{ status: 'ACTIVE' }, { status: 'PAUSED' }])
  await watchPapers(app.deps)
  expect(await states()).toEqual([{ status: 'PAUSED' }, { status: 'PAUSED' }])
})

test('a statement of empties that cannot be mailed holds up no other', async () => {
  const lives = [await createOrderedGoods(app), await createOrderedGoods(app)]
  for (const { buyer, goods, orderId } of lives)
    await app.db`
      insert into empties_movement (id, buyer_id, store_id, order_id, code, name_de, name_en, cents, rate_bp, pieces, kind, at)
      values (gen_random_uuid(), ${buyer.id}, ${goods.storeId}, ${orderId}, 'MEHRWEG_8', 'Flasche', 'Bottle', 8, 1900, 40,
        'DELIVERED', '2026-10-20T08:00:00Z')`
  app.time.stoppedAt = new Date('2026-11-01T00:10:00+01:00')
  const [first] = lives.map(({ buyer }) => buyer.id).toSorted()
  await refusing('insert on empties_statement', `new.buyer_id = '${first}'`, async () =>
    expect(await mailStatements(app.deps)).toBe(1),
  )
  expect(await mailStatements(app.deps)).toBe(1)
  expect(await mailStatements(app.deps)).toBe(0)
})

test('comparisons that cannot be deleted hold up no dated prices', async () => {
  const { id: storeId } = await createStore(app.db)
  const member = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  const { skuId } = await createProduct(app.db, storeId)
  const compare = (to: number) =>
    app.request(changeSetsApi.create, { cells: [{ skuId, field: 'PRICE', from: 4.2, to }] }, member)
  app.time.stoppedAt = new Date('2026-11-24T12:00:00Z')
  await compare(4.4)
  const { id } = await compare(4.3)
  await app.db`update change_set set state = 'SCHEDULED', valid_from = '2026-12-07' where id = ${id}`
  app.time.stoppedAt = new Date('2026-12-06T23:00:00Z')
  await refusing('delete on change_set', 'true', async () => expect(await startDueChangeSets(app.deps)).toBe(1))
})
