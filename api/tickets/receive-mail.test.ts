import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { createTestApp, INBOUND_SECRET, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { form, ticketCalls } from '../../test/operator/ticket-calls.ts'
import { createCustomer } from '../../test/shop.ts'
import { startSmtp } from '../../test/smtp.ts'
import { openMail } from '../platform/mail/mail.ts'

let app: TestApp
let nina: { id: string; token: string }

let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })

  calls = ticketCalls(app, nina)
})
beforeEach(async () => {
  await app.db`delete from mail`
  await app.db`delete from ticket`
})
afterAll(() => app.close())

test('an answer goes out by a mail server, the reply to it comes back into the thread', async () => {
  const { write, read, answer } = calls
  const number = await write()
  await answer(number)
  expect(await read(number)).toMatchObject({ state: 'WAITING', owner: { id: nina.id } })
  const smtp = await startSmtp()
  const shop = openMail({ smtpUrl: `smtp://localhost:${smtp.port}`, folder: '', from: 'Tresen <post@tresen.test>' })
  const guest = createTransport({ host: 'localhost', port: smtp.port, ignoreTLS: true })
  try {
    const [mail] = (await findMails(app.db, { to: form.email })).filter(({ id }) => id.startsWith('ticket-'))
    await shop.send(mail!)
    const sent = smtp.arrived[0]!
    expect(sent.subject).toBe(`Re: Lieferstatus (${number})`)
    expect(sent.text).toContain('Morgen ist sie da.')
    expect(sent.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
    const [replyTo] = sent.replyTo!
    expect(replyTo!.address).toMatch(/^post\+[\da-f]{40}@tresen\.test$/)

    await guest.sendMail({
      from: 'Jana Brandt <jana@hotel.example>',
      to: replyTo!.address!,
      subject: sent.subject!,
      inReplyTo: sent.messageId!,
      text: 'Vielen Dank, das passt.\n\nAm 26.11.2026 um 10:00 schrieb Tresen <post@tresen.test>:\n> Morgen ist sie da.\n',
    })
    const reply = () =>
      app.request(ticketsApi.receiveMail, {
        secret: INBOUND_SECRET,
        message: new File([new Uint8Array(smtp.raw[1]!)], ''),
      })
    expect(await reply()).toEqual({ outcome: 'ADDED', ticketNumber: number })
    // Tried again by the mail server, and by two of it at once.
    const { done } = await atOnce(2, reply)
    expect(done).toEqual([1, 2].map(() => ({ outcome: 'ADDED', ticketNumber: number })))
  } finally {
    shop.close()
    guest.close()
    await smtp.stop()
  }
  const ticket = await read(number)
  expect(ticket.state).toBe('OPEN')
  expect(ticket.messages.map(({ direction, words }) => [direction, words])).toEqual([
    ['IN', form.message],
    ['OUT', 'Morgen ist sie da.'],
    ['IN', 'Vielen Dank, das passt.'],
  ])
  expect(ticket.messages[2]!.whole).toContain('> Morgen ist sie da.')

  // The next answer names the mail that it answers.
  await app.db`delete from mail`
  await answer(number, 'Gern.')
  const [next] = await findMails(app.db, { to: form.email })
  expect(next!.reply).toMatchObject({ answers: expect.stringMatching(/^<.+>$/), isByPerson: true })
})

test('the receipt of the form can be answered, by its address or by what it answers', async () => {
  const { write, read, post } = calls
  const number = await write()
  const [receipt] = await findMails(app.db, { to: form.email })
  const { to } = receipt!.reply!
  expect(await post([`From: ${form.email}`, `Delivered-To: ${to}`, 'Message-ID: <a@x>', '', 'Noch etwas'])).toEqual({
    outcome: 'ADDED',
    ticketNumber: number,
  })
  const without = (from: string, id: string) =>
    post([
      `From: ${from}`,
      'To: post@tresen.test',
      `Message-ID: ${id}`,
      `In-Reply-To: <${receipt!.id}@tresen.test>`,
      '',
      'Und',
    ])
  expect(await without(form.email, '<b@x>')).toEqual({ outcome: 'ADDED', ticketNumber: number })
  // Ids are no secret: somebody else opens a ticket of their own.
  expect(await without('eve@evil.example', '<c@x>')).toMatchObject({ outcome: 'OPENED' })
  expect((await read(number)).messages.map(({ words }) => words)).toEqual([form.message, 'Noch etwas', 'Und'])
})

test('absence notices and bounces are marked, open nothing again and nothing of their own', async () => {
  const { write, read, answer, post, numbers } = calls
  const number = await write()
  await answer(number)
  const [mail] = (await findMails(app.db, { to: form.email })).filter(({ reply }) => reply!.isByPerson)
  const to = `To: ${mail!.reply!.to}`
  const away = [
    'From: jana@hotel.example',
    to,
    'Message-ID: <away@x>',
    'Auto-Submitted: auto-replied',
    '',
    'Bin im Urlaub',
  ]
  expect(await post(away)).toMatchObject({ outcome: 'ADDED' })
  expect(
    await post(['From: postmaster@x.example', to, 'Return-Path: <>', 'Message-ID: <b@x>', '', 'Unknown']),
  ).toMatchObject({
    outcome: 'ADDED',
  })
  const ticket = await read(number)
  expect(ticket.state).toBe('WAITING')
  expect(ticket.messages.map(({ isAutomatic }) => isAutomatic)).toEqual([false, false, true, true])
  const nowhere = [
    'From: jana@hotel.example',
    'To: post@tresen.test',
    'Auto-Submitted: auto-replied',
    '',
    'Bin im Urlaub',
  ]
  for (const lines of [nowhere, ['From: post@tresen.test', '', 'Our own'], ['Subject: nobody', '', 'x']])
    expect(await post(lines)).toEqual({ outcome: 'IGNORED', ticketNumber: null })
  expect(await numbers({ view: 'ALL' })).toEqual([number])
})

test('a mail from nowhere opens a ticket once, known by its confirmed address', async () => {
  const { read, post } = calls
  const { id, email, token } = await createCustomer(app)
  await app.db`update account set email_confirmed_at = now() where id = ${id}`
  const lines = [
    `From: =?utf-8?Q?J=C3=BCrgen?= Weiß <${email}>`,
    'Message-ID: <new@x>',
    'Subject: Frage',
    '',
    'Hallo \u0000 du',
  ]
  const opened = await post(lines)
  expect(opened).toEqual({ outcome: 'OPENED', ticketNumber: expect.stringMatching(/^K\d+$/) })
  expect(await post(lines)).toEqual(opened)
  const ticket = await read(opened.ticketNumber!)
  expect(ticket).toMatchObject({ title: 'Frage', email, isKnown: true, buyer: { id }, state: 'OPEN' })
  const [{ count }] = await app.db<
    [{ count: number }]
  >`select count(*)::int as count from ticket where account_id = ${id}`
  expect(count).toBe(1)
  expect(token).toBeTruthy()
})

test('who does not know the secret posts nothing', async () => {
  const { numbers } = calls
  for (const secret of ['', 'x', `${INBOUND_SECRET}0`])
    expect(
      await app.refusal(ticketsApi.receiveMail, { secret, message: new File(['From: a@b.example\r\n\r\nx'], '') }),
    ).toMatchObject({ status: 403 })
  expect(await numbers({ view: 'ALL' })).toEqual([])
})
