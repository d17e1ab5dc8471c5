import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as webhooksApi from '../../contract/team/webhooks.ts'
import { webhookEvents } from '../../contract/team/webhooks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { findMails } from '../../test/mails.ts'
import { createImporting } from '../../test/range/importing.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'
import { startChangeSetWorker } from '../change-sets/work-change-set.ts'
import { startImportWorker } from '../import/runs/work-import.ts'
import { sendWebhooks } from './send-webhooks.ts'

type Member = { token: string }
type Received = { headers: IncomingHttpHeaders; body: string }

let app: TestApp
let goods: Awaited<ReturnType<typeof createGoods>>
let buyer: Awaited<ReturnType<typeof createCustomer>>
let owner: Member & { email: string }
let system: { server: Server; url: string; received: Received[]; status: number }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  goods = await createGoods(app)
  buyer = await createCustomer(app)
  owner = await createMember(app.db, { storeId: goods.storeId, roles: ['OWNER'] })
  system = await startSystem()
})
afterEach(async () => {
  system.server.close()
  await app.db`delete from webhook`
})

const make = (who: Member = owner, url = system.url) =>
  app.request(webhooksApi.make, { url, events: [...webhookEvents] }, who)
const list = (who: Member = owner) => app.request(webhooksApi.list, {}, who)
const send = () => sendWebhooks(app.deps)
/** Paid, too. */
async function placeOrder() {
  const { version } = await put(app, buyer, goods.skuId, 12)
  const { orderId } = await order(app, buyer, version)
  const [placed] = await app.db<{ subOrderNumber: string }[]>`
    update sub_order set status = 'PLACED' where order_id = ${orderId!} returning sub_order_number`
  return placed!.subOrderNumber
}

test('a system is told of an order, and knows by the signature that it comes from us', async () => {
  const { secret, made } = await make()
  const subOrderNumber = await placeOrder()
  expect(await send()).toBe(1)
  const [received] = system.received
  expect(JSON.parse(received!.body)).toMatchObject({ type: 'order.placed', data: { subOrderNumber } })
  expect(isSigned(received!, secret)).toBe(true)
  expect(isSigned({ ...received!, body: received!.body.replace('placed', 'cancelled') }, secret)).toBe(false)
  expect(await list()).toMatchObject({
    webhooks: [{ id: made.id, isOn: true }],
    deliveries: [{ event: 'order.placed', state: 'DELIVERED', status: 204, tries: 1, data: { subOrderNumber } }],
  })
  expect(await send()).toBe(0)
})

test('the secret is shown once and stands nowhere in clear', async () => {
  const { secret } = await make()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(JSON.stringify(await list())).not.toContain(secret)
  for (const table of ['webhook', 'audit_entry', 'mail'])
    expect((await app.db`select from ${app.db(table)} t where t::text like ${`%${secret.slice(6)}%`}`).count).toBe(0)
})

test('what fails is tried again with growing pauses under the same id, then given up and mailed', async () => {
  const { made } = await make()
  await placeOrder()
  system.status = 503
  let tries = 0
  for (let hour = 0; hour < 100; hour++) {
    app.time.shiftMs = hour * 3_600_000
    tries += await send()
  }
  app.time.shiftMs = 0
  expect(tries).toBe(9)
  expect(new Set(system.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const { webhooks, deliveries } = await list()
  expect(webhooks).toMatchObject([{ id: made.id, isOn: false, givenUpAt: expect.any(Date) }])
  expect(deliveries).toMatchObject([{ state: 'FAILED', status: 503, tries: 9 }])
  const mails = await findMails(app.db, { to: owner.email })
  expect(mails.filter(({ text }) => text.includes(system.url))).toHaveLength(1)

  system.status = 204
  await app.request(webhooksApi.change, { id: made.id, events: ['order.placed'], isOn: true }, owner)
  await app.request(webhooksApi.replay, { id: deliveries[0]!.id }, owner)
  await app.request(webhooksApi.replay, { id: deliveries[0]!.id }, owner)
  expect(await send()).toBe(1)
  expect((await list()).deliveries).toMatchObject([{ state: 'DELIVERED', status: 204 }])
})

test('an address that is gone is given up at once, and one where nobody answers says why', async () => {
  await make()
  const silent = await startSystem()
  await make(owner, silent.url)
  silent.server.close()
  system.status = 410
  await placeOrder()
  await send()
  const { webhooks, deliveries } = await list()
  expect(Object.fromEntries(webhooks.map(({ url, isOn }) => [url, isOn]))).toEqual({
    [system.url]: false,
    [silent.url]: true,
  })
  expect(deliveries.map(({ state, status, error }) => ({ state, status, error }))).toContainEqual({
    state: 'PENDING',
    status: null,
    error: 'REFUSED',
  })
})

test('of 16 processes that send at once one does, and what one left undone another takes up', async () => {
  await make()
  await placeOrder()
  const sent = await Promise.all(Array.from({ length: 16 }, send))
  expect(sent.reduce((sum, one) => sum + one)).toBe(1)
  expect(system.received).toHaveLength(1)
  await app.db`update webhook_delivery set state = 'PENDING', next_at = now() - interval '1 second'
    where webhook_id in (select id from webhook where store_id = ${goods.storeId})`
  expect(await send()).toBe(1)
  expect(new Set(system.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('a ping is sent once while it is on its way, and nothing is sent while a webhook is off', async () => {
  const { made } = await make()
  for (let twice = 0; twice < 2; twice++) await app.request(webhooksApi.ping, { id: made.id }, owner)
  expect(await send()).toBe(1)
  expect(JSON.parse(system.received[0]!.body)).toMatchObject({ type: 'ping', data: {} })
  await app.request(webhooksApi.change, { id: made.id, events: ['order.placed'], isOn: false }, owner)
  await placeOrder()
  expect(await send()).toBe(0)
})

test('of two pings asked for at once one is sent, also where both wait for the webhook', async () => {
  const { made } = await make()
  const holding = await app.db.reserve()
  await holding`begin`
  await holding`select from webhook where id = ${made.id} for update`
  const pings = atOnce(2, () => app.request(webhooksApi.ping, { id: made.id }, owner))
  const waiting = () => app.db`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting()).count).toBe(2)
  await holding`rollback`
  holding.release()
  expect((await pings).refused).toEqual([])
  expect(await send()).toBe(1)
})

test('only what was chosen is sent, and only of the own store', async () => {
  const other = await createGoods(app)
  const { token } = await createMember(app.db, { storeId: other.storeId, roles: ['OWNER'] })
  await make({ token })
  await app.request(webhooksApi.make, { url: system.url, events: ['payout.paid'] }, owner)
  await placeOrder()
  expect(await send()).toBe(0)
  const [mine] = (await list()).webhooks
  expect(await app.refusal(webhooksApi.ping, { id: mine!.id }, { token })).toMatchObject({ status: 404 })
  const theirs = { id: mine!.id, events: ['order.placed' as const], isOn: true }
  expect(await app.refusal(webhooksApi.change, theirs, { token })).toMatchObject({ status: 404 })
  await app.request(webhooksApi.remove, { id: mine!.id }, { token })
  expect((await list()).webhooks).toHaveLength(1)
})

test('addresses that are none, are known or are too many are refused with words', async () => {
  const input = (url: string) => ({ url, events: ['order.placed' as const] })
  expect(await app.refusal(webhooksApi.make, input('example.de/hook'), owner)).toMatchObject({
    status: 400,
    fieldErrors: { url: expect.stringContaining('https://') },
  })
  await make()
  expect(await app.refusal(webhooksApi.make, input(system.url), owner)).toMatchObject({ code: 'WEBHOOK_EXISTS' })
  for (let n = 1; n < 10; n++) await make(owner, `${system.url}${n}`)
  expect(await app.refusal(webhooksApi.make, input(`${system.url}x`), owner)).toMatchObject({ code: 'LIMIT_REACHED' })
})

test('a cancelled order and a return are events of their own', async () => {
  await make()
  const number = await placeOrder()
  await app.db`update sub_order set status = 'DELIVERED', return_request = '{"lines":[]}' where sub_order_number = ${number}`
  const cancelled = await placeOrder()
  await app.db`update sub_order set status = 'CANCELLED' where sub_order_number = ${cancelled}`
  const events = (await list()).deliveries.map(({ event }) => event)
  expect(events.toSorted()).toEqual(['order.cancelled', 'order.placed', 'order.placed', 'return.opened'])
})

test.each([
  { last: 'prices', order: [startImportWorker, startChangeSetWorker] },
  { last: 'new articles', order: [startChangeSetWorker, startImportWorker] },
])('an import is finished once its last job has ended ($last)', async ({ order: workers }) => {
  const importing = await createImporting(app)
  const chief = await createMember(app.db, { storeId: importing.storeId, roles: ['OWNER'] })
  await make(chief)
  const finished = async () =>
    (await list(chief)).deliveries.flatMap(({ event, data }) => (event === 'import.finished' ? [data] : []))
  await importing.product('A1')
  const { id } = await importing.add('sku;name;price;category\nA1;Tee;4,30;kaffee-bohne\nN1;Tee;5,00;kaffee-bohne')
  await importing.compare(id)
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await importing.apply(id, { validFrom: day })
  await doJobs(app, workers[0]!)
  expect(await finished()).toEqual([])
  await doJobs(app, workers[1]!)
  expect(await finished()).toEqual([{ id, state: 'APPLIED' }])
  // On its day the prices count: that is no second end.
  await app.db`update change_set set state = 'APPLYING' where store_id = ${importing.storeId}`
  await app.db`update change_set set state = 'APPLIED' where store_id = ${importing.storeId}`
  const unusable = await importing.add('')
  expect(await finished()).toEqual([
    { id: unusable.id, state: 'UNUSABLE' },
    { id, state: 'APPLIED' },
  ])
})

/** What a store's own system does: answers quickly, checks later. */
async function startSystem() {
  const state = { received: [] as Received[], status: 204 }
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    state.received.push({ headers: request.headers, body })
    reply.writeHead(state.status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { server, url: `http://127.0.0.1:${port}/` })
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const content = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`
  const expected = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(content)
    .digest()
  const [version, signature = ''] = (headers['webhook-signature'] as string).split(',')
  return version === 'v1' && timingSafeEqual(expected, Buffer.from(signature, 'base64'))
}
