import type { SendMailOptions } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { createTestApp, INBOUND_SECRET, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { composeMail } from '../../test/operator/compose-mail.ts'
import { ticketCalls } from '../../test/operator/ticket-calls.ts'
import { namesIn } from '../../test/storage/s3-storage.ts'
import { findRecords } from '../account/privacy/export-queries.ts'
import { startDeletionWorker } from '../platform/retention/delete-files.ts'
import { inTransaction } from '../platform/db.ts'
import { eraseTickets } from './delete-tickets.ts'

let app: TestApp
let calls: ReturnType<typeof ticketCalls>
let photo: Buffer
let brought: { filename: string; content: Buffer }[]
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  calls = ticketCalls(app, await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] }))
  photo =
    await sharp({ create: { width: 800, height: 600, channels: 3, noise: { type: 'gaussian', mean: 90, sigma: 60 } } as never }) // prettier-ignore
      .withMetadata({ exif: { IFD0: { Artist: 'Jana' } } })
      .jpeg()
      .toBuffer()
  brought = [
    { filename: '../../crate.jpg', content: photo },
    { filename: 'delivery.pdf', content: pdf },
    { filename: 'list.docx', content: Buffer.from('words') },
  ]
})
afterAll(() => app.close())

async function post(mail: SendMailOptions) {
  const message = await composeMail({ from: 'Jana <jana@hotel.example>', ...mail })
  const send = () => app.request(ticketsApi.receiveMail, { secret: INBOUND_SECRET, message })
  return { ...(await send()), send }
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')
const damaged = { filename: 'scan.pdf', content: pdf.subarray(0, 20) }
const stored = () => namesIn(app.deps.files)

test('pictures and PDFs of the mail that opens a ticket stand in it, the others are named; twice and at once they stand there once', async () => {
  const { ticketNumber, send } = await post({
    subject: 'Broken',
    text: 'See there',
    attachments: [...brought, damaged],
  })
  const before = await stored()
  await atOnce(2, send)
  const { messages } = await calls.read(ticketNumber!)
  expect(messages).toHaveLength(1)
  const [{ attachments, fileNames }] = messages as [(typeof messages)[0]]
  expect(attachments.map(({ kind, name }) => [kind, name])).toEqual([
    ['PICTURE', 'crate.jpg'],
    ['PDF', 'delivery.pdf'],
  ])
  expect(fileNames).toEqual(['list.docx', 'scan.pdf'])
  expect(await stored()).toEqual(before)
  const shown = await app.fastify.inject({ url: attachments[0]!.url })
  expect(shown.statusCode).toBe(200)
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
  expect((await app.fastify.inject({ url: attachments[1]!.url })).headers['content-disposition']).toContain(
    'attachment',
  )
})

test('of two that bring the same mail at once, one stores its files', async () => {
  const before = await stored()
  const messageId = '<both@hotel.example>'
  const mail = { subject: 'Both', text: 'Both', messageId, attachments: [brought[1]!] }
  const { done } = await atOnce(2, () => post(mail))
  expect(new Set(done.map((reply) => reply?.ticketNumber)).size).toBe(1)
  expect(await stored()).toHaveLength(before.length + 1)
})

test('a photo pasted between the words is stored, the picture of a signature is not', async () => {
  const logo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { ticketNumber } = await post({
    subject: 'Pasted',
    html: '<p>Look <img src="cid:photo"></p><img src="cid:logo">',
    attachments: [
      { filename: 'photo.jpg', content: photo, cid: 'photo' },
      { filename: 'logo.png', content: logo, cid: 'logo' },
    ],
  })
  const [message] = (await calls.read(ticketNumber!)).messages
  expect(message!.attachments.map(({ name }) => name)).toEqual(['photo.jpg'])
  expect(message!.fileNames).toEqual([])
})

test('of one mail eight are stored; of a machine, or into spam, none', async () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ filename: `${index}.pdf`, content: pdf }))
  const { ticketNumber } = await post({ subject: 'Many', text: 'Many', messageId: '<many@x>', attachments: many })
  const before = await stored()
  const answer = { subject: 'Re', text: 'More', inReplyTo: '<many@x>', attachments: [brought[1]!] }
  await post({ ...answer, headers: { 'auto-submitted': 'auto-replied' } })
  await app.request(
    ticketsApi.setState,
    { ...(await calls.seen(ticketNumber!)), state: 'SPAM' },
    await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] }),
  )
  await post(answer)
  const { messages } = await calls.read(ticketNumber!)
  expect(messages.map(({ attachments, fileNames }) => [attachments.length, fileNames])).toEqual([
    [8, ['8.pdf', '9.pdf']],
    [0, ['delivery.pdf']],
    [0, ['delivery.pdf']],
  ])
  expect(await stored()).toEqual(before)
})

test('while the storage is away nothing is written of a mail; it comes in once it is there', async () => {
  const { write } = app.deps.files
  app.deps.files.write = () => Promise.reject(new Error('away'))
  const mail = { subject: 'Away', text: 'Away', messageId: '<away@x>', attachments: [brought[1]!] }
  await expect(post(mail)).rejects.toThrow()
  expect(await app.db`select from ticket where message_id = '<away@x>'`).toHaveLength(0)
  app.deps.files.write = write
  const { ticketNumber } = await post(mail)
  expect((await calls.read(ticketNumber!)).messages[0]!.attachments).toHaveLength(1)
})

test('they are part of what a person is given, and go with the ticket', async () => {
  const buyer = await createBuyer(app.db, { email: 'files@hotel.example' })
  const before = await stored()
  const mail = { from: 'files@hotel.example', subject: 'Mine', text: 'Mine', attachments: [brought[1]!] }
  const { ticketNumber } = await post(mail)
  expect(await calls.read(ticketNumber!)).toMatchObject({ isKnown: true })
  const { attachment } = await findRecords(app.db, buyer.id)
  expect(attachment!.map(({ name }) => name)).toEqual(['delivery.pdf'])
  await startDeletionWorker(app.deps)
  await inTransaction(app.db, (tx) => eraseTickets(tx, app.deps, buyer.id))
  await expect.poll(stored).toEqual(before)
})
