import { afterAll, beforeAll, expect, test } from 'vitest'
import * as runsApi from '../../../contract/desk/runs.ts'
import * as orderListApi from '../../../contract/operator/order-list.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { startRuns } from '../../work-runs.ts'

let app: TestApp
let support: { id: string; token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const reason = 'Der Store ist im Umzug'
const keyed = () => ({ ...support, headers: { 'idempotency-key': crypto.randomUUID() } })
const confirm = (subOrderNumbers: string[], by = keyed()) =>
  app.request(orderListApi.confirmMany, { subOrderNumbers, reason }, by)

async function createPaid() {
  const life = await createOrderedGoods(app)
  await life.pay()
  return life
}

async function done(id: string) {
  await doJobs(app, startRuns)
  return (await app.request(runsApi.read, { id }, support)).results.map(({ code }) => code)
}

const deeds = (subOrderNumber: string) => app.db`
  select actor_id, reason, detail, before, after from audit_entry
  where action = 'sub-order.step' and target_id = ${subOrderNumber}`

test('orders of several stores are confirmed in their names, each with its row in the audit; what cannot be says why', async () => {
  const [one, other, confirmed] = [await createPaid(), await createPaid(), await createPaid()]
  await confirmed.supply('CONFIRM')
  const lives = [one, confirmed, other]
  const numbers = lives.map(({ subOrderNumber }) => subOrderNumber)
  const run = await confirm([...numbers, 'T999999999-1', numbers[0]!])
  expect(run).toMatchObject({ state: 'RUNNING', total: 4 })
  expect(await done(run.id)).toEqual([null, 'ORDER_STATE', null, 'NOT_FOUND'])
  const statuses = await Promise.all(lives.map(async (life) => (await life.part()).status))
  expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
  const deed = {
    actorId: support.id,
    reason,
    detail: { step: 'CONFIRM' },
    before: { status: 'PLACED' },
    after: { status: 'CONFIRMED' },
  }
  expect(await deeds(one.subOrderNumber)).toEqual([deed])
  expect(await deeds(other.subOrderNumber)).toEqual([deed])
  expect(await deeds(confirmed.subOrderNumber)).toEqual([])
})

test('sent twice it is one run, and begun anew it confirms nothing again', async () => {
  const life = await createPaid()
  const by = keyed()
  const [first, repeat] = [await confirm([life.subOrderNumber], by), await confirm([life.subOrderNumber], by)]
  expect(repeat.id).toBe(first.id)
  expect(await done(first.id)).toEqual([null])
  expect(await done((await confirm([life.subOrderNumber])).id)).toEqual(['ORDER_STATE'])
  expect(await deeds(life.subOrderNumber)).toHaveLength(1)
})

test('too many, none, no reason or no right are refused', async () => {
  const life = await createPaid()
  const subOrderNumbers = [life.subOrderNumber]
  const many = Array.from({ length: 501 }, (_, place) => `T${place + 1}-1`)
  for (const input of [
    { subOrderNumbers, reason: '' },
    { subOrderNumbers: [], reason },
    { subOrderNumbers: many, reason },
  ])
    expect(await app.refusal(orderListApi.confirmMany, input, keyed())).toMatchObject({ code: 'VALIDATION' })
  const finance = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  const by = { ...finance, headers: { 'idempotency-key': crypto.randomUUID() } }
  expect(await app.refusal(orderListApi.confirmMany, { subOrderNumbers, reason }, by)).toMatchObject({
    code: 'RIGHT_MISSING',
  })
})

test('the list names the parts that wait for their store', async () => {
  const life = await createPaid()
  const q = life.subOrderNumber.replace(/-\d+$/, '')
  const { items } = await app.request(operatorOrdersApi.list, { q }, support)
  expect(items).toMatchObject([{ stores: [{ subOrderNumber: life.subOrderNumber, status: 'PLACED' }] }])
})
