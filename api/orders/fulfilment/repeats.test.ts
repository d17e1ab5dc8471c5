import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { brokenInvariants, countGoods } from '../../../test/invariants/invariants.ts'
import { createOrderedGoods, type SupplierAction } from '../../../test/orders/order-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

/** An order of 18 pieces whose store sends each step with or without a key. */
async function confirmed() {
  const life = await createOrderedGoods(app, { quantity: 18 })
  await life.pay()
  await life.supply('CONFIRM')
  const lines = (quantity: number) => [{ productSkuId: life.goods.skuId, quantity }]
  const send = (action: SupplierAction, input: object, headers: Record<string, string> = {}) =>
    app.request(
      supplierOrdersApi.act,
      { subOrderNumber: life.subOrderNumber, action, ...input },
      { token: life.store.token, headers },
    )
  return { ...life, lines, send }
}

async function returned() {
  const life = await confirmed()
  await life.send('SHIP', { carrier: 'DHL' }, { 'idempotency-key': 'all' })
  await life.supply('MARK_DELIVERED')
  await life.act('REQUEST_RETURN', { lines: life.lines(6) })
  return life
}

test('a partial SHIP that is sent twice ships once', async () => {
  const { send, lines } = await confirmed()
  const parcel = { carrier: 'DHL', lines: lines(6) }
  const first = await send('SHIP', parcel, { 'idempotency-key': 'parcel-1' })
  expect(await send('SHIP', parcel, { 'idempotency-key': 'parcel-1' })).toEqual(first)
  expect(first.subOrder).toMatchObject({ items: [{ shippedQuantity: 6 }], shipments: [{}] })
  const next = await send('SHIP', parcel, { 'idempotency-key': 'parcel-2' })
  expect(next.subOrder).toMatchObject({ items: [{ shippedQuantity: 12 }], shipments: [{}, {}] })
})

test('ACCEPT_RETURN sent twice refunds and restocks what was requested, once', async () => {
  const life = await returned()
  const start = await countGoods(app.db)
  const first = await life.send('ACCEPT_RETURN', {}, { 'idempotency-key': 'return-1' })
  expect(await life.send('ACCEPT_RETURN', {}, { 'idempotency-key': 'return-1' })).toEqual(first)
  expect(first.subOrder).toMatchObject({ status: 'DELIVERED', items: [{ returnedQuantity: 6 }] })
  expect(await life.jobs('refund')).toHaveLength(1)
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('without lines nothing comes back that was not requested', async () => {
  const life = await returned()
  await life.supply('ACCEPT_RETURN')
  const more = app.refusal(
    supplierOrdersApi.act,
    { subOrderNumber: life.subOrderNumber, action: 'ACCEPT_RETURN' },
    { token: life.store.token, headers: { 'idempotency-key': 'more' } },
  )
  expect(await more).toMatchObject({
    status: 400,
    fieldErrors: { lines: 'No return is asked for. Please name the pieces that came back.' },
  })
  expect(await life.jobs('refund')).toHaveLength(1)
})

test('of eight twins at once one acts, and all get its answer', async () => {
  const { send, lines, jobs } = await confirmed()
  const parcel = { carrier: 'DHL', lines: lines(3) }
  const { done, refused } = await atOnce(8, () => send('SHIP', parcel, { 'idempotency-key': 'twins' }))
  expect(refused).toEqual([])
  expect(new Set(done.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(done[0]!.subOrder).toMatchObject({ shipments: [{}], items: [{ shippedQuantity: 3 }] })
  expect(await jobs('capture')).toEqual([])
})

test('the version that was seen identifies a repeat too', async () => {
  const { send, lines, read, orderId, buyer, goods } = await confirmed()
  const { version } = (await read()).stores[0]!
  const parcel = { carrier: 'DHL', lines: lines(6), version }
  expect((await send('SHIP', parcel)).subOrder.version).toBe(version + 1)
  await expect(send('SHIP', parcel)).rejects.toMatchObject({ status: 409, code: 'ORDER_STATE' })
  const cancel = { id: orderId, storeId: goods.storeId, action: 'CANCEL', version }
  expect(await app.refusal(ordersApi.act, cancel, buyer)).toMatchObject({ code: 'ORDER_STATE' })
})

test('a step that could be taken again is refused where nothing would identify its repeat', async () => {
  const life = await returned()
  const version = 'Please send an Idempotency-Key or the version of the order that you have seen.'
  for (const action of ['ACCEPT_RETURN', 'DECLINE_RETURN'] as const)
    await expect(life.send(action, { reason: 'Angebrochen' })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { version },
    })
  const { send, orderId, goods, buyer } = await confirmed()
  await expect(send('SHIP', { carrier: 'DHL' })).rejects.toMatchObject({ status: 400, fieldErrors: { version } })
  const again = { id: orderId, storeId: goods.storeId, action: 'REQUEST_RETURN' }
  expect(await app.refusal(ordersApi.act, again, buyer)).toMatchObject({ fieldErrors: { version } })
})

test('a used key with other contents is refused, and so is one that cannot be a key', async () => {
  const { send, lines } = await confirmed()
  await send('SHIP', { carrier: 'DHL', lines: lines(6) }, { 'idempotency-key': 'k' })
  const other = send('SHIP', { carrier: 'DHL', lines: lines(7) }, { 'idempotency-key': 'k' })
  await expect(other).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
  for (const key of ['', ' ', 'k'.repeat(201), 'a key', 'schlüssel'])
    await expect(send('SHIP', { carrier: 'DHL' }, { 'idempotency-key': key })).rejects.toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_INVALID',
    })
  await send('SHIP', { carrier: 'DHL', lines: lines(1) }, { 'idempotency-key': 'k'.repeat(200) })
})

test('a refusal leaves no key behind', async () => {
  const { send, lines } = await confirmed()
  const headers = { 'idempotency-key': 'tried' }
  await expect(send('SHIP', { lines: lines(6) }, headers)).rejects.toMatchObject({ status: 400 })
  const sent = await send('SHIP', { carrier: 'DHL', lines: lines(6) }, headers)
  expect(sent.subOrder.items[0]!.shippedQuantity).toBe(6)
})

test('keys end: a new one takes old ones away', async () => {
  const { send, lines, store } = await confirmed()
  await app.db`
    insert into idempotency_key (account_id, key, request_hash, created_at)
    select ${store.id}, 'old-' || n, '', now() - interval '3 days' from generate_series(1, 4) n`
  await send('SHIP', { carrier: 'DHL', lines: lines(6) }, { 'idempotency-key': 'new' })
  const keys = await app.db<{ key: string }[]>`
    select key from idempotency_key where account_id = ${store.id} and key !~ '[0-9a-f-]{36}$'`
  expect(keys.map(({ key }) => key.split(' ').at(-1))).toEqual(['new'])
})
