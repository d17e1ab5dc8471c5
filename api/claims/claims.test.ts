import { afterAll, beforeAll, expect, test } from 'vitest'
import * as claimsApi from '../../contract/claims/claims.ts'
import * as supplierClaimsApi from '../../contract/claims/supplier-claims.ts'
import * as refundPreviewApi from '../../contract/orders/refund-preview.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import { createClaimable } from '../../test/orders/claims.ts'
import { proposeRun } from '../payouts/propose-run.ts'
import { approveRun, discardRun } from '../payouts/approve-run.ts'
import { setBankAccount } from '../payouts/bank-accounts.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const euros = (text: string | null | undefined) => text?.replaceAll(/[^\d.,]/g, '')

test('a claim with a photo is answered with a part of the money, and both sides read it in order', async () => {
  const life = await createClaimable(app)
  const start = await countGoods(app.db)
  const picture = await life.upload()
  const opened = await life.open({ quantity: 6, words: 'Drei Tüten offen', attachmentIds: [picture.id] })
  expect(opened).toMatchObject({
    number: `${life.subOrderNumber}-C1`,
    status: 'OPEN',
    lines: [{ problem: 'DAMAGED', quantity: 6, refundedQuantity: 0, refusedQuantity: 0 }],
    timeline: [
      { by: 'You', words: 'Drei Tüten offen', attachments: [{ kind: 'PICTURE', name: 'IMG_4711.jpg', width: 40 }] },
    ],
    allowedActions: ['WITHDRAW'],
  })
  const { token } = life.store
  const inView = async (view: supplierClaimsApi.ClaimView) =>
    (await app.request(supplierClaimsApi.list, { view }, { token })).items.map(({ number }) => number)
  expect(await inView('TO_ANSWER')).toEqual([opened.number])
  const preview = await app.request(
    refundPreviewApi.forStore,
    { subOrderNumber: life.subOrderNumber, lines: [`${life.goods.skuId}:3`] },
    { token },
  )
  expect(euros(preview.grossText)).toBe('35.70')
  const answered = await life.answer(opened.number, 3)
  expect(answered).toMatchObject({ status: 'ANSWERED', lines: [{ refundedQuantity: 3, refusedQuantity: 3 }] })
  const seen = await app.request(claimsApi.read, { number: opened.number }, life.buyer)
  expect(seen.refunds).toMatchObject([{ amountText: preview.grossText, status: 'ON_ITS_WAY' }])
  expect(seen.timeline.map(({ text, by, amountText }) => [text, by, euros(amountText)])).toEqual([
    ['Claim opened', 'You', undefined],
    ['Money goes back, the rest is refused', 'Supplier', '35.70'],
  ])
  expect(seen.allowedActions).toEqual(['ACCEPT', 'CONTEST'])
  expect(await life.jobs('refund')).toMatchObject([{ amountCents: 3570, reason: 'CLAIM' }])
  expect((await life.asBuyer(opened.number, 'ACCEPT')).status).toBe('CLOSED')
  const order = await life.read()
  expect(order.stores[0]!.documents.map(({ type }) => type)).toEqual(['INVOICE', 'DELIVERY_NOTE', 'CREDIT_NOTE'])
  expect(order.stores[0]!.timeline.map(({ statusText }) => statusText)).toEqual(
    expect.arrayContaining(['Claim opened', 'Claim answered', 'Claim closed']),
  )
  expect(await inView('OPEN')).toEqual([])
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('the money of a claim is not paid out until it is closed, also from a run that was proposed before', async () => {
  const life = await createClaimable(app)
  const { storeId } = life.goods
  await setBankAccount(app.deps, { storeId, iban: 'DE40987654329876543210', holder: 'Tidemar' })
  await app.db`update sub_order set status_at = now() - interval '8 days' where order_id = ${life.orderId}`
  expect(await proposeRun(app.deps, { by: newId(), reason: null })).toMatchObject({ payouts: 1, amountCents: 14_280 })
  const { number } = await life.open({ quantity: 12 })
  expect(await approveRun(app.deps, { by: newId(), reason: null })).toBe('NONE')
  expect(await proposeRun(app.deps, { by: newId(), reason: null })).toBe('NOTHING')
  await life.answer(number, 2)
  expect(await proposeRun(app.deps, { by: newId(), reason: null })).toBe('NOTHING')
  await life.asBuyer(number, 'ACCEPT')
  expect(await proposeRun(app.deps, { by: newId(), reason: null })).toMatchObject({
    payouts: 1,
    amountCents: 14_280 - 2380,
  })
  await discardRun(app.deps, { by: newId(), reason: null })
})

test('commission is not due on what was paid back', async () => {
  const life = await createClaimable(app, { commissionBp: 1000 })
  const commission = async () => {
    const [part] = await app.db<[{ cents: number }]>`
      select commission_cents as cents from sub_order where order_id = ${life.orderId}`
    return part.cents
  }
  expect(await commission()).toBe(1200)
  const { number } = await life.open({ quantity: 4 })
  await life.answer(number, 4)
  expect(await commission()).toBe(800)
  await life.answer((await life.open({ quantity: 3 })).number, 3)
  expect(await commission()).toBe(500)
  expect(await brokenBooks(app.db)).toEqual([])
})

test('claims and returns of goods under a coupon add up to what was paid for them, to the cent', async () => {
  const life = await createClaimable(app, { priceCents: 333, isWithCoupon: true })
  for (const pieces of [1, 2, 1]) await life.answer((await life.open({ quantity: pieces })).number, pieces)
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 3 }] })
  await life.answer((await life.open({ quantity: 5 })).number, 5)
  const sums = (await life.jobs('refund')).map(({ amountCents }) => amountCents as number)
  expect(sums).toEqual([357, 713, 357, 1069, 1783])
  const { order } = await life.read()
  expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(Math.round(order.checkoutSummary.grossTotal * 100))
})

test('pieces are claimed once, returned or claimed but not both, and never more than were sent', async () => {
  const life = await createClaimable(app)
  const refusal = (quantity: number) =>
    app.refusal(
      claimsApi.open,
      {
        subOrderNumber: life.subOrderNumber,
        lines: [{ productSkuId: life.goods.skuId, problem: 'MISSING', remedy: 'REFUND', quantity }],
      },
      life.buyer,
    )
  expect(await refusal(13)).toMatchObject({
    status: 400,
    fieldErrors: { lines: "Of 'Espresso Bar, whole bean' at most 12 pieces are possible." },
  })
  await life.act('REQUEST_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 4 }] })
  expect(await refusal(9)).toMatchObject({ fieldErrors: { lines: expect.stringContaining('at most 8') } })
  const { number } = await life.open({ quantity: 5 })
  expect(await refusal(4)).toMatchObject({ fieldErrors: { lines: expect.stringContaining('at most 3') } })
  await life.supply('DECLINE_RETURN', { reason: 'Frist' })
  await expect(
    life.act('REQUEST_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 8 }] }),
  ).rejects.toMatchObject({
    status: 400,
    fieldErrors: { lines: expect.stringContaining('at most 7') },
  })
  // Refused for good, it cannot be claimed again.
  await life.answer(number, 1)
  await life.asBuyer(number, 'ACCEPT')
  expect(await refusal(8)).toMatchObject({ fieldErrors: { lines: expect.stringContaining('at most 7') } })
  const { lines } = await app.request(claimsApi.readClaimable, { subOrderNumber: life.subOrderNumber }, life.buyer)
  expect(lines).toMatchObject([{ quantity: 12, claimable: 7 }])
})

test('a claim can be opened on the way and for thirty days after the delivery, and not before anything has left', async () => {
  const life = await createClaimable(app)
  const opening = (more: object = {}) => ({
    subOrderNumber: life.subOrderNumber,
    lines: [{ productSkuId: life.goods.skuId, problem: 'WARM', remedy: 'REPLACEMENT', quantity: 1 }],
    ...more,
  })
  await app.db`update sub_order set status = 'COMPLETED' where order_id = ${life.orderId}`
  expect(await life.open({ quantity: 1 })).toMatchObject({ status: 'OPEN' })
  await app.db`update order_event set at = now() - interval '31 days' where order_id = ${life.orderId}`
  expect(await app.refusal(claimsApi.open, opening(), life.buyer)).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  await app.db`delete from order_event where order_id = ${life.orderId} and status = 'DELIVERED'`
  await app.db`update sub_order set status = 'SHIPPED' where order_id = ${life.orderId}`
  expect(await life.open({ quantity: 1 })).toMatchObject({ status: 'OPEN' })
  await app.db`update order_line set shipped_quantity = 0 where order_id = ${life.orderId}`
  expect(await app.refusal(claimsApi.open, opening(), life.buyer)).toMatchObject({ code: 'ORDER_STATE' })
  await app.db`update order_line set shipped_quantity = 12 where order_id = ${life.orderId}`
})

test('a claim is its company’s and its store’s alone, and who sees no amounts reads none', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open()
  await life.answer(number, 6)
  const [stranger, rival] = [
    await createBuyer(app.db),
    await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createClaimable(app)).goods.storeId }),
  ]
  expect(await app.refusal(claimsApi.read, { number }, stranger)).toMatchObject({ status: 404 })
  expect(await app.refusal(supplierClaimsApi.read, { number }, rival)).toMatchObject({ status: 404 })
  const receiver = await createMember(app.db, { companyId: life.buyer.id, roles: ['RECEIVER'] })
  const packer = await createMember(app.db, { storeId: life.goods.storeId, roles: ['WAREHOUSE'] })
  for (const seen of [
    await app.request(claimsApi.read, { number }, receiver),
    await app.request(supplierClaimsApi.read, { number }, packer),
  ]) {
    expect(seen.refunds).toEqual([])
    expect(JSON.stringify(seen)).not.toContain('€')
  }
  expect(await app.refusal(supplierClaimsApi.act, { number, action: 'ASK', words: 'Welche?' }, packer)).toMatchObject({
    code: 'RIGHT_MISSING',
  })
})

test('both sides get mails that lead to the claim', async () => {
  const life = await createClaimable(app)
  const { number } = await life.open({ words: '<b>kaputt</b>' })
  await life.answer(number, 6)
  const mails = await app.db<{ recipient: string; subject: string; html: string; text: string }[]>`
    select recipient, subject, html, text from mail where subject like ${`%${number}%`} order by created_at, id`
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['shop@tidemar.example', `Reklamation ${number}`],
    [life.buyer.email, `Antwort auf deine Reklamation ${number}`],
  ])
  expect(mails[0]!.text).toContain(`/de/supplier/claims?view=ALL&open=${number}`)
  expect(mails[1]!.text).toContain(`/de/account/claims/${number}`)
  expect(mails[0]!.html).toContain('&lt;b&gt;kaputt')
})
