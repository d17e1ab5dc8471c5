import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import * as bankApi from '../../../contract/payouts/bank-account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createMember } from '../../../test/builders.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { carryOutDecisions } from '../../decide-approvals.ts'
import { newId } from '../../platform/ids.ts'
import { discardRun } from '../approve-run.ts'
import { setBankAccount } from '../bank-accounts.ts'
import { proposeRun } from '../propose-run.ts'

let app: TestApp
let fiona: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  fiona = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
})
afterAll(() => app.close())

const former = 'DE40987654329876543210'
const iban = 'DE02 1203 0000 0000 2020 51'

/** A store that is owed for a delivery, and paid to the former account. */
async function paidStore() {
  const life = await createOrderedGoods(app, { product: { priceCents: 1000, finalPriceCents: 1000 } })
  const { storeId } = life.goods
  await setBankAccount(app.deps, { storeId, iban: former, holder: 'Tidemar GmbH' })
  await life.pay('PAID')
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL', trackingNumber: 'JJD 0001' })
  await life.act('CONFIRM_DELIVERY')
  await app.db`update sub_order set status_at = now() - interval '30 days' where order_id = ${life.orderId}`
  const ida = await createMember(app.db, { storeId, roles: ['OWNER'] })
  return { storeId, ida }
}

const change = (who: { token: string }, given: object = {}) =>
  app.request(bankApi.change, { iban, holder: 'Tidemar Handel GmbH', version: 0, ...given }, who)
const read = (who: { token: string }) => app.request(bankApi.read, {}, who)

async function decide(storeId: string, decision: 'APPROVE' | 'REJECT', message = '') {
  const [row] = await app.db<{ id: string }[]>`
    select id from approval where kind = 'BANK_ACCOUNT' and store_id = ${storeId} and state = 'OPEN'`
  await app.request(approvalsApi.decide, { id: row!.id, decision, message }, fiona)
  app.time.shiftMs += 11_000
  await carryOutDecisions(app.deps)
}

const deed = { by: newId(), reason: null }

/** Where the next run would send the money of the store. */
async function payoutIban(storeId: string) {
  await proposeRun(app.deps, deed)
  const [payout] = await app.db<
    { iban: string }[]
  >`select iban from payout where store_id = ${storeId} and state = 'PROPOSED'`
  await discardRun(app.deps, deed)
  return payout?.iban
}

test('payouts use the old account until the new one is approved and two days old', async () => {
  const { storeId, ida } = await paidStore()
  expect(await change(ida)).toMatchObject({
    current: { ibanEnd: '3210' },
    change: { ibanEnd: '2051', state: 'WAITING', holder: 'Tidemar Handel GmbH' },
    version: 1,
  })
  // Sessions would be over if the clock went on instead.
  await app.db`update bank_account_change set created_at = created_at - interval '50 hours' where store_id = ${storeId}`
  expect(await payoutIban(storeId)).toBe(former)
  await decide(storeId, 'APPROVE')
  expect(await payoutIban(storeId)).toBe('DE02120300000000202051')
  expect(await read(ida)).toMatchObject({ current: { ibanEnd: '2051' }, change: null })
  await change(ida, { iban: former, version: 1 })
  await decide(storeId, 'APPROVE')
  expect(await read(ida)).toMatchObject({
    current: { ibanEnd: '2051' },
    change: { ibanEnd: '3210', state: 'APPROVED' },
  })
  expect(await payoutIban(storeId)).toBe('DE02120300000000202051')
  await app.db`update store_bank_account set usable_from = usable_from - interval '49 hours' where store_id = ${storeId}`
  expect(await payoutIban(storeId)).toBe(former)
})

test('the owners are told, the deed is noted, and nobody reads more than the last four signs', async () => {
  const { storeId, ida } = await paidStore()
  const felix = await createMember(app.db, { storeId, roles: ['FINANCE'] })
  const other = await createMember(app.db, { storeId, roles: ['OWNER'] })
  await change(ida)
  const mails = await app.db<
    { recipient: string; text: string }[]
  >`select recipient, text from mail where id like 'bank-%'`
  for (const { email } of [ida, other]) expect(mails.map(({ recipient }) => recipient)).toContain(email)
  expect(JSON.stringify(mails)).not.toContain('0300000000')
  const noted =
    await app.db`select before, after from store_activity where action = 'store.bank' and store_id = ${storeId}`
  expect(noted).toMatchObject([{ before: { iban: '… 3210' }, after: { iban: '… 2051' } }])
  expect(await read(felix)).toMatchObject({ change: { ibanEnd: '2051' } })
  expect(await app.refusal(bankApi.change, { iban, holder: 'X', version: 1 }, felix)).toMatchObject({
    code: 'RIGHT_MISSING',
  })
  const sven = await createMember(app.db, { storeId, roles: ['SALES'] })
  expect(await app.refusal(bankApi.read, {}, sven)).toMatchObject({ code: 'RIGHT_MISSING' })
})

test('support sees no account of a store, and no approval of one', async () => {
  const { storeId, ida } = await paidStore()
  await change(ida)
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${storeId}`
  const sven = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  expect(await app.request(operatorStoresApi.read, { slug }, sven)).toMatchObject({ account: null })
  expect(await app.request(operatorStoresApi.read, { slug }, fiona)).toMatchObject({ account: { ibanEnd: '3210' } })
  expect((await app.request(approvalsApi.list, { kind: ['BANK_ACCOUNT'] }, sven)).items).toEqual([])
  const { items } = await app.request(approvalsApi.list, { kind: ['BANK_ACCOUNT'] }, fiona)
  const details = await Promise.all(items.map(({ id }) => app.request(approvalsApi.read, { id }, fiona)))
  expect(JSON.stringify(details)).toContain('2051')
  expect(JSON.stringify(details)).not.toContain('0300000000')
})

test('of two changes at once one counts; a refused one says why; a new one takes the place of one that waits', async () => {
  const { storeId, ida } = await paidStore()
  const twice = await atOnce(2, () => change(ida))
  expect(twice).toMatchObject({ done: [{ version: 1 }], refused: [{ code: 'DRAFT_CHANGED' }] })
  await change(ida, { version: 1, holder: 'Tidemar KG' })
  expect(
    await app.db`select state from bank_account_change where store_id = ${storeId} order by created_at`,
  ).toMatchObject([{ state: 'REPLACED' }, { state: 'WAITING' }])
  await decide(storeId, 'REJECT', 'Der Inhaber ist jemand anderes.')
  expect(await read(ida)).toMatchObject({ change: { state: 'REFUSED', words: 'Der Inhaber ist jemand anderes.' } })
  expect(await payoutIban(storeId)).toBe(former)
})

test('an IBAN with wrong check digits is refused at its field', async () => {
  const { ida } = await paidStore()
  expect(
    await app.refusal(bankApi.change, { iban: 'DE02120300000000202052', holder: 'X', version: 0 }, ida),
  ).toMatchObject({
    status: 400,
    fieldErrors: { iban: expect.any(String) },
  })
  expect(
    await app.refusal(bankApi.change, { iban, holder: 'X', version: 0 }, { ...ida, isSteppedUp: false }),
  ).toMatchObject({
    code: 'STEP_UP_REQUIRED',
  })
})
