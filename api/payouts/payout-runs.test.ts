import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as operatorStoresApi from '../../contract/operator/stores.ts'
import * as payoutRunsApi from '../../contract/payouts/runs.ts'
import * as payoutsApi from '../../contract/payouts/payouts.ts'
import type { Role } from '../../contract/rights.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { findMails } from '../../test/mails.ts'
import { createDueStore, createOrderedRun, createWaitingRun, IBAN } from '../../test/trade/payouts.ts'
import { newId } from '../platform/ids.ts'
import { approveRun } from './approve-run.ts'
import { confirmationOf } from './four-eyes.ts'
import { proposeRun } from './propose-run.ts'

type Person = Awaited<ReturnType<typeof createMember>>

let app: TestApp
let nina: Person
let ole: Person
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db`delete from membership where is_operator`
  nina = await named('Nina Holm')
  ole = await named('Ole Voss')
})

async function named(name: string, roles: Role[] = ['ADMIN']) {
  const made = await createMember(app.db, { isOperator: true, roles })
  const [firstName, lastName] = name.split(' ')
  await app.db`update account set ${app.db({ firstName, lastName })} where id = ${made.id}`
  return made
}

const reason = 'Lauf vom Freitag'
const preview = () => app.request(payoutRunsApi.preview, {}, nina)
const read = (number: number, who = nina) => app.request(payoutRunsApi.read, { number }, who)
const owed = async (storeId: string) => {
  const [row] = await app.db<[{ cents: number }]>`
    select coalesce(-sum(amount_cents), 0)::bigint as cents from ledger_entry where account = 'STORE' and party_id = ${storeId}`
  return row.cents
}
const noted = (number: number) => app.db`
  select e.action, e.reason, e.before, e.after from audit_entry e
  where target_kind = 'payout-run' and target_id = ${String(number)} order by at, id`

test('a run is started as it was seen, confirmed by another one, given to the bank and recorded as paid', async () => {
  const [first, second] = [await createDueStore(app, 120_00), await createDueStore(app, 80_00)]
  const seen = await preview()
  expect(seen).toMatchObject({ waitingRun: null, amount: 200, dueStores: 2 })
  expect(seen.stores).toMatchObject([
    { slug: first.slug, state: 'DUE', amount: 120, ibanEnd: '3210', parts: { adjustmentsText: '€120.00' } },
    { slug: second.slug, state: 'DUE', amount: 80 },
  ])
  expect(await app.refusal(payoutRunsApi.start, { amount: 199.99, reason }, nina)).toMatchObject({
    code: 'PAYOUT_RUN_CHANGED',
  })
  const { number } = await app.request(payoutRunsApi.start, { amount: 200, reason }, nina)
  expect((await preview()).waitingRun).toBe(number)
  expect(await app.refusal(payoutRunsApi.transferFile, { number }, ole)).toMatchObject({ status: 404 })
  expect(await read(number)).toMatchObject({
    state: 'PROPOSED',
    amount: 200,
    confirmation: 'OTHERS',
    startedBy: 'Nina Holm',
  })
  const own = app.refusal(payoutRunsApi.confirm, { number, amount: 200, reason }, nina)
  expect(await own).toMatchObject({ status: 422, code: 'SECOND_PERSON_NEEDED' })
  expect((await read(number, ole)).confirmation).toBe('YES')
  await app.request(payoutRunsApi.confirm, { number, amount: 200, reason }, ole)

  const file = await (await app.request(payoutRunsApi.transferFile, { number }, nina)).text()
  expect(file).toContain('<InstdAmt Ccy="EUR">120.00</InstdAmt>')
  const csv = await (await app.request(payoutRunsApi.statements, { number }, nina)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  const overview = await app.request(payoutRunsApi.overview, { number }, { ...nina, language: 'de' })
  expect(pdfPages(Buffer.from(await overview.arrayBuffer())).join('\n')).toContain(`Auszahlungslauf ${number}`)
  const payouts = (await read(number)).payouts.map((payout) => payout.number)
  await app.request(payoutRunsApi.recordPaid, { number, payouts, reason }, nina)
  expect(await read(number)).toMatchObject({ state: 'SETTLED', confirmedBy: 'Ole Voss', open: 0, confirmation: null })
  const { items } = await app.request(payoutRunsApi.list, {}, nina)
  expect(items[0]).toMatchObject({ number, state: 'SETTLED', stores: 2, amount: 200 })
  expect(await noted(number)).toEqual([
    { action: 'payout.start', reason, before: null, after: { payouts: 2, amountCents: 200_00 } },
    {
      action: 'payout.confirm',
      reason,
      before: { state: 'PROPOSED' },
      after: {
        state: 'ORDERED',
        payouts: 2,
        amountCents: 2e4,
        isAlone: false,
      },
    },
    {
      action: 'payout.paid',
      reason,
      before: { state: 'ORDERED' },
      after: { state: 'PAID', payouts: payouts.toSorted() },
    },
  ])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a preview says why a store gets nothing, and a hold takes it out of a run that waits', async () => {
  const run = await createWaitingRun(app, nina.id, 50_00)
  const { slug } = run.store
  const version = async () => (await read(run.number)).payouts[0]!.version
  await app.request(operatorStoresApi.holdPayouts, { slug, version: await version(), reason: 'Papiere fehlen' }, nina)
  const held = await read(run.number, ole)
  expect(held).toMatchObject({ amount: 0, stores: 0, payouts: [{ amount: 0, startedWithText: '€50.00' }] })
  expect(held.payouts[0]!.hold).toMatchObject({ reason: 'Papiere fehlen', by: 'Nina Holm' })
  const confirmed = app.refusal(payoutRunsApi.confirm, { number: run.number, amount: 50, reason }, ole)
  expect(await confirmed).toMatchObject({ status: 409, code: 'PAYOUT_RUN_CHANGED' })
  await app.request(payoutRunsApi.discard, { number: run.number, reason }, ole)
  const stateOf = async () => (await preview()).stores.find((store) => store.slug === slug)?.state
  expect(await stateOf()).toBe('HELD')
  const [{ operatorVersion }] = await app.db<
    [{ operatorVersion: number }]
  >`select operator_version from store where slug = ${slug}`
  await app.request(operatorStoresApi.releasePayouts, { slug, version: operatorVersion, reason }, nina)
  expect(await stateOf()).toBe('DUE')
  await app.db`update store_bank_account set usable_from = now() + interval '1 day' where store_id = ${run.store.id}`
  expect(await stateOf()).toBe('NEW_ACCOUNT')
  await app.db`delete from store_bank_account where store_id = ${run.store.id}`
  expect(await stateOf()).toBe('NO_ACCOUNT')
})

test("what waits for an account that is not the store's any more is left out, and the next run pays to the new one", async () => {
  const { number, amount, store } = await createWaitingRun(app)
  const other = await createDueStore(app, 50_00)
  await app.db`
    insert into store_bank_account (store_id, id, iban, holder, usable_from, created_at)
    values (${store.id}, ${newId()}, 'DE02120300000000202051', 'Müller & Söhne GmbH', now(), now())`
  const seen = await read(number, ole)
  expect(seen).toMatchObject({ amount: 0, payouts: [{ amount: 0 }] })
  const stale = await approveRun(app.deps, { by: ole.id, reason: null }, { number, amountCents: amount * 100 })
  expect(stale).toBe('CHANGED')
  expect(await approveRun(app.deps, { by: ole.id, reason: null })).toBe('NONE')
  await proposeRun(app.deps, { by: nina.id, reason: null })
  await approveRun(app.deps, { by: ole.id, reason: null })
  const paid = await app.db`
    select iban, amount_cents from payout where store_id in (${store.id}, ${other.id}) and state = 'ORDERED' order by amount_cents`
  expect([...paid]).toEqual([
    { iban: IBAN, amountCents: 50_00 },
    { iban: 'DE02120300000000202051', amountCents: 100_00 },
  ])
})

test('money that comes back is owed again, the store is held, told once and sees it, and the next run pays it', async () => {
  const { number, payout, store } = await createOrderedRun(app)
  const finance = await createMember(app.db, { storeId: store.id, roles: ['FINANCE'] })
  const packer = await createMember(app.db, { storeId: store.id, roles: ['WAREHOUSE'] })
  const returned = { number, payout, reason: 'Konto erloschen' }
  await app.request(payoutRunsApi.recordReturned, returned, nina)
  expect(await owed(store.id)).toBe(100_00)
  const again = app.refusal(payoutRunsApi.recordReturned, returned, ole)
  expect(await again).toMatchObject({ status: 409, message: expect.stringContaining('Nina Holm') })
  const mails = await findMails(app.db, { to: finance.email })
  expect(mails).toMatchObject([{ subject: `Die Auszahlung ${payout} kam von der Bank zurück` }])
  expect(mails[0]!.text).toMatch(/100,00\s€/)
  expect(await findMails(app.db, { to: packer.email })).toEqual([])
  expect((await read(number)).payouts).toMatchObject([{ state: 'RETURNED', returnReason: 'Konto erloschen' }])
  expect((await preview()).stores.find(({ slug }) => slug === store.slug)).toMatchObject({ state: 'HELD', amount: 100 })
  const supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId: store.id })
  expect((await app.request(payoutsApi.list, {}, supplier)).items).toMatchObject([{ state: 'RETURNED' }])
  await app.db`delete from payout_hold where store_id = ${store.id}`
  const { amount } = await preview()
  const next = await app.request(payoutRunsApi.start, { amount, reason }, nina)
  await app.request(payoutRunsApi.confirm, { number: next.number, amount, reason }, ole)
  const { lines } = await app.request(payoutsApi.read, { number: `A${next.number}-1` }, supplier)
  expect(lines).toMatchObject([{ kind: 'PAYOUT_RETURNED', reference: payout, amount: 100 }])
  expect(await owed(store.id)).toBe(0)
  expect(await brokenBooks(app.db)).toEqual([])
})

test.each([
  { isStarter: false, isAlone: false, amountCents: 9_000_000, may: 'YES' },
  { isStarter: true, isAlone: false, amountCents: 100, may: 'OTHERS' },
  { isStarter: true, isAlone: true, amountCents: 5_000_000, may: 'ALONE' },
  { isStarter: true, isAlone: true, amountCents: 5_000_001, may: 'ABOVE_LIMIT' },
])('who started: $isStarter, alone: $isAlone, $amountCents cents: $may', ({ may, ...who }) => {
  expect(confirmationOf(who)).toBe(may)
})

test('an administrator who is alone confirms their own run up to the limit, which is noted', async () => {
  const { number } = await createWaitingRun(app, nina.id)
  await app.db`update membership set roles = '{SUPPORT}' where id = ${ole.membershipId}`
  expect((await read(number)).confirmation).toBe('ALONE')
  await app.request(payoutRunsApi.confirm, { number, amount: 100, reason }, nina)
  expect((await noted(number))[1]).toMatchObject({ after: { isAlone: true } })
  const large = await createWaitingRun(app, nina.id, 50_000_01)
  const refused = app.refusal(payoutRunsApi.confirm, { number: large.number, amount: 50_000.01, reason }, nina)
  expect(await refused).toMatchObject({ code: 'SECOND_PERSON_NEEDED', message: expect.stringContaining('€50,000.00') })
  await app.request(payoutRunsApi.discard, { number: large.number, reason }, nina)
})

test('of operators who act at once one wins, and the others read by whom', async () => {
  await createDueStore(app, 70_00)
  const { amount } = await preview()
  const people = [nina, ole]
  const lost = { status: 409, code: 'PAYOUT_RUN_CHANGED', message: expect.stringMatching(/Nina Holm|Ole Voss/) }
  const race = async (act: (who: Person) => Promise<unknown>) => {
    const { done, refused } = await atOnce(6, (n) => act(people[n % 2]!))
    expect(done).toHaveLength(1)
    for (const each of refused) expect(each).toMatchObject(lost)
  }
  await race((who) => app.request(payoutRunsApi.start, { amount, reason }, who))
  const number = (await preview()).waitingRun!
  await app.db`update payout_run set created_by = gen_random_uuid() where number = ${number}`
  await race((who) => app.request(payoutRunsApi.confirm, { number, amount, reason }, who))
  const payouts = (await read(number)).payouts.map((payout) => payout.number)
  await race((who) => app.request(payoutRunsApi.recordPaid, { number, payouts, reason }, who))
  await race((who) => app.request(payoutRunsApi.recordReturned, { number, payout: payouts[0]!, reason }, who))
  await createWaitingRun(app)
  const waiting = (await preview()).waitingRun!
  await race((who) => app.request(payoutRunsApi.discard, { number: waiting, reason }, who))
  expect(await brokenBooks(app.db)).toEqual([])
})

test('who has no right to payouts gets nothing, and nothing changes without a fresh factor', async () => {
  const { number } = await createWaitingRun(app)
  const support = await named('Sue Port', ['SUPPORT'])
  expect(await app.refusal(payoutRunsApi.list, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
  const plain = { token: nina.token, isSteppedUp: false }
  const refused = app.refusal(payoutRunsApi.confirm, { number, amount: 100, reason }, plain)
  expect(await refused).toMatchObject({ code: 'STEP_UP_REQUIRED', stepUp: { purpose: 'PAYOUT' } })
  expect(await app.refusal(payoutRunsApi.discard, { number: 999_999, reason }, nina)).toMatchObject({ status: 404 })
  expect((await read(number)).state).toBe('PROPOSED')
})
