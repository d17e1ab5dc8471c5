import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ticketsApi from '../../contract/tickets/tickets.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { ticketCalls } from '../../test/operator/ticket-calls.ts'
import { namesIn } from '../../test/storage/s3-storage.ts'
import { deleteOldUploads } from '../attachments/delete-files.ts'
import { startDeletionWorker } from '../platform/retention/delete-files.ts'

let app: TestApp
let calls: ReturnType<typeof ticketCalls>
let operator: { token: string }
let photo: File
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  calls = ticketCalls(app, operator)
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
  const bytes = await picture
    .withMetadata({ exif: { IFD0: { Artist: 'Jana' } } })
    .jpeg()
    .toBuffer()
  photo = new File([bytes], '../crate.png', { type: 'image/jpeg' })
})
afterAll(() => app.close())

const pdfOf = (bytes: number) =>
  new File([`%PDF-1.7\n${' '.repeat(bytes)}1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n`], 'terms.pdf')
const add = (number: string, file: File) => app.request(ticketsApi.addFile, { number, file }, operator)
const answer = async (number: string, ids: string[]) => ({
  ...(await calls.seen(number)),
  words: 'Anbei',
  state: 'WAITING' as const,
  attachmentIds: ids,
})
type MailedFile = { name: string; type: string; base64: string }
const mailed = async (number: string) => {
  const [row] = await app.db<{ files: MailedFile[] | null }[]>`
    select files from mail where subject like ${`%${number}%`} and id like 'ticket-%' order by created_at desc limit 1`
  return row?.files ?? []
}

test('files go along with the mail of an answer and stand at it, named by what they are', async () => {
  const number = await calls.write()
  const ids = [(await add(number, photo)).id, (await add(number, pdfOf(10))).id]
  expect((await calls.read(number)).messages.flatMap(({ attachments }) => attachments)).toEqual([])
  await app.request(ticketsApi.answer, await answer(number, ids), operator)
  const { messages } = await calls.read(number)
  expect(messages.at(-1)!.attachments.map(({ kind, name }) => [kind, name])).toEqual([
    ['PICTURE', 'crate.png'],
    ['PDF', 'terms.pdf'],
  ])
  const files = await mailed(number)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['crate.jpg', 'image/jpeg'],
    ['terms.pdf', 'application/pdf'],
  ])
  const { exif, width } = await sharp(Buffer.from(files[0]!.base64, 'base64')).metadata()
  expect({ exif, width }).toEqual({ exif: undefined, width: 60 })
})

test('a file goes with one answer: neither twice, nor with that of another ticket', async () => {
  const [number, other] = [await calls.write(), await calls.write()]
  const { id } = await add(number, photo)
  const refused = { code: 'VALIDATION', fieldErrors: { attachmentIds: expect.stringContaining('add it again') } }
  expect(await app.refusal(ticketsApi.answer, await answer(other, [id]), operator)).toMatchObject(refused)
  expect((await calls.read(other)).messages).toHaveLength(1)
  const input = await answer(number, [id])
  const { done } = await atOnce(2, () => app.request(ticketsApi.answer, input, operator))
  expect(done.filter((one) => one !== null)).toHaveLength(1)
  expect(await app.refusal(ticketsApi.answer, await answer(number, [id]), operator)).toMatchObject(refused)
})

test('more than mail servers take is refused with the words kept, and less goes through', async () => {
  const number = await calls.write()
  const ids = [(await add(number, pdfOf(9_000_000))).id, (await add(number, pdfOf(9_000_000))).id]
  expect(await app.refusal(ticketsApi.answer, await answer(number, ids), operator)).toMatchObject({
    fieldErrors: { attachmentIds: expect.stringContaining('15 MB') },
  })
  expect((await calls.read(number)).messages).toHaveLength(1)
  await app.request(ticketsApi.answer, await answer(number, ids.slice(0, 1)), operator)
  expect(await mailed(number)).toHaveLength(1)
})

test('what is neither picture nor PDF is refused, as is a ticket that is full or unknown', async () => {
  const number = await calls.write()
  const odd = { number, file: new File(['words'], 'list.docx') }
  expect(await app.refusal(ticketsApi.addFile, odd, operator)).toMatchObject({ status: 422, code: 'FILE_REFUSED' })
  expect(await app.refusal(ticketsApi.addFile, { number: 'K999999999', file: photo }, operator)).toMatchObject({
    code: 'NOT_FOUND',
  })
  const { id } = await add(number, photo)
  await app.db`
    insert into attachment (id, ticket_id, token, format, name, created_at)
    select gen_random_uuid(), ticket_id, encode(sha256(n::text::bytea), 'hex'), 'pdf', 'x', created_at
    from attachment, generate_series(1, 58) n where id = ${id}`
  const sends = Array.from({ length: 3 }, (_, n) => ({ ...operator, headers: { 'idempotency-key': `last-${n}` } }))
  const last = await Promise.allSettled(sends.map((by) => app.request(ticketsApi.addFile, { number, file: photo }, by)))
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const place = last.findIndex(({ status }) => status === 'fulfilled')
  const again = await app.request(ticketsApi.addFile, { number, file: photo }, sends[place]!)
  expect(last[place]).toMatchObject({ value: { id: again.id } })
  expect(await app.refusal(ticketsApi.addFile, { number, file: photo }, operator)).toMatchObject({
    fieldErrors: { file: expect.stringContaining('60') },
  })
})

test('sent twice it is one file; what goes with no answer is deleted after a day', async () => {
  await startDeletionWorker(app.deps)
  const before = await namesIn(app.deps.files)
  const number = await calls.write()
  const headers = { 'idempotency-key': 'answer-file-1' }
  const send = () => app.request(ticketsApi.addFile, { number, file: photo }, { ...operator, headers })
  const { done } = await atOnce(2, send)
  expect(new Set(done.map((file) => file?.id)).size).toBe(1)
  await expect.poll(() => namesIn(app.deps.files)).toHaveLength(before.length + 1)
  await deleteOldUploads(app.deps, new Date(Date.now() + 60_000))
  await expect.poll(async () => (await namesIn(app.deps.files)).length).toBeLessThanOrEqual(before.length)
})
