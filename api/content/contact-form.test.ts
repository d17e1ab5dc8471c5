import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as exclusiveApi from '../../contract/exclusive.ts'
import * as contentApi from '../../contract/content.ts'
import { contactSubjects } from '../../contract/content.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createProduct, createStore } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

const desk = 'post@tresen.test'
const shopDesk = 'shop@tidemar.example'
const form = {
  subject: 'PRODUCT_INFORMATION',
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana@hotel.example',
  message: 'Gibt es das auch in Grün?',
  privacyAccepted: true,
} as const

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await app.db`delete from mail`
  await app.db`delete from rate_limit`
})
afterAll(() => app.close())

type Rest = Partial<InputOf<typeof contentApi.sendContactForm>>
const send = (rest: Rest = {}, options: { token?: string; language?: 'de' | 'en' } = {}) =>
  app.request(contentApi.sendContactForm, { ...form, ...rest }, options)
const mails = () => findMails(app.db)
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email)
const addressees = async () => (await mails()).map(({ to }) => to).toSorted()

test.each(contactSubjects)('a message about %s becomes a ticket, told to sender and desk', async (subject) => {
  const { ticketNumber } = await send({ subject }, { language: 'de' })
  expect(ticketNumber).toMatch(/^K\d{6}$/)
  expect(await addressees()).toEqual([form.email, desk])
  const [saved] = await app.db`select * from ticket where ticket_number = ${ticketNumber}`
  expect(saved).toMatchObject({ subject, message: form.message, email: form.email, accountId: null, language: 'de' })
  const [mail] = await mailsTo(desk)
  for (const part of [ticketNumber, 'Jana Brandt', form.email, form.message]) {
    expect(mail?.text).toContain(part)
    expect(mail?.html).toContain(part)
  }
})

test.each([
  ['de', 'Deine Nachricht ist angekommen', 'Artikelinformation'],
  ['en', 'We have received your message', 'Product information'],
] as const)('the sender is answered in %s, without a word that was typed', async (language, subject, topic) => {
  const { ticketNumber } = await send({ firstName: 'Lose', message: 'Kaufen Sie Lose!' }, { language })
  const [mail] = await mailsTo(form.email)
  expect(mail?.subject).toBe(`${subject} (${ticketNumber})`)
  expect(mail?.text).toContain(topic)
  expect(mail?.html).toContain(topic)
  expect(JSON.stringify(mail)).not.toContain('Lose')
})

test('the store of a product is told, in its language', async () => {
  const { skuId } = await createGoods(app)
  await send({ productSkuId: skuId })
  const [mail] = await mailsTo(shopDesk)
  expect(mail?.subject).toMatch(/^K\d+: Artikelinformation$/)
  expect(mail?.text).toContain(`Artikel (Nummer): ${skuId}`)
})

test("the stores of one's own order are told, those of another buyer's are not", async () => {
  const [jana, omar] = [await createCustomer(app), await createCustomer(app)]
  const { skuId } = await createGoods(app)
  const { orderNumber } = await order(app, jana, (await put(app, jana, skuId)).version)
  await app.db`delete from mail`
  const about = { subject: 'DELIVERY_STATUS', orderNumber: orderNumber! } as const
  for (const options of [{ token: omar.token }, {}]) await send(about, options)
  expect(await mailsTo(shopDesk)).toEqual([])
  expect((await mailsTo(desk))[0]?.text).toContain(`Bestellung (wie angegeben, ungeprüft): ${orderNumber}`)
  await send(about, { token: jana.token })
  const [mail, ...more] = await mailsTo(shopDesk)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`Bestellung (des angemeldeten Kontos): ${orderNumber}`)
})

test('about an exclusive product a signed-in buyer applies, once', async () => {
  const { token } = await createCustomer(app)
  const { skuId } = await createGoods(app, { isExclusive: true })
  await send({ productSkuId: skuId }, { token })
  const access = await app.request(exclusiveApi.canSee, { id: skuId }, { token })
  expect(access).toMatchObject({ reason: 'PENDING' })
  expect((await mailsTo(shopDesk)).map(({ subject }) => subject)).toEqual([
    `Antrag auf Zugang zum exklusiven Artikel ${skuId}`,
  ])
  expect((await mailsTo(desk))[0]?.text).toContain('Antrag auf Zugang')
  await send({ productSkuId: skuId }, { token })
  expect(await app.request(exclusiveApi.listRequests, {}, { token })).toMatchObject({
    totalItems: 1,
    items: [{ message: form.message, status: 'PENDING' }],
  })
  expect(await mailsTo(shopDesk)).toHaveLength(1)
})

test('the answer does not tell a visitor whether a product exists, and its store is not told', async () => {
  const store = await createStore(app.db)
  const hidden = await createProduct(app.db, store.id, { isExclusive: true })
  const paused = await createProduct(app.db, store.id, { status: 'PAUSED' })
  for (const productSkuId of [hidden.skuId, paused.skuId, '999999'])
    expect(await send({ productSkuId })).toEqual({ ticketNumber: expect.stringMatching(/^K\d{6}$/) })
  expect(new Set(await addressees())).toEqual(new Set([form.email, desk]))
  expect((await app.db`select from exclusive_request where sku_id = ${hidden.skuId}`).count).toBe(0)
})

test.each([
  ['email', 'jana@hotel.example\r\nBcc: all@hotel.example'],
  ['email', 'Jana <jana@hotel.example>'],
  ['email', 'jana@hotel.example, omar@hotel.example'],
  ['orderNumber', 'T100001\r\nBcc: all@hotel.example'],
  ['subject', 'Hallo'],
  ['message', '   '],
  ['privacyAccepted', false],
])('a form with a wrong %s is refused: %j', async (field, value) => {
  const refusal = await app.refusal(contentApi.sendContactForm, { ...form, [field]: value })
  expect(refusal).toMatchObject({ status: 400, fieldErrors: { [field]: expect.any(String) } })
  expect(await mails()).toEqual([])
})

test('line breaks in a name stand in no header and make no line of their own', async () => {
  await send({ firstName: 'Jana\r\nBcc: all@hotel.example\r\n\r\n<b>', lastName: 'Brandt' })
  for (const mail of await mails()) {
    expect(`${mail.to}${mail.subject}`).not.toMatch(/[\r\n]|Bcc/)
    expect(mail.html).not.toContain('<b>')
  }
  expect((await mailsTo(desk))[0]?.text).toContain('Absender: Jana Bcc: all@hotel.example <b> Brandt\n')
})

test('one email gets five receipts an hour, whatever its letter case', async () => {
  for (let i = 0; i < 5; i++) await send()
  const refusal = await app.refusal(
    contentApi.sendContactForm,
    { ...form, email: 'JANA@hotel.example' },
    { language: 'de' },
  )
  expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: expect.stringContaining('Sekunden') })
  await send({ email: 'omar@hotel.example' })
})

test('one address sends thirty messages an hour', async () => {
  for (let i = 0; i < 30; i++) await send({ email: `guest-${i}@hotel.example` })
  expect(await app.refusal(contentApi.sendContactForm, { ...form, email: 'one-more@hotel.example' })).toMatchObject({
    status: 429,
  })
})
