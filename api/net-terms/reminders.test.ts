import { berlinDay } from '../../contract/platform/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as netTermsApi from '../../contract/net-terms/net-terms.ts'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { createTermsScene } from '../../test/orders/net-terms.ts'
import { inTransaction } from '../platform/db.ts'
import { findDueReminders, lockReminded, writeBaseRate } from './reminder-queries.ts'
import { sendReminders } from './send-reminders.ts'

let app: TestApp
let warnings: object[] = []
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const send = () => sendReminders({ ...app.deps, warn: (_, facts) => warnings.push(facts ?? {}) })

/** An invoice of 71.40 € whose due day was so many days ago. */
async function overdue(days: number) {
  const scene = await createTermsScene(app)
  await scene.grant(1000)
  const shipped = await scene.ship(6)
  await dueAgo(shipped.number, days)
  return { ...scene, ...shipped }
}
const dueAgo = (number: string, days: number) =>
  app.db`update receivable set due_on = (now() at time zone 'Europe/Berlin')::date - ${days}::int where number = ${number}`

const mailsOf = (number: string) =>
  app.db<{ subject: string; body: string }[]>`
    select subject, text as body from mail where id like ${`reminder-${number}-%`} order by id`

test('german-trade § 10: each level is sent once, whoever runs how often and at once', async () => {
  const { number } = await overdue(2)
  expect(await send()).toBe(0)
  await dueAgo(number, 3)
  const counts = await Promise.all([send(), send(), send()])
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await send()).toBe(0)
  await dueAgo(number, 11)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  await dueAgo(number, 25)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  expect((await mailsOf(number)).map(({ subject }) => subject)).toEqual([
    `Erinnerung an die Rechnung ${number}`,
    `1. Mahnung: Rechnung ${number} ist überfällig`,
    `Letzte Mahnung: Rechnung ${number} ist überfällig`,
  ])
})

test('after a standstill only the latest level is sent', async () => {
  const { number } = await overdue(15)
  await send()
  await send()
  expect((await mailsOf(number)).length).toBe(1)
})

test('the last one asks for interest by half-year and the flat fee, and both can come with the money', async () => {
  for (const year of [2025, 2026, 2027])
    for (const month of ['01', '07']) await writeBaseRate(app.db, { validFrom: `${year}-${month}-01`, rateBp: 100 })
  const { number, record, store, orderId } = await overdue(40)
  await send()
  const [reminder] = await app.db<[{ interestCents: number; feeCents: number }]>`
    select interest_cents, fee_cents from payment_reminder where number = ${number}`
  // 71.40 € at 10 % for 36 to 40 days.
  expect(reminder.feeCents).toBe(4000)
  expect(reminder.interestCents).toBeGreaterThanOrEqual(70)
  expect(reminder.interestCents).toBeLessThanOrEqual(79)
  const [mail] = await mailsOf(number)
  expect(mail?.body).toContain('zu 10 % im Jahr')
  const claimed = (7140 + 4000 + reminder.interestCents) / 100
  expect(mail?.body).toContain(claimed.toFixed(2).replace('.', ','))
  await expect(record(number, 111.4)).rejects.toThrow('with interest and flat fee')
  await record(number, claimed)
  await record(number, claimed)
  const settled = await app.request(receivablesApi.list, { view: 'SETTLED' }, store)
  expect(settled.items).toMatchObject([{ number, state: 'SETTLED' }])
  const [late] = await app.db<[{ cents: number }]>`
    select -e.amount_cents as cents from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'STORE'
    where b.kind = 'ADJUSTMENT' and b.order_id = ${orderId}`
  expect(late.cents).toBe(4000 + reminder.interestCents)
  expect(await brokenBooks(app.db)).toEqual([])
})

test('without a base rate no interest is asked for, and somebody is told', async () => {
  await app.db`delete from base_rate`
  warnings = []
  const { number } = await overdue(30)
  await send()
  const [reminder] = await app.db`select interest_cents, fee_cents from payment_reminder where number = ${number}`
  expect(reminder).toEqual({ interestCents: 0, feeCents: 4000 })
  expect(warnings).toContainEqual({ number })
})

test('one that cannot be sent is left to the next time, and holds up no other', async () => {
  const [first, second] = [await overdue(13), await overdue(12)]
  warnings = []
  const { jobs } = app.deps
  const failsOnce: typeof jobs.send = async () => {
    failing.jobs.send = jobs.send
    throw new Error('died')
  }
  const failing = {
    ...app.deps,
    jobs: { ...jobs, send: failsOnce },
    warn: (_: string, facts?: object) => void warnings.push(facts ?? {}),
  }
  expect(await sendReminders(failing)).toBe(1)
  expect(warnings).toMatchObject([{ number: first.number, level: 2 }])
  expect((await mailsOf(second.number)).length).toBe(1)
  expect(await send()).toBe(1)
  expect((await mailsOf(first.number)).length).toBe(1)
})

test('who was erased is reached no more, and holds up nobody', async () => {
  const { buyer, number } = await overdue(12)
  await app.db`update company set erased_at = now() where id = ${buyer.id}`
  const today = berlinDay(new Date())
  const due = await findDueReminders(app.db, today)
  expect(due.map((one) => one.number)).not.toContain(number)
  // Nor is who was erased while the letter was drawn.
  expect(await inTransaction(app.db, (tx) => lockReminded(tx, { number, level: 2 }, today))).toBeUndefined()
})

test('a store stops the reminders of an invoice or of a buyer, and a paid one has none', async () => {
  const { buyer, store, number, record, ship } = await overdue(12)
  await app.request(receivablesApi.stopReminders, { number, areStopped: true }, store)
  await send()
  expect(await mailsOf(number)).toEqual([])
  await app.request(receivablesApi.stopReminders, { number, areStopped: false }, store)
  const terms = { buyerId: buyer.id, limit: 1000, days: 14 as const }
  await app.request(netTermsApi.grant, { ...terms, areRemindersStopped: true }, store)
  await send()
  expect(await mailsOf(number)).toEqual([])
  await app.request(netTermsApi.grant, terms, store)
  const second = await ship(6)
  await dueAgo(second.number, 12)
  await record(number, 71.4)
  await send()
  expect(await mailsOf(number)).toEqual([])
  expect((await mailsOf(second.number)).length).toBe(1)
})

const lettersOf = (pages: Buffer) => pdfPages(pages).join(' ').replaceAll(/\s+/g, ' ')

test('german trade § 10.2: the letter goes with the mail, says the same, and stays as it was sent', async () => {
  const { number, buyer, store, orderId } = await overdue(3)
  await send()
  const [mail] = await app.db<{ files: { name: string; type: string; base64: string }[] }[]>`
    select files from mail where id = ${`reminder-${number}-1`}`
  const [attached] = mail!.files
  expect(attached).toMatchObject({ name: `Mahnung-${number}-1.pdf`, type: 'application/pdf' })
  const bytes = Buffer.from(attached!.base64, 'base64')
  const letter = lettersOf(bytes)
  for (const text of [`Erinnerung an die Rechnung ${number}`, '71,40 €', 'Café Morgenrot', 'Zahlungserinnerung'])
    expect(letter).toContain(text)
  const input = { number, level: 1 } as const
  await app.db`update sub_order set store_name = 'Anders' where order_id = ${orderId}`
  const readers = [
    await app.request(receivablesApi.readOwnReminder, input, buyer),
    await app.request(receivablesApi.readReminder, input, store),
  ]
  for (const file of readers) expect(Buffer.from(await file.bytes()).equals(bytes)).toBe(true)
  const { items } = await app.request(receivablesApi.listOwn, {}, buyer)
  expect(items).toMatchObject([{ number, reminders: [{ level: 1 }] }])
  const other = await createTermsScene(app)
  expect(await app.refusal(receivablesApi.readOwnReminder, input, other.buyer)).toMatchObject({ status: 404 })
  expect(await app.refusal(receivablesApi.readReminder, input, other.store)).toMatchObject({ status: 404 })
  expect(await app.refusal(receivablesApi.readOwnReminder, { number, level: 2 }, buyer)).toMatchObject({ status: 404 })
})
