import { berlinDay } from '../../../contract/platform/values.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as tasksApi from '../../../contract/today/tasks.ts'
import { taskKinds, type TaskKind } from '../../../contract/today/tasks.ts'
import { storeRoles } from '../../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { planOf } from '../../../test/operator/plan-of.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { newId } from '../../platform/ids.ts'

type Life = Awaited<ReturnType<typeof createOrderedGoods>>
let app: TestApp
let life: Life
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
beforeEach(async () => {
  life = await createOrderedGoods(app)
})
afterAll(() => app.close())

const read = (member: { token: string } = life.store) => app.request(tasksApi.read, {}, member)
const taskOf = async (kind: TaskKind) => (await read()).tasks.find((task) => task.kind === kind)
const inDays = (days: number) => berlinDay(hoursAgo(-24 * days))
const hoursAgo = (hours: number) => new Date(app.deps.clock.now().getTime() - hours * 3_600_000)

/** Puts something of each kind before the store, the oldest of it from `at`. */
const waits: Partial<Record<TaskKind, (at: Date) => PromiseLike<unknown>>> = {
  NEW_ORDERS: async (at) => {
    await life.pay()
    await due(at)
  },
  TO_SHIP: async (at) => {
    await life.pay()
    await life.supply('CONFIRM')
    await due(at)
  },
  RETURNS: async (at) => {
    await life.pay()
    await app.db`
      update sub_order set status = 'DELIVERED', return_request = '{}', due_at = ${at} where store_id = ${life.goods.storeId}`
  },
  CLAIMS: (at) => claim(at),
  MESSAGES: (at) => app.db`
    insert into thread (buyer_id, order_id, store_id, id, last_by, last_at, waiting_since)
    select buyer_id, order_id, store_id, ${newId()}, 'BUYER', ${at}, ${at} from sub_order where store_id = ${life.goods.storeId}`,
  ACCESS_REQUESTS: (at) => app.db`
    insert into exclusive_request (buyer_id, id, sku_id, store_id, message, created_at)
    values (${life.buyer.id}, ${newId()}, ${life.goods.skuId}, ${life.goods.storeId}, 'Bitte', ${at})`,
  PROOFS: (at) => design('SUBMITTED', at),
  CHANGED_PROOFS: (at) => design('CHANGES_REQUESTED', at),
  REVIEWS: (at) => app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type, created_at)
    values (${newId()}, ${life.goods.skuId}, ${life.goods.storeId}, ${life.buyer.id}, 4, 'Gut', 'CAFE', ${at})`,
  REFUSED_LINES: (at) => importOf(at),
}
const due = (at: Date) => app.db`update sub_order set due_at = ${at} where store_id = ${life.goods.storeId}`
const claim = (at: Date) => app.db`
  insert into claim (buyer_id, id, order_id, store_id, number, status, due_at, opened_by, created_at)
  select buyer_id, ${newId()}, order_id, store_id, ${newId()}, 'OPEN', ${at}, ${life.buyer.id}, ${at}
  from sub_order where store_id = ${life.goods.storeId}`
const design = (status: string, at: Date) => app.db`
  insert into design (buyer_id, id, sku_id, store_id, title, quantity, technique, placement, text_placement, font, status,
    secret, sheet_token, submitted_at, created_at, updated_at)
  values (${life.buyer.id}, ${newId()}, ${life.goods.skuId}, ${life.goods.storeId}, 'Logo', 12, 'PRINT_1C', '{}', '{}', 'SANS',
    ${status}, ${newId()}, ${newId()}, ${at}, ${at}, ${at})`
async function importOf(at: Date, kinds = ['REFUSED']) {
  const id = newId()
  await app.db`
    insert into import_run (store_id, id, created_at, file_name, format, state)
    values (${life.goods.storeId}, ${id}, ${at}, 'preise.csv', 'CSV', 'COMPARED')`
  for (const [place, kind] of kinds.entries())
    await app.db`
      insert into import_line (run_id, place, kind, supplier_sku, name, cells) values (${id}, ${place}, ${kind}, 'A', 'A', '{}')`
}

const withDeadline: TaskKind[] = ['NEW_ORDERS', 'TO_SHIP', 'RETURNS', 'CLAIMS']

const detail = (kind: TaskKind) => ({
  load: kind === 'TO_SHIP' ? { boxCount: 2, weightText: null } : null,
  least: null,
})

test.each(Object.keys(waits) as TaskKind[])('%s waits from when there is one', async (kind) => {
  expect(await taskOf(kind)).toBeUndefined()
  const at = hoursAgo(5)
  await waits[kind]!(at)
  const times = withDeadline.includes(kind) ? { dueAt: at, since: null } : { dueAt: null, since: at }
  expect(await taskOf(kind)).toEqual({ kind, count: { value: 1, isExact: true }, ...times, ...detail(kind) })
})

test('what the store has shipped a part of waits for the rest, and what it replaces for its parcel', async () => {
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: life.goods.skuId, quantity: 6 }] })
  expect(await taskOf('PARTLY_SHIPPED')).toMatchObject({ count: { value: 1 } })
  await claim(hoursAgo(-5))
  await app.db`
    insert into claim_line (buyer_id, claim_id, position, sku_id, problem, remedy, quantity, replaced_quantity)
    select buyer_id, id, 0, ${life.goods.skuId}, 'DAMAGED', 'REPLACEMENT', 2, 2 from claim where store_id = ${life.goods.storeId}`
  expect(await taskOf('REPLACEMENTS')).toMatchObject({ count: { value: 1 } })
})

test('what is to be shipped says how much there is to carry: what has left or was cancelled no more', async () => {
  await life.pay()
  await life.supply('CONFIRM')
  await app.db`update product_detail set facts = facts || '{"boxWeight": 1500}' where sku_id = ${life.goods.skuId}`
  expect(await taskOf('TO_SHIP')).toMatchObject({ load: { boxCount: 2, weightText: '3 kg' } })
  await life.supply('SHIP', { carrier: 'DHL', lines: [{ productSkuId: life.goods.skuId, quantity: 6 }] })
  expect(await taskOf('PARTLY_SHIPPED')).toMatchObject({ load: { boxCount: 1, weightText: '1.5 kg' } })
})

test('products that are sold out or run low wait, and those that were refused', async () => {
  const { skuId } = life.goods
  expect(await taskOf('LOW_STOCK')).toBeUndefined()
  await app.db`update stock set on_hand = promised where sku_id = ${skuId}`
  expect(await taskOf('LOW_STOCK')).toMatchObject({
    count: { value: 1 },
    dueAt: null,
    since: null,
    least: { quantity: 0 },
  })
  await app.db`update product set refused_at = now() where sku_id = ${skuId}`
  expect(await taskOf('REFUSED_PRODUCTS')).toMatchObject({ count: { value: 1 } })
})

test('lines of an import wait until another file comes', async () => {
  await importOf(hoursAgo(5), ['REFUSED', 'REFUSED', 'CHANGED'])
  expect(await taskOf('REFUSED_LINES')).toMatchObject({ count: { value: 2 } })
  await importOf(hoursAgo(4), ['CHANGED'])
  expect(await taskOf('REFUSED_LINES')).toBeUndefined()
})

test('papers wait that are missing, and those that end within 30 days', async () => {
  const { storeId } = life.goods
  const missing = await taskOf('PAPERS')
  expect(missing!.count.value).toBeGreaterThan(1)
  await app.db`update store set papers_due_on = ${inDays(60)} where id = ${storeId}`
  const paper = (days: number) => app.db`
    insert into store_paper (store_id, kind, value, ends_on, state, proof_id, sent_at, version)
    values (${storeId}, 'IDENTITY', 'A', ${inDays(days)}::date, 'ACCEPTED', ${newId()}, now(), 1)
    on conflict (store_id, kind) do update set ends_on = excluded.ends_on`
  await paper(40)
  expect((await taskOf('PAPERS'))!.count.value).toBe(missing!.count.value - 1)
  await paper(20)
  const ending = await taskOf('PAPERS')
  expect(ending!.count.value).toBe(missing!.count.value)
  const days = (ending!.dueAt!.getTime() - app.deps.clock.now().getTime()) / 86_400_000
  expect(Math.round(days)).toBeGreaterThanOrEqual(20)
  expect(Math.round(days)).toBeLessThanOrEqual(21)
})

test('what has an end comes first, then who waits longest; what is late is counted', async () => {
  await waits.NEW_ORDERS!(hoursAgo(2))
  await claim(hoursAgo(3))
  await waits.REVIEWS!(hoursAgo(50))
  await waits.ACCESS_REQUESTS!(hoursAgo(70))
  await app.db`update store set papers_due_on = ${inDays(60)} where id = ${life.goods.storeId}`
  const { tasks, overdue } = await read()
  expect(tasks.map(({ kind }) => kind)).toEqual(['CLAIMS', 'NEW_ORDERS', 'PAPERS', 'ACCESS_REQUESTS', 'REVIEWS'])
  expect(overdue).toEqual({ value: 2, isExact: true })
})

const orders: TaskKind[] = ['NEW_ORDERS', 'CLAIMS']
const sales: TaskKind[] = ['MESSAGES', 'ACCESS_REQUESTS', 'PROOFS', 'REVIEWS']
test.each([
  ['OWNER', [...orders, ...sales, 'REFUSED_PRODUCTS', 'REFUSED_LINES', 'PAPERS']],
  ['SALES', [...orders, ...sales]],
  ['WAREHOUSE', orders],
  ['CATALOGUE', ['REFUSED_PRODUCTS', 'REFUSED_LINES']],
  ['FINANCE', orders],
] as const)('%s is told of what they may do something about', async (role, expected) => {
  for (const kind of ['NEW_ORDERS', ...sales, 'REFUSED_LINES'] as const) await waits[kind]!(hoursAgo(1))
  await claim(hoursAgo(1))
  await app.db`update product set refused_at = now() where sku_id = ${life.goods.skuId}`
  expect(storeRoles).toContain(role)
  const { tasks, cutOff } = await read(await createMember(app.db, { storeId: life.goods.storeId, roles: [role] }))
  const kinds = new Set(tasks.map(({ kind }) => kind))
  expect(taskKinds.filter((kind) => kinds.has(kind))).toEqual(
    taskKinds.filter((kind) => expected.includes(kind as never)),
  )
  if (role === 'CATALOGUE') expect(cutOff).toBeNull()
})

test("another store's work is not told of", async () => {
  await waits.REVIEWS!(hoursAgo(1))
  const other = await createOrderedGoods(app)
  expect((await read(other.store)).tasks.map(({ kind }) => kind)).toEqual(['PAPERS'])
})

test('the cut-off is that of the calendar of the store', async () => {
  const { storeId } = life.goods
  const closures = [{ from: '2020-01-01', to: '2099-12-31', reason: '' }]
  const calendar = {
    land: null,
    cutOff: '11:30',
    workingDays: [1, 2, 3, 4, 5, 6, 7],
    mode: 'PARCEL',
    closures,
    routes: [],
  }
  await app.db`insert into store_calendar (store_id, calendar, version) values (${storeId}, ${app.db.json(calendar)}, 1)`
  expect((await read()).cutOff).toBeNull()
  app.time.stoppedAt = new Date('2026-11-27T08:00:00+01:00')
  await app.db`update store_calendar set calendar = calendar || '{"closures": []}' where store_id = ${storeId}`
  expect((await read()).cutOff).toEqual({ minute: '2026-11-27T11:30', nextDay: '2026-11-28' })
  app.time.stoppedAt = null
})

test.each([
  ['exclusive_request', "status = 'PENDING'", 'exclusive_request_waiting'],
  ['design', "status = 'SUBMITTED'", 'design_waiting'],
  ['review', 'store_reply is null', 'review_unanswered'],
])('what waits of %s is found by an index of it alone', async (table, condition, index) => {
  const plan = await planOf(app.db, `select from ${table} where store_id = '${newId()}' and ${condition}`)
  expect(plan).toContain(index)
})
