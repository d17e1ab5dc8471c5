import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { form, ticketCalls } from '../../test/operator/ticket-calls.ts'
import { newId } from '../platform/ids.ts'
import { insertTicket, newReplyToken } from './open-ticket.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

let app: TestApp
let nina: { id: string; token: string }
let omar: { id: string; token: string }
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  omar = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  calls = ticketCalls(app, nina)
})
beforeEach(async () => {
  await app.db`delete from mail`
  await app.db`delete from ticket`
})
afterAll(() => app.close())

test('a ticket shows who writes and the order it names', async () => {
  const { write, read } = calls
  const jana = await createCustomer(app)
  const { skuId } = await createGoods(app)
  const { orderNumber } = await order(app, jana, (await put(app, jana, skuId)).version)
  const own = await read(await write({ orderNumber: orderNumber! }, jana.token))
  expect(own).toMatchObject({
    isKnown: true,
    buyer: { id: jana.id, orderCount: 1, lastOrder: { orderNumber } },
    order: { orderNumber, isTheirs: true },
  })
  const strange = await read(await write({ orderNumber: orderNumber! }))
  expect(strange).toMatchObject({ isKnown: false, buyer: null, order: { orderNumber, isTheirs: false } })
})

test('of two operators at once one changes a ticket, the other hears by whom', async () => {
  const { write, seen } = calls
  const number = await write()
  const at = await seen(number)
  const [{ name }] = await app.db<[{ name: string }]>`
    select first_name || ' ' || last_name as name from account where id = ${omar.id}`
  const assign = (ownerId: string, who: { token: string }) => app.request(ticketsApi.assign, { ...at, ownerId }, who)
  await assign(omar.id, omar)
  expect(await app.refusal(ticketsApi.assign, { ...at, ownerId: nina.id }, nina)).toMatchObject({
    status: 409,
    code: 'TICKET_CHANGED',
    message: expect.stringContaining(name),
  })
  const race = await seen(number)
  const { done, refused } = await atOnce(2, () => app.request(ticketsApi.setState, { ...race, state: 'CLOSED' }, nina))
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'TICKET_CHANGED' }])
  const audit = await app.db`select action, before, after from audit_entry where target_id = ${number} order by at, id`
  expect(audit).toMatchObject([
    { action: 'ticket.assign', before: { ownerId: null }, after: { ownerId: omar.id } },
    { action: 'ticket.state', before: { state: 'OPEN' }, after: { state: 'CLOSED' } },
  ])
  expect(
    await app.refusal(ticketsApi.assign, { ...(await seen(number)), ownerId: (await createCustomer(app)).id }, nina),
  ).toMatchObject({ status: 400 })
})

test('nobody answers past a mail that has just come in', async () => {
  const { write, seen, post } = calls
  const number = await write()
  const before = await seen(number)
  const [receipt] = await findMails(app.db, { to: form.email })
  await post([`From: ${form.email}`, `To: ${receipt!.reply!.to}`, 'Message-ID: <late@x>', '', 'Hat sich erledigt'])
  expect(await app.refusal(ticketsApi.answer, { ...before, words: 'Morgen', state: 'WAITING' }, nina)).toMatchObject({
    status: 409,
    code: 'TICKET_CHANGED',
  })
  expect((await findMails(app.db, { to: form.email })).filter(({ id }) => id.startsWith('ticket-'))).toEqual([])
})

test('several are assigned, closed or called spam at once; what has changed is left and named', async () => {
  const { write, seen, answer, post, numbers } = calls
  const [a, b, c] = [await write(), await write(), await write()]
  const tickets = await Promise.all([a, b, c].map(seen))
  const change = (input: object) =>
    app.request(ticketsApi.changeMany, { tickets, change: 'SPAM', ...input } as never, nina)
  await answer(b)
  expect(await change({ change: 'ASSIGN', ownerId: omar.id })).toEqual({
    changed: expect.arrayContaining([a, c]),
    left: [b],
  })
  expect(await numbers({ owner: omar.id })).toEqual([a, c])
  expect(await app.refusal(ticketsApi.changeMany, { tickets, change: 'CLOSE' }, nina)).toMatchObject({ status: 409 })
  const again = await Promise.all([a, c].map(seen))
  await change({ tickets: again, change: 'SPAM' })
  expect(await numbers({ view: 'SPAM' })).toEqual([c, a])
  // A mail of theirs is read and stays spam.
  const [receipt] = await findMails(app.db, { to: form.email })
  await post([`From: ${form.email}`, `To: ${receipt!.reply!.to}`, 'Message-ID: <spam@x>', '', 'Kaufen Sie Lose'])
  expect(await numbers({ view: 'SPAM' })).toHaveLength(2)
})

test('the list is filtered by owner, subject, language and words, and read page by page', async () => {
  const { write, answer, numbers } = calls
  const all: string[] = []
  for (let n = 0; n < 26; n++) all.push(await write({ email: `guest${n}@hotel.example` }))
  const first = await app.request(ticketsApi.list, {}, nina)
  const second = await app.request(ticketsApi.list, { after: first.next! }, nina)
  expect([...first.items, ...second.items].map(({ ticketNumber }) => ticketNumber)).toEqual(all)
  expect(await numbers({ q: 'GUEST7@' })).toEqual([all[7]])
  expect(await numbers({ subject: 'OTHER' })).toEqual([])
  expect(await numbers({ language: 'en' })).toEqual([])
  await answer(all[3]!)
  expect(await numbers({ owner: 'ME', view: 'ALL' })).toEqual([all[3]])
  expect(await numbers({ owner: 'NONE', view: 'ALL', q: 'guest3@' })).toEqual([])
})

test.each([
  // Thursday, Friday, Saturday and Sunday before the last of November.
  ['2026-11-26T10:00:00+01:00', '2026-11-27T10:00:00+01:00'],
  ['2026-11-27T10:00:00+01:00', '2026-11-30T10:00:00+01:00'],
  ['2026-11-28T10:00:00+01:00', '2026-11-30T23:00:00+01:00'],
  ['2026-11-29T23:30:00+01:00', '2026-11-30T23:30:00+01:00'],
])('what comes at %s is answered in time by %s', async (created, by) => {
  const number = await insertTicket(app.db, {
    ...form,
    id: newId(),
    accountId: null,
    language: 'de',
    createdAt: new Date(created),
    replyToken: newReplyToken(),
  })
  const [row] = await app.db<[{ by: Date }]>`select answer_due_at as by from ticket where ticket_number = ${number!}`
  expect(row.by).toEqual(new Date(by))
})

test('the figure counts what was answered or had to be, and leaves spam out', async () => {
  const { write, seen, answer } = calls
  const [inTime, late, missed, young, spam] = [
    await write(),
    await write(),
    await write(),
    await write(),
    await write(),
  ]
  await answer(inTime)
  await answer(late)
  await app.request(ticketsApi.setState, { ...(await seen(spam)), state: 'SPAM' }, nina)
  await app.db`update ticket set created_at = now() - interval '9 days', answer_due_at = now() - interval '8 days' where ticket_number = any(${[late, missed, spam]})`
  const { firstAnswer, open, waiting, owners } = await app.request(ticketsApi.figures, {}, nina)
  expect(firstAnswer).toEqual({ due: 3, inTime: 1 })
  expect(open.value).toBe(2)
  expect(waiting.value).toBe(2)
  expect(owners.map(({ id }) => id)).toEqual(expect.arrayContaining([nina.id, omar.id]))
  expect(young).toBeTruthy()
})
