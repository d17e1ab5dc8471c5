import { afterAll, beforeAll, expect, test } from 'vitest'
import * as statementsApi from '../../contract/bank-statements/statements.ts'
import * as payoutRunsApi from '../../contract/payouts/runs.ts'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { createTermsScene } from '../../test/orders/net-terms.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'
import { bytesOf, statementFile, type Booked, type Version } from '../../test/trade/bank-statements.ts'
import { createDueStore, createOrderedRun, IBAN } from '../../test/trade/payouts.ts'
import { approveRun, discardRun } from '../payouts/approve-run.ts'
import { recordPaid, recordReturned } from '../payouts/record-outcome.ts'
import { proposeRun } from '../payouts/propose-run.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
let nina: { token: string; id: string }
let ole: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  ole = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
})
afterAll(() => app.close())

const reason = 'Auszug vom 20.11.'
let count = 0
function fileOf(booked: Booked[], version: Version = '08', number = `0352C${++count}`) {
  const text = statementFile({ version, iban: app.deps.bankAccount.iban, number, booked })
  return new File([bytesOf(text)], 'auszug.xml', { type: 'application/xml' })
}
const add = async (file: File, who = nina) => (await app.request(statementsApi.add, { file }, who)).id
const read = (id: string, who = nina) => app.request(statementsApi.read, { id }, { ...who, language: 'en' as const })
const apply = (id: string, plan: string, who = nina) => app.request(statementsApi.apply, { id, plan, reason }, who)
const planned = async (booked: Booked[], version: Version = '08') => {
  const id = await add(fileOf(booked, version))
  return read(id)
}
const shown = ({ groups }: Awaited<ReturnType<typeof read>>) =>
  groups.flatMap(({ state, entries }) => entries.map(({ target, amount }) => [state, target, amount]))

const left = (number: string, cents = 100_00): Booked => ({
  direction: 'DBIT',
  cents,
  transfers: [{ endToEndId: number, cents, iban: IBAN, name: 'Muller + Sohne GmbH', words: `Auszahlung ${number}` }],
})
const cameBack = (number: string, returnCode = 'AC04', cents = 100_00): Booked => ({
  ...left(number, cents),
  direction: 'CRDT',
  code: 'NTRF+159+9310',
  transfers: [{ endToEndId: number, cents, iban: IBAN, returnCode, words: `Auszahlung ${number}` }],
})
const came = (words: string, cents: number): Booked => ({
  direction: 'CRDT',
  cents,
  transfers: [{ cents, name: 'Café Morgenrot', iban: 'DE02120300000000202051', words }],
})
const payoutOf = async (number: string) => {
  const [row] = await app.db<[{ state: string; returnReason: string | null; storeId: string }]>`
    select state, return_reason, store_id from payout where number = ${number}`
  return row
}
const owed = async (storeId: string) => {
  const [row] = await app.db<[{ cents: number }]>`
    select coalesce(-sum(amount_cents), 0)::bigint as cents from ledger_entry where account = 'STORE' and party_id = ${storeId}`
  return row.cents
}
const bookings = async (number: string) =>
  (
    await app.db<{ kind: string }[]>`
    select kind from ledger_booking where reference = ${number} order by kind`
  ).map(({ kind }) => kind)
const newDeed = () => ({ by: newId(), reason: 'Konto erloschen' })

/** A run with three stores that the bank has the file of. */
async function runOfThree() {
  await discardRun(app.deps, newDeed())
  for (const cents of [100_01, 200_02, 300_03]) await createDueStore(app, cents)
  const run = await proposeRun(app.deps, newDeed())
  if (typeof run === 'string') throw new Error(run)
  await approveRun(app.deps, newDeed())
  return run
}

test.each(['02', '08'] as const)(
  'a payout of version %s is paid, with its row of the audit and to the cent',
  async (version) => {
    const { payout, number, store } = await createOrderedRun(app)
    const { id, plan, ...seen } = await planned([left(payout)], version)
    expect(seen).toMatchObject({ fileName: 'auszug.xml', entries: 1, done: 0, knownBefore: 0 })
    expect(seen.groups).toMatchObject([
      {
        state: 'PAYOUT_PAID',
        count: 1,
        sumText: '-€100.00',
        entries: [
          {
            target: payout,
            path: `/operator/payouts/${number}`,
            line: 9,
            bookedOn: '2026-11-20',
            party: null,
            purpose: null,
          },
        ],
      },
    ])
    expect(await payoutOf(payout)).toMatchObject({ state: 'ORDERED' })
    expect(await apply(id, plan!)).toEqual({ done: 1, left: 0 })
    expect(await payoutOf(payout)).toMatchObject({ state: 'PAID' })
    expect(await bookings(payout)).toEqual(['PAYOUT', 'PAYOUT_PAID'])
    expect(await owed(store.id)).toBe(0)
    const [note] = await app.db`
    select action, reason, before, after, actor_id from audit_entry
    where target_kind = 'payout-run' and target_id = ${String(number)} order by id desc limit 1`
    expect(note).toEqual({
      action: 'payout.paid',
      reason,
      before: { state: 'ORDERED' },
      after: { state: 'PAID', payouts: [payout] },
      actorId: nina.id,
    })
    expect(await read(id)).toMatchObject({
      plan: null,
      done: 1,
      groups: [{ state: 'DONE', entries: [{ target: payout }] }],
    })
    expect(await brokenBooks(app.db)).toEqual([])
  },
)

test('what left and came back in one statement is paid, then returned with the bank’s reason, and the store is held', async () => {
  const { payout, store } = await createOrderedRun(app)
  const { id, plan, groups } = await planned([cameBack(payout), left(payout)])
  expect(groups.map(({ state }) => state)).toEqual(['PAYOUT_PAID', 'PAYOUT_RETURNED'])
  expect(groups[1]!.entries[0]).toMatchObject({ returnText: 'The account is closed (AC04)' })
  expect(await apply(id, plan!)).toEqual({ done: 2, left: 0 })
  expect(await payoutOf(payout)).toMatchObject({ state: 'RETURNED', returnReason: 'The account is closed (AC04)' })
  expect(await owed(store.id)).toBe(100_00)
  const [hold] = await app.db`select reason from payout_hold where store_id = ${store.id}`
  expect(hold).toEqual({ reason: 'The account is closed (AC04)' })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('what was recorded by hand is known, and nothing is recorded again', async () => {
  const [paid, returned] = [await createOrderedRun(app), await createOrderedRun(app)]
  await recordPaid(app.deps, newDeed(), [paid.payout])
  await recordReturned(app.deps, newDeed(), returned.payout)
  const { id, plan, groups } = await planned([left(paid.payout), left(returned.payout), cameBack(returned.payout)])
  expect(groups).toMatchObject([{ state: 'KNOWN', count: 3 }])
  expect(plan).toBeNull()
  expect(await app.refusal(statementsApi.apply, { id, plan: 'a'.repeat(64), reason }, nina)).toMatchObject({
    status: 409,
    code: 'BANK_STATEMENT_CHANGED',
  })
})

test('another sum, another account, another currency, a direct debit and a foreign number are shown and left', async () => {
  const { payout } = await createOrderedRun(app)
  const other = { ...left(payout), transfers: [{ ...left(payout).transfers![0]!, iban: 'DE02120300000000202051' }] }
  const entries: Booked[] = [
    left(payout, 99_99),
    other,
    { ...left(payout), currency: 'CHF' },
    { ...left(payout), family: { code: 'RDDT', sub: 'ESDD' } },
    left('A999999-1'),
    { ...cameBack(payout), code: 'NTRF+166+9310', transfers: [{ endToEndId: payout, cents: 100_00 }] },
  ]
  const seen = await planned(entries.map((entry, place) => ({ ...entry, ref: `R${place}` })))
  expect(seen.plan).toBeNull()
  expect(shown(seen)).toEqual([
    ['AMOUNT_DIFFERS', payout, -99.99],
    ['ACCOUNT_DIFFERS', payout, -100],
    ['OTHER_CURRENCY', payout, -100],
    ['UNKNOWN', null, -100],
    ['UNKNOWN', null, -100],
    ['UNKNOWN', null, 100],
  ])
  expect(seen.groups[0]!.entries[0]).toMatchObject({ expectedText: '€100.00' })
  expect(await payoutOf(payout)).toMatchObject({ state: 'ORDERED' })
})

test('one booking for a whole run pays all that is still with the bank, by either name and by its sum alone', async () => {
  const { number, amountCents } = await runOfThree()
  await recordPaid(app.deps, newDeed(), [`A${number}-2`])
  const batch = { paymentInfoId: `TRESEN-A${number}.0` }
  const short = await planned([{ direction: 'DBIT', cents: amountCents - 1, batch }])
  expect(shown(short)).toEqual([['AMOUNT_DIFFERS', `A${number}`, -(amountCents - 1) / 100]])
  const { id, plan, ...seen } = await planned([
    { direction: 'DBIT', cents: amountCents, batch: { messageId: `TRESEN-A${number}` } },
  ])
  expect(shown({ id, plan, ...seen })).toEqual([['PAYOUT_PAID', `A${number}`, -amountCents / 100]])
  expect(await apply(id, plan!)).toEqual({ done: 1, left: 0 })
  expect(await app.request(payoutRunsApi.read, { number }, nina)).toMatchObject({ state: 'SETTLED', open: 0 })
  const again = await planned([{ direction: 'DBIT', cents: amountCents, batch }])
  expect(shown(again)).toEqual([['KNOWN', `A${number}`, -amountCents / 100]])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('one booking with its transfers pays each of them', async () => {
  const { number } = await runOfThree()
  const transfers = [100_01, 200_02].map((cents, place) => ({
    endToEndId: `A${number}-${place + 1}`,
    cents,
    iban: IBAN,
  }))
  const sums = await app.db<{ number: string; amountCents: number }[]>`
    select p.number, amount_cents from payout p where number like ${`A${number}-%`} order by amount_cents`
  const named = transfers.map((transfer, place) => ({ ...transfer, endToEndId: sums[place]!.number }))
  const { id, plan } = await planned([{ direction: 'DBIT', cents: 300_03, transfers: named }])
  expect(await apply(id, plan!)).toEqual({ done: 2, left: 0 })
  expect(await app.request(payoutRunsApi.read, { number }, nina)).toMatchObject({ state: 'ORDERED', open: 1 })
})

test('the same file is the same statement, and what another file brings again is known by its reference', async () => {
  const { payout } = await createOrderedRun(app)
  const file = fileOf([{ ...left(payout), ref: 'R1' }], '08', 'SAME-1')
  const id = await add(file)
  expect(await add(file, ole)).toBe(id)
  const more = await add(
    fileOf(
      [
        { ...left(payout), ref: 'R1' },
        { ...came('Spende', 500), ref: 'R2' },
      ],
      '02',
      'SAME-1',
    ),
  )
  expect(await read(more)).toMatchObject({ entries: 1, knownBefore: 1, groups: [{ state: 'UNKNOWN', count: 1 }] })
  const { items } = await app.request(statementsApi.list, {}, nina)
  expect(items.slice(0, 2).map((item) => item.id)).toEqual([more, id])
})

test('two who read one file at once have one statement, two who apply it record it once', async () => {
  const { payout } = await createOrderedRun(app)
  const file = fileOf([left(payout)])
  const read2 = await atOnce(2, (caller) => add(file, [nina, ole][caller]!))
  expect(new Set(read2.done).size).toBe(1)
  const [id] = read2.done
  const { plan } = await read(id!)
  const { done, refused } = await atOnce(6, (caller) => apply(id!, plan!, [nina, ole][caller % 2]!))
  expect(done).toEqual([{ done: 1, left: 0 }])
  expect(refused.map(({ code }) => code)).toEqual(Array(5).fill('BANK_STATEMENT_CHANGED'))
  expect(await bookings(payout)).toEqual(['PAYOUT', 'PAYOUT_PAID'])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a plan that is not the one that was seen records nothing', async () => {
  const [first, second] = [await createOrderedRun(app), await createOrderedRun(app)]
  const { id, plan } = await planned([left(first.payout), { ...left(second.payout), ref: 'R2' }])
  await recordPaid(app.deps, newDeed(), [first.payout])
  expect(await app.refusal(statementsApi.apply, { id, plan: plan!, reason }, nina)).toMatchObject({
    code: 'BANK_STATEMENT_CHANGED',
  })
  expect(await payoutOf(second.payout)).toMatchObject({ state: 'ORDERED' })
  expect(await apply(id, (await read(id)).plan!)).toEqual({ done: 1, left: 0 })
})

async function orderByTransfer() {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app, { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 })
  const { orderNumber, orderId } = await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
  const [row] = await app.db<[{ cents: number }]>`select gross_cents as cents from orders where id = ${orderId!}`
  return { number: orderNumber!, cents: row.cents }
}
const statusOf = async (number: string) =>
  (await app.db<{ paymentStatus: string }[]>`select payment_status from orders where order_number = ${number}`)[0]!
    .paymentStatus

test.each([
  ['in words', (number: string) => `Rechnung, Bestellung ${number}, danke`],
  ['in small letters', (number: string) => `bestellung ${number.toLowerCase()}`],
  ['broken by the bank', (number: string) => `Bestellung ${number.slice(0, 4)}\n${number.slice(4)}`],
])('a transfer that names its order %s and has its sum pays it', async (_, words) => {
  const { number, cents } = await orderByTransfer()
  const { id, plan, ...seen } = await planned([came(words(number), cents)])
  expect(seen.groups).toMatchObject([{ state: 'ORDER_PAID', entries: [{ target: number, party: 'Café Morgenrot' }] }])
  expect(await apply(id, plan!)).toEqual({ done: 1, left: 0 })
  expect(await statusOf(number)).toBe('PAID')
  const [note] = await app.db`
    select action, reason, after from audit_entry where target_kind = 'order' and target_id = ${number}`
  expect(note).toMatchObject({ action: 'order.paid', reason, after: { amountCents: cents } })
  const twice = await planned([came(words(number), cents)])
  expect(shown(twice)).toEqual([['KNOWN', number, cents / 100]])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('another sum of an order, two orders of one sum and a longer number are shown and left', async () => {
  const [first, second] = [await orderByTransfer(), await orderByTransfer()]
  const seen = await planned([
    came(first.number, first.cents - 1),
    { ...came(`${first.number} ${second.number}`, first.cents), ref: 'R2' },
    { ...came(`${first.number}123456789012`, first.cents), ref: 'R3' },
  ])
  expect(seen.plan).toBeNull()
  expect(shown(seen)).toEqual([
    ['AMOUNT_DIFFERS', first.number, (first.cents - 1) / 100],
    ['UNKNOWN', null, second.cents / 100],
    ['UNKNOWN', null, first.cents / 100],
  ])
})

test('an order that has ended is not paid; the money has to go back by hand', async () => {
  const { number, cents } = await orderByTransfer()
  await app.db`update orders set status = 'CANCELLED' where order_number = ${number}`
  expect(shown(await planned([came(number, cents)]))).toEqual([['ENDED', number, cents / 100]])
})

test('an invoice on net terms is paid by its number and what is open of it', async () => {
  const { grant, ship, store } = await createTermsScene(app)
  await grant(1000)
  const { number } = await ship(6)
  const { id, plan, ...seen } = await planned([came(`Invoice ${number}`, 71_40), { ...came(number, 71_39), ref: 'R2' }])
  expect(shown({ id, plan, ...seen })).toEqual([
    ['INVOICE_PAID', number, 71.4],
    ['AMOUNT_DIFFERS', number, 71.39],
  ])
  expect(await apply(id, plan!)).toEqual({ done: 1, left: 0 })
  const settled = await app.request(receivablesApi.list, { view: 'SETTLED' }, store)
  expect(settled.items).toMatchObject([{ number, open: 0 }])
  expect(await brokenBooks(app.db)).toEqual([])
})

test.each([
  ['de', /^Zeile 7: Dieser Auszug gehört zu einem Konto mit Ende 2051/],
  ['en', /^Line 7: This statement is of an account that ends in 2051/],
] as const)('what cannot be read is refused with its line in %s, and nothing is noted', async (language, message) => {
  const file = new File([bytesOf(statementFile({ iban: 'DE02120300000000202051', number: 'X', booked: [] }))], 'x.xml')
  const before = await app.db`select count(*) from bank_statement`
  const refusal = await app.refusal(statementsApi.add, { file }, { ...nina, language })
  expect(refusal).toMatchObject({
    status: 422,
    code: 'BANK_STATEMENT_UNUSABLE',
    message: expect.stringMatching(message),
  })
  expect(await app.db`select count(*) from bank_statement`).toEqual(before)
})

test('who looks after no payouts may neither read nor apply a statement', async () => {
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const id = newId()
  for (const refusal of [
    await app.refusal(statementsApi.add, { file: fileOf([]) }, support),
    await app.refusal(statementsApi.read, { id }, support),
    await app.refusal(statementsApi.apply, { id, plan: 'a'.repeat(64), reason }, support),
  ])
    expect(refusal).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  expect(await app.refusal(statementsApi.read, { id }, nina)).toMatchObject({ status: 404 })
})
