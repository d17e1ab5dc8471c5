import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { createTestApp, INBOUND_SECRET, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { startSmtp } from '../../test/smtp.ts'
import { carryOutDecisions } from '../decide-approvals.ts'
import { openMail } from '../platform/mail/mail.ts'

let app: TestApp
let nina: { id: string; token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())

/** A question about a VAT ID, as it has gone out. */
async function sendQuestion() {
  const buyer = await createBuyer(app.db, { vatId: 'ATU12345675' })
  const [{ id }] = await app.db<[{ id: string }]>`select id from approval where target_id = ${buyer.id}`
  await app.request(approvalsApi.decide, { id, decision: 'ASK', message: 'Seit wann gilt sie?' }, nina)
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps)
  app.time.shiftMs = 0
  const mail = (await findMails(app.db, {})).find((one) => one.id.startsWith(`approval-${id}`))!
  return { id, mail, read: () => app.request(approvalsApi.read, { id }, nina) }
}

const receive = (raw: Uint8Array<ArrayBuffer>) =>
  app.request(ticketsApi.receiveMail, { secret: INBOUND_SECRET, message: new File([raw], '') })
const lines = (...written: string[]) => new TextEncoder().encode(written.join('\r\n'))

test('a question goes out by a mail server; the reply to it stands at the approval, with its time, which waits again', async () => {
  const { mail, read } = await sendQuestion()
  expect((await read()).approval.state).toBe('ASKED')
  const smtp = await startSmtp()
  const shop = openMail({ smtpUrl: `smtp://localhost:${smtp.port}`, folder: '', from: 'Tresen <post@tresen.test>' })
  const guest = createTransport({ host: 'localhost', port: smtp.port, ignoreTLS: true })
  try {
    await shop.send(mail)
    const sent = smtp.arrived[0]!
    await guest.sendMail({
      from: 'Jana Brandt <jana@hotel.example>',
      to: sent.replyTo![0]!.address!,
      subject: `Re: ${sent.subject}`,
      inReplyTo: sent.messageId!,
      text: 'Seit dem 1. Mai.\n\nAm 26.11.2026 um 10:00 schrieb Tresen <post@tresen.test>:\n> Seit wann gilt sie?\n',
      attachments: [{ filename: 'notiz.txt', content: 'x' }],
    })
    // By two of the mail server at once.
    const { done } = await atOnce(2, () => receive(new Uint8Array(smtp.raw[1]!)))
    expect(new Set(done.map(({ ticketNumber }) => ticketNumber)).size).toBe(1)
  } finally {
    shop.close()
    guest.close()
    await smtp.stop()
  }
  const { approval, answers } = await read()
  expect(approval.state).toBe('OPEN')
  expect(answers).toEqual([
    { at: expect.any(Date), by: 'Jana Brandt', text: 'Seit dem 1. Mai.', ticketNumber: expect.stringMatching(/^K/) },
  ])
})

test('two first answers at once are one thread, and a notice of absence is no answer', async () => {
  const { mail, read } = await sendQuestion()
  const to = `To: ${mail.reply!.to}`
  const away = lines('From: jana@hotel.example', to, 'Auto-Submitted: auto-replied', '', 'Bin im Urlaub')
  expect(await receive(away)).toMatchObject({ outcome: 'IGNORED' })
  expect((await read()).approval.state).toBe('ASKED')
  await Promise.all(
    ['<one@x>', '<two@x>'].map((id) =>
      receive(lines('From: jana@hotel.example', to, `Message-ID: ${id}`, '', `Antwort ${id}`)),
    ),
  )
  const { answers } = await read()
  expect(answers.map(({ text }) => text).toSorted()).toEqual(['Antwort <one@x>', 'Antwort <two@x>'])
  expect(new Set(answers.map(({ ticketNumber }) => ticketNumber)).size).toBe(1)
})
