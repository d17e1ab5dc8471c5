import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { mailDocument, queueUndrawn, type DocumentMail } from './mail-document.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

type Issued = Awaited<ReturnType<typeof issueInvoice>>
async function issueInvoice() {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  return { ...life, number: (await life.part()).documents[0]!.number }
}
const read = async ({ orderId, number, buyer }: Issued) => {
  const file = await app.request(ordersApi.readDocument, { id: orderId, number }, buyer)
  return Buffer.from(await file.arrayBuffer())
}
const storedOf = ({ number }: Issued) =>
  app.db<{ pdf: Buffer; sha256: Buffer }[]>`select pdf, sha256 from document_file where number = ${number}`
/** What another drawing, or another version of this one, would be made of. */
const drawOtherwise = ({ number }: Issued) => app.db`
  update document set content = jsonb_set(content, '{seller,companyName}', '"Anders GmbH"') where number = ${number}`

test('german-trade § 4.6: a document is stored as it was first drawn, with its hash, whatever would be drawn later', async () => {
  const issued = await issueInvoice()
  expect(await storedOf(issued)).toEqual([])
  const first = await read(issued)
  await drawOtherwise(issued)
  expect((await read(issued)).equals(first)).toBe(true)
  const [stored] = await storedOf(issued)
  expect(stored!.pdf.equals(first)).toBe(true)
  expect(stored!.sha256).toEqual(createHash('sha256').update(first).digest())
})

test('german-trade § 4.6: what is mailed is what is stored, and is read ever after', async () => {
  const issued = await issueInvoice()
  await mailDocument(app.deps, { buyerId: issued.buyer.id, orderId: issued.orderId, number: issued.number })
  const [stored] = await storedOf(issued)
  await drawOtherwise(issued)
  expect((await read(issued)).equals(stored!.pdf)).toBe(true)
})

test('what was mailed before documents were stored is drawn by jobs of the next start, and not mailed again', async () => {
  const [old, fresh] = [await issueInvoice(), await issueInvoice()]
  await app.db`
    update document set issued_at = issued_at - interval '2 hours', mailed_at = now() where number = ${old.number}`
  await app.db`delete from pgboss.job where name = 'document-mail'`
  await queueUndrawn(app.deps)
  const jobs = await app.db<{ data: DocumentMail }[]>`select data from pgboss.job where name = 'document-mail'`
  expect(jobs.map(({ data }) => data.number)).toEqual([old.number])
  await mailDocument(app.deps, jobs[0]!.data)
  expect((await storedOf(old)).length).toBe(1)
  expect((await storedOf(fresh)).length).toBe(0)
  expect(await app.db`select from mail where id = ${`document-${old.number}`}`).toHaveLength(0)
})

test('german-trade § 4.6: a kill between number and file loses nothing: the job came with the number, and mails once', async () => {
  const issued = await issueInvoice()
  expect(await storedOf(issued)).toEqual([])
  const jobs = await app.db<{ data: DocumentMail }[]>`
    select data from pgboss.job where name = 'document-mail' and data ->> 'number' = ${issued.number}`
  expect(jobs).toHaveLength(1)
  // A worker that was killed after its work takes the job once more.
  for (let attempt = 0; attempt < 2; attempt++) await mailDocument(app.deps, jobs[0]!.data)
  const [{ mails }] = await app.db<[{ mails: number }]>`
    select count(*)::int as mails from mail where id = ${`document-${issued.number}`}`
  expect(mails).toBe(1)
  expect((await read(issued)).equals((await storedOf(issued))[0]!.pdf)).toBe(true)
})

test('24 who ask at once for what was never drawn get the same bytes', async () => {
  const issued = await issueInvoice()
  const { done } = await atOnce(24, () => read(issued))
  expect(new Set(done.map((pdf) => pdf.toString('base64'))).size).toBe(1)
  expect(done).toHaveLength(24)
  expect(await storedOf(issued)).toHaveLength(1)
})

test('what is stored cannot change or be deleted, nor be stored with a wrong hash', async () => {
  const issued = await issueInvoice()
  await read(issued)
  const { number } = issued
  await expect(app.db`update document_file set drawn_at = now() where number = ${number}`).rejects.toThrow('stays')
  await expect(app.db`delete from document_file where number = ${number}`).rejects.toThrow('stays')
  const next = await issueInvoice()
  const wrong = app.db`insert into document_file (number, pdf, sha256, drawn_at) values (${next.number}, '1', '2', now())`
  await expect(wrong).rejects.toThrow('document_file_whole')
})

test('calls are answered while an invoice of 500 lines is drawn', async () => {
  const issued = await issueInvoice()
  await app.db`
    update document set content = jsonb_set(content, '{lines}',
      (select jsonb_agg(content -> 'lines' -> 0 || jsonb_build_object('name', 'Ware mit einem langen Namen, Nummer ' || n))
        from generate_series(1, 500) n))
    where number = ${issued.number}`
  const answered: string[] = []
  const drawn = read(issued).then(() => answered.push('document'))
  for (let call = 1; call <= 3; call++) answered.push((await issued.read()).order.orderNumber)
  expect(answered).toEqual(Array.from({ length: 3 }, () => issued.orderNumber))
  await drawn
})

test('an account reads 60 documents a minute; others are not counted with it', async () => {
  const issued = await issueInvoice()
  const input = { id: issued.orderId, number: issued.number }
  await read(issued)
  await atOnce(59, () => app.request(ordersApi.readDocument, input, issued.buyer))
  expect(await app.refusal(ordersApi.readDocument, input, issued.buyer)).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  })
  const asStore = { subOrderNumber: issued.subOrderNumber, number: issued.number }
  expect((await app.request(supplierOrdersApi.readDocument, asStore, issued.store)).size).toBeGreaterThan(1000)
})
