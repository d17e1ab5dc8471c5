import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as productsApi from '../../contract/products.ts'
import * as settingsApi from '../../contract/store-settings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'
import { inTransaction } from '../platform/db.ts'
import { startPause } from '../stores/pause.ts'
import { turnPages } from '../turn-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function ownedGoods() {
  const goods = await createGoods(app)
  const owner = await createMember(app.db, { storeId: goods.storeId, roles: ['OWNER'] })
  const pause = (more: Partial<InputOf<typeof settingsApi.pause>> = {}) => {
    const input = { startsAt: '2026-01-05T08:00', endsAt: null, textDe: 'Wir haben Ferien.', textEn: 'On holiday.' }
    return app.request(settingsApi.pause, { ...input, ...more }, owner)
  }
  return { ...goods, owner, pause, read: () => app.request(settingsApi.read, {}, owner) }
}

test('a paused store: its product says until when and why, the cart cannot be ordered, and ending it mends both', async () => {
  const { skuId, owner, pause, read } = await ownedGoods()
  const buyer = await createCustomer(app)
  await put(app, buyer, skuId, 12)
  await pause({ endsAt: '2099-01-12T08:00' })
  expect((await read()).pause).toMatchObject({ textDe: 'Wir haben Ferien.', endsAt: expect.any(Date) })
  const shown = await app.request(productsApi.read, { id: skuId }, { language: 'de' })
  const words = 'Bestellen geht wieder ab 12. Januar 2099 um 08:00. Wir haben Ferien.'
  expect(shown.store).toMatchObject({ isEligibleForSale: false, pauseText: words })
  const cart = await app.request(cartApi.read, {}, { ...buyer, language: 'de' })
  expect(cart).toMatchObject({ blocking: ['STORE_NOT_ELIGIBLE'], carts: [{ pauseText: words }] })
  const line = { productSkuId: skuId, quantity: 24 }
  const refused = await app.refusal(cartApi.write, line, { ...buyer, language: 'de' })
  expect(refused).toMatchObject({ code: 'STORE_NOT_ELIGIBLE', message: expect.stringContaining(words) })
  await app.request(settingsApi.resume, {}, owner)
  const again = await app.request(cartApi.read, {}, buyer)
  expect(again).toMatchObject({ blocking: [], carts: [{ isEligibleForSale: true }] })
  expect(again.carts[0]).not.toHaveProperty('pauseText')
})

test('one that lies ahead changes nothing yet and can be withdrawn; of two the later counts', async () => {
  const { owner, pause, read, skuId } = await ownedGoods()
  await pause({ startsAt: '2099-01-05T08:00' })
  await pause({ startsAt: '2099-02-05T08:00' })
  await turnPages(app.deps)
  expect((await app.request(productsApi.read, { id: skuId })).store.isEligibleForSale).toBe(true)
  expect((await read()).pause?.startsAt).toEqual(new Date('2099-02-05T07:00:00Z'))
  await app.request(settingsApi.resume, {}, owner)
  expect((await read()).pause).toBeNull()
})

test('it ends after it begins, and not in the past', async () => {
  const { owner } = await ownedGoods()
  const refused = (input: object) =>
    app.refusal(settingsApi.pause, { startsAt: '2026-01-05T08:00', textDe: '', textEn: '', ...input }, owner)
  expect(await refused({ endsAt: '2026-01-05T08:00' })).toMatchObject({ fieldErrors: { endsAt: expect.any(String) } })
  expect(await refused({ endsAt: '2026-01-06T08:00' })).toMatchObject({ fieldErrors: { endsAt: expect.any(String) } })
})

test('what an operator has stopped says so and outlasts what the store ends', async () => {
  const { owner, storeId, skuId, pause, read } = await ownedGoods()
  const now = app.deps.clock.now()
  const stop = { reason: 'LUCID', textDe: '', textEn: '', startsAt: now, endsAt: null }
  await inTransaction(app.db, (tx) => startPause(tx, { ...stop, storeId, pausedBy: 'OPERATOR', now }))
  await pause()
  expect(await read()).toMatchObject({ isStopped: true, pause: { endsAt: null } })
  await app.request(settingsApi.resume, {}, owner)
  expect((await app.request(productsApi.read, { id: skuId })).store.isEligibleForSale).toBe(false)
})
