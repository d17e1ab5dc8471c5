import { afterAll, beforeAll, expect, test } from 'vitest'
import * as statementsApi from '../../contract/bank-statements/statements.ts'
import * as payoutRunsApi from '../../contract/payouts/runs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { came, cameBack, createBankScene, left, reason, shown } from '../../test/trade/bank-scene.ts'
import { bytesOf, statementFile, type Booked } from '../../test/trade/bank-statements.ts'
import { createDueStore, createOrderedRun, IBAN } from '../../test/trade/payouts.ts'
import { approveRun, discardRun } from '../payouts/approve-run.ts'
import { recordPaid, recordReturned } from '../payouts/record-outcome.ts'
import { proposeRun } from '../payouts/propose-run.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
let bank: Awaited<ReturnType<typeof createBankScene>>
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  bank = await createBankScene(app)
})
afterAll(() => app.close())

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
    const { id, plan, ...seen } = await bank.planned([left(payout)], version)
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
    expect(await bank.apply(id, plan!)).toEqual({ done: 1, left: 0 })
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
      actorId: bank.nina.id,
    })
    expect(await bank.read(id)).toMatchObject({
      plan: null,
      done: 1,
      groups: [{ state: 'DONE', entries: [{ target: payout }] }],
    })
    expect(await brokenBooks(app.db)).toEqual([])
  },
)

test('what left and came back in one statement is paid, then returned with the bank’s reason, and the store is held', async () => {
  const { payout, store } = await createOrderedRun(app)
  const { id, plan, groups } = await bank.planned([cameBack(payout), left(payout)])
  expect(groups.map(({ state }) => state)).toEqual(['PAYOUT_PAID', 'PAYOUT_RETURNED'])
  expect(groups[1]!.entries[0]).toMatchObject({ returnText: 'The account is closed (AC04)' })
  expect(await bank.apply(id, plan!)).toEqual({ done: 2, left: 0 })
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
  const { id, plan, groups } = await bank.planned([left(paid.payout), left(returned.payout), cameBack(returned.payout)])
  expect(groups).toMatchObject([{ state: 'KNOWN', count: 3 }])
  expect(plan).toBeNull()
  expect(await app.refusal(statementsApi.apply, { id, plan: 'a'.repeat(64), reason }, bank.nina)).toMatchObject({
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
  const seen = await bank.planned(entries.map((entry, place) => ({ ...entry, ref: `R${place}` })))
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
  const short = await bank.planned([{ direction: 'DBIT', cents: amountCents - 1, batch }])
  expect(shown(short)).toEqual([['AMOUNT_DIFFERS', `A${number}`, -(amountCents - 1) / 100]])
  const { id, plan, ...seen } = await bank.planned([
    { direction: 'DBIT', cents: amountCents, batch: { messageId: `TRESEN-A${number}` } },
  ])
  expect(shown({ id, plan, ...seen })).toEqual([['PAYOUT_PAID', `A${number}`, -amountCents / 100]])
  expect(await bank.apply(id, plan!)).toEqual({ done: 1, left: 0 })
  expect(await app.request(payoutRunsApi.read, { number }, bank.nina)).toMatchObject({ state: 'SETTLED', open: 0 })
  const again = await bank.planned([{ direction: 'DBIT', cents: amountCents, batch }])
  expect(shown(again)).toEqual([['KNOWN', `A${number}`, -amountCents / 100]])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('one booking with its transfers pays each of them', async () => {
  const { number } = await runOfThree()
  const found = await app.db<{ number: string; cents: number }[]>`
    select number, amount_cents as cents from payout where number like ${`A${number}-%`} order by amount_cents limit 2`
  const transfers = found.map(({ number: endToEndId, cents }) => ({ endToEndId, cents, iban: IBAN }))
  const { id, plan } = await bank.planned([{ direction: 'DBIT', cents: 300_03, transfers }])
  expect(await bank.apply(id, plan!)).toEqual({ done: 2, left: 0 })
  expect(await app.request(payoutRunsApi.read, { number }, bank.nina)).toMatchObject({ state: 'ORDERED', open: 1 })
})

test('the same file is the same statement, and what another file brings again is known by its reference', async () => {
  const { payout } = await createOrderedRun(app)
  const file = bank.fileOf([{ ...left(payout), ref: 'R1' }], '08', 'SAME-1')
  const id = await bank.add(file)
  expect(await bank.add(file, bank.ole)).toBe(id)
  const more = await bank.add(
    bank.fileOf(
      [
        { ...left(payout), ref: 'R1' },
        { ...came('Spende', 500), ref: 'R2' },
      ],
      '02',
      'SAME-1',
    ),
  )
  expect(await bank.read(more)).toMatchObject({ entries: 1, knownBefore: 1, groups: [{ state: 'UNKNOWN', count: 1 }] })
  const yearAfter = await bank.add(bank.fileOf([{ ...came('Spende', 700), ref: 'R2' }], '08', 'SAME-1'))
  expect(await bank.read(yearAfter)).toMatchObject({ entries: 1, knownBefore: 0 })
  const { items } = await app.request(statementsApi.list, {}, bank.nina)
  expect(items.slice(1, 3).map((item) => item.id)).toEqual([more, id])
})

test('two who read one file at once have one statement, two who apply it record it once', async () => {
  const { payout } = await createOrderedRun(app)
  const file = bank.fileOf([left(payout)])
  const read2 = await atOnce(2, (caller) => bank.add(file, [bank.nina, bank.ole][caller]!))
  expect(new Set(read2.done).size).toBe(1)
  const [id] = read2.done
  const { plan } = await bank.read(id!)
  const { done, refused } = await atOnce(6, (caller) => bank.apply(id!, plan!, [bank.nina, bank.ole][caller % 2]!))
  expect(done).toEqual([{ done: 1, left: 0 }])
  expect(refused.map(({ code }) => code)).toEqual(Array(5).fill('BANK_STATEMENT_CHANGED'))
  expect(await bookings(payout)).toEqual(['PAYOUT', 'PAYOUT_PAID'])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a plan that is not the one that was seen records nothing', async () => {
  const [first, second] = [await createOrderedRun(app), await createOrderedRun(app)]
  const { id, plan } = await bank.planned([left(first.payout), { ...left(second.payout), ref: 'R2' }])
  await recordPaid(app.deps, newDeed(), [first.payout])
  expect(await app.refusal(statementsApi.apply, { id, plan: plan!, reason }, bank.nina)).toMatchObject({
    code: 'BANK_STATEMENT_CHANGED',
  })
  expect(await payoutOf(second.payout)).toMatchObject({ state: 'ORDERED' })
  expect(await bank.apply(id, (await bank.read(id)).plan!)).toEqual({ done: 1, left: 0 })
})

test.each([
  ['de', /^Zeile 7: Dieser Auszug gehört zu einem Konto mit Ende 2051/],
  ['en', /^Line 7: This statement is of an account that ends in 2051/],
] as const)('what cannot be read is refused with its line in %s, and nothing is noted', async (language, message) => {
  const file = new File([bytesOf(statementFile({ iban: 'DE02120300000000202051', number: 'X', booked: [] }))], 'x.xml')
  const before = await app.db`select count(*) from bank_statement`
  const refusal = await app.refusal(statementsApi.add, { file }, { ...bank.nina, language })
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
    await app.refusal(statementsApi.add, { file: bank.fileOf([]) }, support),
    await app.refusal(statementsApi.read, { id }, support),
    await app.refusal(statementsApi.apply, { id, plan: 'a'.repeat(64), reason }, support),
  ])
    expect(refusal).toMatchObject({ status: 403, code: 'RIGHT_MISSING' })
  expect(await app.refusal(statementsApi.read, { id }, bank.nina)).toMatchObject({ status: 404 })
})
