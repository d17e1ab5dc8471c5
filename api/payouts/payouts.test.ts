import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { createBuyer, createMember, createStore } from '../../test/builders.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { writeCommissionRate } from '../ledger/commission-rates.ts'
import { recordCapture } from '../orders/fulfilment/money/record-capture.ts'
import { inTransaction } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { approveRun, discardRun } from './approve-run.ts'
import { setBankAccount } from './bank-accounts.ts'
import { holdPayouts, releasePayouts } from './hold.ts'
import { proposeRun } from './propose-run.ts'
import { recordPaid, recordReturned } from './record-outcome.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
const iban = 'DE40987654329876543210'
const operator = newId()

/** An order of 12 pieces at 10.00 €, delivered and past its claims, of a store whose commission is 12 %. */
async function completed(paymentStatus: 'PAID' | 'AUTHORIZED' = 'PAID') {
  const product = { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 }
  const life = await createOrderedGoods(app, { product })
  const { storeId } = life.goods
  await writeCommissionRate(app.db, { storeId, category: null, rateBp: 1200, validFrom: '2020-01-01' })
  await setBankAccount(app.deps, { storeId, iban, holder: 'Müller & Söhne GmbH' })
  await life.pay(paymentStatus)
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
  await life.act('CONFIRM_DELIVERY')
  const age = (days: number) =>
    app.db`update sub_order set status_at = now() - make_interval(days => ${days}) where order_id = ${life.orderId}`
  return { ...life, storeId, age }
}

const owed = async (storeId: string) => {
  const [row] = await app.db<[{ cents: number }]>`
    select coalesce(-sum(amount_cents), 0)::bigint as cents from ledger_entry where account = 'STORE' and party_id = ${storeId}`
  return row.cents
}

async function payOut() {
  await proposeRun(app.deps, { by: operator, reason: null })
  return approveRun(app.deps, { by: newId(), reason: null })
}

test('operators read at a store what it is owed, until the bank is told to pay it and again when it comes back', async () => {
  const { storeId, age } = await completed()
  await age(8)
  const due = await owed(storeId)
  const finance = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  const [{ slug }] = await app.db<[{ slug: string }]>`select slug from store where id = ${storeId}`
  const read = async () => (await app.request(operatorStoresApi.read, { slug }, finance)).owedText
  expect(await read()).toBe(moneyText(due, 'en'))
  await proposeRun(app.deps, { by: operator, reason: null })
  expect(await read()).toBe(moneyText(due, 'en'))
  const run = await approveRun(app.deps, { by: newId(), reason: null })
  expect(await read()).toBe(moneyText(0, 'en'))
  const number = `A${(run as { number: number }).number}-1`
  await recordPaid(app.deps, { by: operator, reason: null }, [number])
  expect(await read()).toBe(moneyText(0, 'en'))
  await recordReturned(app.deps, { by: operator, reason: 'Konto erloschen' }, number)
  expect(await read()).toBe(moneyText(due, 'en'))
})

test('a store is paid what was delivered less commission, once its claims are over, to the cent', async () => {
  const { store, storeId, age } = await completed()
  await age(6)
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
  await age(8)
  const due = await owed(storeId)
  const run = await payOut()
  expect(run).toMatchObject({ payouts: 1, amountCents: due })
  const file = (run as { transferFile: string }).transferFile
  expect(file).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  expect(file).toContain(`<InstdAmt Ccy="EUR">${(due / 100).toFixed(2)}</InstdAmt>`)
  expect(file).toContain('<Nm>Muller + Sohne GmbH</Nm>')
  expect(await owed(storeId)).toBe(0)
  const { items } = await app.request(payoutsApi.list, {}, store)
  expect(items).toMatchObject([{ state: 'ORDERED', amount: due / 100, ibanEnd: '3210' }])
  const { number } = items[0]!
  const { lines } = await app.request(payoutsApi.read, { number }, store)
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['COMMISSION', 'SALE'])
  expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(due)
  const pdf = await app.request(payoutsApi.readStatement, { number }, { ...store, language: 'de' })
  const text = pdfPages(Buffer.from(await pdf.arrayBuffer())).join('\n')
  for (const part of [
    `Abrechnung der Auszahlung ${number}`,
    'Provision mit USt.',
    moneyText(due, 'de').split(/\s/)[0]!,
  ])
    expect(text).toContain(part)
  const csv = await app.request(payoutsApi.readStatementCsv, { number }, { ...store, language: 'de' })
  const rows = (await csv.text()).trimEnd().split('\r\n').slice(1)
  expect(rows.reduce((sum, line) => sum + Math.round(Number(line.split(';').at(-1)!.replace(',', '.')) * 100), 0)).toBe(
    due,
  )
  const other = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  for (const statement of [payoutsApi.readStatement, payoutsApi.readStatementCsv])
    expect(await app.refusal(statement, { number }, other)).toMatchObject({ status: 404 })
  expect(await recordPaid(app.deps, { by: operator, reason: null }, [number])).toBe(true)
  expect(await recordPaid(app.deps, { by: operator, reason: null }, [number])).toBe(false)
  expect((await app.request(payoutsApi.list, {}, store)).items).toMatchObject([{ state: 'PAID' }])
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
  expect(await brokenBooks(app.db)).toEqual([])
})

test('what comes back after a payout lowers the next one', async () => {
  const first = await completed()
  await first.age(8)
  await payOut()
  await first.supply('ACCEPT_RETURN', { lines: [{ productSkuId: first.goods.skuId, quantity: 6 }] })
  expect(await owed(first.storeId)).toBeLessThan(0)
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
})

test('a store that is held, without account or with a fresh one, and a return that is asked for wait', async () => {
  const { storeId, age, act, goods, supply } = await completed()
  await age(8)
  await holdPayouts(app.db, { storeId, reason: 'Papiere fehlen', by: newId(), now: new Date() })
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
  expect(await releasePayouts(app.db, storeId)).toBe(true)
  await act('REQUEST_RETURN', { lines: [{ productSkuId: goods.skuId, quantity: 6 }] })
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
  await supply('DECLINE_RETURN', { reason: 'Frist' })
  await app.db`delete from store_bank_account where store_id = ${storeId}`
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
  await app.db`
    insert into store_bank_account (store_id, id, iban, holder, usable_from, created_at)
    values (${storeId}, ${newId()}, ${iban}, 'Neu', now() + interval '1 day', now())`
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
})

test('what was only authorised is paid out once the provider says that it has taken it', async () => {
  const { age, orderId, buyer, storeId } = await completed('AUTHORIZED')
  await age(8)
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toBe('NOTHING')
  const [part] = await app.db<[{ captureId: string }]>`select capture_id from sub_order where order_id = ${orderId}`
  const capture = { deps: app.deps, buyerId: buyer.id, orderId, captureId: part.captureId, isByTransfer: false }
  await inTransaction(app.db, (tx) => recordCapture(tx, { ...capture, at: app.deps.clock.now() }))
  expect(await payOut()).toMatchObject({ payouts: 1 })
  expect(await owed(storeId)).toBe(0)
})

test('of runs proposed at once one waits, given up it frees its entries, and one approval orders it', async () => {
  const { storeId, age } = await completed()
  await age(8)
  const { done } = await atOnce(8, () => proposeRun(app.deps, { by: operator, reason: null }))
  expect(done.filter((run) => run === 'OPEN')).toHaveLength(7)
  expect(await discardRun(app.deps, { by: newId(), reason: null })).toBe(true)
  expect(await proposeRun(app.deps, { by: operator, reason: null })).toMatchObject({ payouts: 1 })
  const approved = await atOnce(8, () => approveRun(app.deps, { by: newId(), reason: null }))
  expect(approved.done.filter((run) => run === 'NONE')).toHaveLength(7)
  expect(await owed(storeId)).toBe(0)
})

test('the list says what each payout is made of, narrows by year and state, and its file has the same rows', async () => {
  const { store, storeId, age } = await completed()
  await age(8)
  const due = await owed(storeId)
  await payOut()
  const year = app.deps.clock.now().getFullYear()
  const { items, years, count } = await app.request(payoutsApi.list, { year, state: 'ORDERED' }, store)
  expect(years).toEqual([year])
  expect(count).toEqual({ value: 1, isExact: true })
  expect(items).toMatchObject([{ orders: 1, amount: due / 100 }])
  const commission = moneyText(due - 142_80, 'en')
  expect(items[0]!.parts).toMatchObject({ salesText: moneyText(142_80, 'en'), commissionText: commission })
  for (const narrowed of [{ year: year - 1 }, { state: 'RETURNED' }] as const)
    expect(await app.request(payoutsApi.list, narrowed, store)).toMatchObject({ items: [], years: [year] })
  const csv = await app.request(payoutsApi.readCsv, { year }, { ...store, language: 'de' })
  const [, row, end] = (await csv.text()).split('\r\n').map((line) => line.split(';'))
  expect(row).toHaveLength(12)
  expect(row!.slice(4, 6)).toEqual(['1', '142,80'])
  expect(row![9]).toBe((due / 100).toFixed(2).replace('.', ','))
  expect(end).toEqual([''])
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  expect(await app.request(payoutsApi.list, {}, rival)).toMatchObject({ items: [], years: [] })
})

test("another store's payout is 404", async () => {
  const { store, age } = await completed()
  await age(8)
  await payOut()
  const { number } = (await app.request(payoutsApi.list, {}, store)).items[0]!
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await completed()).storeId })
  expect(await app.refusal(payoutsApi.read, { number }, rival)).toMatchObject({ status: 404 })
})

test('an IBAN with wrong check digits is no account', async () => {
  const { storeId } = await completed()
  expect(await setBankAccount(app.deps, { storeId, iban: 'DE41987654329876543210', holder: 'X' })).toBeUndefined()
  expect(await setBankAccount(app.deps, { storeId, iban: 'de40 9876 5432 9876 5432 10', holder: 'X' })).toBeDefined()
})
