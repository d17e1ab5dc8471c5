import { afterAll, beforeAll, expect, test } from 'vitest'
import * as profileApi from '../../contract/profile.ts'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { createTestApp, INBOUND_SECRET, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { composeMail } from '../../test/operator/compose-mail.ts'
import { ticketCalls } from '../../test/operator/ticket-calls.ts'
import { namesIn } from '../../test/storage/s3-storage.ts'
import { openPasswords } from '../account/password/passwords.ts'
import { startDeletionWorker } from '../platform/retention/delete-files.ts'
import { deleteOutdated } from '../retention.ts'

const password = 'Espresso-Tonic-8'
let app: TestApp
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  calls = ticketCalls(app, await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] }))
})
afterAll(() => app.close())

const put = (number: string, state: string, waits: string) =>
  app.db`update ticket set state = ${state}, waits_since = now() - ${waits}::interval where ticket_number = ${number}`
const left = async (numbers: string[]) => {
  const rows = await app.db<{ ticketNumber: string }[]>`
    select ticket_number from ticket where ticket_number = any(${numbers}) order by created_at, id`
  return rows.map(({ ticketNumber }) => ticketNumber)
}

test('half a year after it was closed, or called spam, a ticket is deleted; what waits or names an order stays', async () => {
  const { write, answer } = calls
  const [closed, spam, young, open, waiting] = [
    await write(),
    await write(),
    await write(),
    await write(),
    await write(),
  ]
  const ofOrder = await write({ orderNumber: 'TR-2026-000001' })
  await answer(closed)
  for (const [number, state] of [
    [closed, 'CLOSED'],
    [spam, 'SPAM'],
    [open, 'OPEN'],
    [waiting, 'WAITING'],
    [ofOrder, 'CLOSED'],
  ] as const)
    await put(number, state, '181 days')
  await put(young, 'CLOSED', '179 days')
  await deleteOutdated(app.deps)
  expect(await left([closed, spam, young, open, waiting, ofOrder])).toEqual([young, open, waiting, ofOrder])
  const messages = await app.db`select from ticket_message where ticket_id not in (select id from ticket)`
  expect(messages).toHaveLength(0)
})

test('its files go with it', async () => {
  const before = await namesIn(app.deps.files)
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')
  const attachments = [{ filename: 'delivery.pdf', content: pdf }]
  const message = await composeMail({ from: 'jana@hotel.example', subject: 'Broken', text: 'See there', attachments })
  const { ticketNumber } = await app.request(ticketsApi.receiveMail, { secret: INBOUND_SECRET, message })
  expect(await namesIn(app.deps.files)).toHaveLength(before.length + 1)
  await put(ticketNumber!, 'CLOSED', '181 days')
  await deleteOutdated(app.deps)
  await doJobs(app, startDeletionWorker)
  expect(await namesIn(app.deps.files)).toEqual(before)
})

test('what somebody wrote signed out from their confirmed address is exported and erased with the account', async () => {
  const email = 'Signed.Out@hotel.example'
  const buyer = await createBuyer(app.db, { email, passwordHash: await openPasswords().hash(password) })
  const number = await calls.write({ email: email.toLowerCase() })
  await calls.answer(number)
  const numbersIn = async () => {
    const { records } = await app.request(profileApi.exportAccount, {}, buyer)
    return [records.ticket!.map(({ ticketNumber }) => ticketNumber), records.ticketMessage!.length]
  }
  expect(await numbersIn()).toEqual([[number], 1])
  await app.db`update account set email_confirmed_at = null where id = ${buyer.id}`
  expect(await numbersIn()).toEqual([[], 0])
  await app.db`update account set email_confirmed_at = now() where id = ${buyer.id}`
  await app.request(profileApi.eraseAccount, { password }, buyer)
  expect(await left([number])).toEqual([])
})
