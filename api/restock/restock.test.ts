import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as profileApi from '../../contract/profile.ts'
import * as restockApi from '../../contract/restock.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { importStock } from '../../test/import-stock.ts'
import { findMails } from '../../test/mails.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { startSmtp } from '../../test/smtp.ts'
import { eraseOthers } from '../erase-others.ts'
import { inTransaction } from '../platform/db.ts'
import { openMail } from '../platform/mail/mail.ts'
import { startMailWorker } from '../platform/mail/mail-worker.ts'
import { promiseStock, releaseStock } from '../products/stock.ts'
import { mailRestocked } from './mail-restocked.ts'

let app: TestApp
let storeId: string
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  app = await createTestApp()
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
})

const soldOut = (values = {}) => createProduct(app.db, storeId, { stock: 0, ...values })
const add = (productSkuId: string, token = buyer.token) => app.request(restockApi.add, { productSkuId }, { token })
const listed = async (token = buyer.token) =>
  (await app.request(restockApi.list, {}, { token })).items.map(({ skuId }) => skuId)
const restock = (skuId: string, pieces = 6) => app.db`update stock set on_hand = ${pieces} where sku_id = ${skuId}`
const mails = async () => {
  await mailRestocked(app.deps)
  return (await findMails(app.db, { to: buyer.email })).map(({ subject }) => subject)
}

test('a notice is added once, listed for its buyer alone, and taken out again', async () => {
  const other = await createBuyer(app.db)
  const [first, second] = [await soldOut(), await soldOut()]
  for (const { skuId } of [first, first, second]) {
    await add(skuId)
    app.time.shiftMs += 1000
  }
  expect(await listed()).toEqual([second.skuId, first.skuId])
  expect(await app.request(restockApi.listSkuIds, {}, buyer)).toEqual([second.skuId, first.skuId])
  await app.request(restockApi.remove, { productSkuId: first.skuId }, other)
  await app.request(restockApi.remove, { productSkuId: second.skuId }, buyer)
  await app.request(restockApi.remove, { productSkuId: second.skuId }, buyer)
  expect(await listed()).toEqual([first.skuId])
  expect(await listed(other.token)).toEqual([])
})

test('what is unknown, or exclusive without a grant, is 404, and an account has a limit', async () => {
  const hidden = await soldOut({ isExclusive: true })
  expect(await app.refusal(restockApi.add, { productSkuId: hidden.skuId }, buyer)).toMatchObject({ status: 404 })
  await app.db`
    insert into restock_notice (buyer_id, sku_id, id, created_at)
    select ${buyer.id}, 'x' || n, gen_random_uuid(), now() from generate_series(1, 200) n`
  const { skuId } = await soldOut()
  expect(await app.refusal(restockApi.add, { productSkuId: skuId }, buyer)).toMatchObject({ code: 'LIMIT_REACHED' })
})

test('it is mailed once there is a smallest order, in the language of the buyer, and then never again', async () => {
  const german = await soldOut({ nameDe: 'Haferdrink', nameEn: 'Oat drink', minimumQuantity: 8 })
  await add(german.skuId)
  await restock(german.skuId, 11)
  expect(await mails()).toEqual([])
  await restock(german.skuId, 12)
  expect(await mails()).toEqual(['Wieder da: Haferdrink'])
  await restock(german.skuId, 0)
  await restock(german.skuId, 60)
  expect(await mails()).toHaveLength(1)
  expect(await listed()).toEqual([])
  buyer = await createBuyer(app.db, { language: 'en' })
  await add(german.skuId)
  expect(await mails()).toEqual(['Back in stock: Oat drink'])
})

test('all that came back together is one mail; what is not on sale or granted, and who is unconfirmed, waits', async () => {
  const [first, second, paused, exclusive] = [
    await soldOut({ nameDe: 'Tee' }),
    await soldOut(),
    await soldOut(),
    await soldOut(),
  ]
  for (const { skuId } of [first, second, paused, exclusive]) await add(skuId)
  await app.db`update product set status = 'PAUSED' where sku_id = ${paused.skuId}`
  await app.db`update product set is_exclusive = true where sku_id = ${exclusive.skuId}`
  await app.db`update account set email_confirmed_at = null where id = ${buyer.id}`
  for (const { skuId } of [first, second, paused, exclusive]) await restock(skuId)
  expect(await mails()).toEqual([])
  await app.db`update account set email_confirmed_at = now() where id = ${buyer.id}`
  expect(await mails()).toEqual(['Wieder da: Tee und 1 weitere'])
  await app.db`update product set status = 'ACTIVE' where sku_id = ${paused.skuId}`
  expect(await mails()).toHaveLength(2)
})

test.each([
  ['an import', (skuId: string) => importStock(app, { skuId, storeId }, { stock: 60 })],
  ['a hold that ends', (skuId: string) => inTransaction(app.db, (tx) => releaseStock(tx, [{ skuId, quantity: 12 }]))],
])('%s brings it back', async (name, change) => {
  const { skuId } = await soldOut({ stock: 12 })
  await inTransaction(app.db, (tx) => promiseStock(tx, [{ skuId, quantity: 12 }]))
  await add(skuId)
  expect(await mails(), name).toEqual([])
  await change(skuId)
  expect(await mails(), name).toHaveLength(1)
})

test.each([
  ['a cancelled order', 'CANCEL'],
  ['a refused order', 'REJECT'],
  ['goods that were sent back', 'RETURN'],
] as const)('%s brings it back', async (_, step) => {
  const life = await createOrderedGoods(app, { quantity: 12, product: { stock: 12 } })
  await add(life.goods.skuId)
  await life.pay()
  expect(await mails()).toEqual([])
  if (step === 'CANCEL') await life.act('CANCEL')
  else if (step === 'REJECT') await life.supply('REJECT', { reason: 'Bruch' })
  else {
    await life.supply('CONFIRM')
    await life.supply('SHIP', { carrier: 'DHL' })
    await life.supply('MARK_DELIVERED')
    await life.act('REQUEST_RETURN')
    await life.supply('ACCEPT_RETURN')
  }
  expect(await mails()).toHaveLength(1)
})

test('two changes at once and processes that find them at once send one mail over a line of SMTP', async () => {
  const { skuId } = await soldOut()
  await add(skuId)
  await Promise.all([restock(skuId, 12), restock(skuId, 24)])
  const written = await Promise.all([1, 2, 3, 4].map(() => mailRestocked(app.deps)))
  expect(written.reduce((sum, count) => sum + count)).toBe(1)
  const [server, folder] = [await startSmtp(), await mkdtemp(join(tmpdir(), 'tresen-restock-'))]
  const mailer = openMail({ smtpUrl: `smtp://localhost:${server.port}`, folder, from: 'Tresen <post@tresen.test>' })
  try {
    await app.db`delete from mail where recipient <> ${buyer.email}`
    await doJobs(app, (deps) => startMailWorker(deps, mailer))
    await mailRestocked(app.deps)
    await doJobs(app, (deps) => startMailWorker(deps, mailer))
    expect(server.arrived).toMatchObject([
      { to: [{ address: buyer.email }], text: expect.stringContaining(`-${skuId}`), subject: expect.any(String) },
    ])
  } finally {
    mailer.close()
    await server.stop()
    await rm(folder, { recursive: true })
  }
})

test('a notice stands in the export of the account and goes with it', async () => {
  const { skuId } = await soldOut()
  await add(skuId)
  const { records } = await app.request(profileApi.exportAccount, {}, buyer)
  expect(records.restockNotice).toMatchObject([{ skuId }])
  await inTransaction(app.db, (tx) => eraseOthers(app.deps).company(tx, buyer.id))
  expect((await app.db`select from restock_notice where buyer_id = ${buyer.id}`).count).toBe(0)
  await restock(skuId)
  expect(await mails()).toEqual([])
})
