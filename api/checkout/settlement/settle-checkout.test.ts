import { describe, expect, test } from 'vitest'
import * as ordersApi from '../../../contract/orders/orders.ts'
import { atOnce } from '../../../test/at-once.ts'
import { findMails } from '../../../test/mails.ts'
import { callWebhook, complete, mailsTo, outcomeOf, pay, paymentIdOf, stateOf } from '../../../test/orders/paying.ts'
import { createCustomer, put } from '../../../test/shop.ts'
import { app, buyer, goods, later, openCheckoutForEach, stock } from '../../../test/orders/opened-checkout.ts'

openCheckoutForEach()

describe('a webhook', () => {
  test('is answered at once, and the payment is fetched afterwards', async () => {
    const { checkoutId } = await pay(app, buyer)
    await complete(app, checkoutId, 'paid')
    app.line.calls.length = 0
    const reply = await callWebhook(app, await paymentIdOf(app, checkoutId))
    expect(reply.status).toBe(200)
    expect(app.line.calls).toEqual([])
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('SUCCEEDED')
  })

  test('ten times over makes one order, one payment and one confirmation', async () => {
    const { checkoutId } = await pay(app, buyer)
    await complete(app, checkoutId, 'paid')
    const id = await paymentIdOf(app, checkoutId)
    for (let i = 0; i < 10; i++) {
      await callWebhook(app, id)
      await app.poll()
    }
    const all = await app.request(ordersApi.list, {}, buyer)
    expect(all.items).toMatchObject([{ status: 'PLACED', paymentStatus: 'PAID' }])
    expect(await mailsTo(app, buyer.email)).toEqual([expect.stringMatching(/^Deine Bestellung T\d+$/)])
    const [mail] = await findMails(app.db, { to: buyer.email })
    expect(mail!.text).toContain('Zahlung: Kreditkarte')
  })

  test('with an unknown id, or none, has no effect', async () => {
    app.line.calls.length = 0
    expect((await callWebhook(app, 'tr_forged')).status).toBe(200)
    expect((await callWebhook(app, "'; drop table payment")).status).toBe(400)
    await app.poll()
    expect(app.line.calls).toEqual([])
  })

  test('of a payment that is not paid does not make it so', async () => {
    const { checkoutId } = await pay(app, buyer)
    await callWebhook(app, await paymentIdOf(app, checkoutId))
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('PENDING')
  })

  test.each([
    ['another amount', { amount: { currency: 'EUR', value: '0.01' } }],
    ['another currency', { amount: { currency: 'CHF', value: '26.96' } }],
    ['another checkout', { metadata: { checkoutId: '01a0b0c0-0000-7000-8000-000000000000' } }],
  ])('that leads to %s changes nothing and is written to the log', async (_, forged) => {
    const { checkoutId } = await pay(app, buyer)
    await complete(app, checkoutId, 'paid')
    app.line.faults.push({ on: 'GET', kind: 'FORGE', change: (body) => ({ ...body, ...forged }) })
    await callWebhook(app, await paymentIdOf(app, checkoutId))
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('PENDING')
    // Once more where the provider's own webhook comes late.
    expect(new Set(app.warnings)).toEqual(new Set(['A payment is not the one that was requested']))
    app.line.faults.length = 0
    expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
  })

  test('and the return page at once make one order', async () => {
    const { checkoutId } = await pay(app, buyer)
    await complete(app, checkoutId, 'paid')
    const id = await paymentIdOf(app, checkoutId)
    const { refused } = await atOnce(24, async (i) => {
      if (i % 2 === 0) return outcomeOf(app, buyer, checkoutId)
      await callWebhook(app, id)
      return app.poll()
    })
    expect(refused).toEqual([])
    const all = await app.request(ordersApi.list, {}, buyer)
    expect(all.items).toHaveLength(1)
    expect(await stock()).toBe(994)
  })
})

test('a draft that an earlier version has saved becomes its order', async () => {
  const { checkoutId } = await pay(app, buyer)
  await app.db`
    update checkout set draft = replace(draft::text, '"unitPriceCents"', '"finalPriceCents"')::jsonb
    where id = ${checkoutId} and draft::text like '%"unitPriceCents"%'`
  await complete(app, checkoutId, 'paid')
  await callWebhook(app, await paymentIdOf(app, checkoutId))
  await app.poll()
  expect(await stateOf(app, checkoutId)).toBe('SUCCEEDED')
})

test('a webhook that got lost costs a pause: the regular poll finds the payment', async () => {
  const { checkoutId } = await pay(app, buyer)
  await complete(app, checkoutId, 'paid')
  app.time.shiftMs += 6000
  await app.poll()
  expect(await stateOf(app, checkoutId)).toBe('SUCCEEDED')
})

test('an open payment is polled again and again, never more than a minute apart', async () => {
  const { checkoutId } = await pay(app, buyer)
  for (let poll = 0; poll < 12; poll++) {
    const [row] = await app.db<{ pollAt: Date }[]>`
      select look_at as poll_at from payment where checkout_id = ${checkoutId}`
    const pause = row!.pollAt.getTime() - app.deps.clock.now().getTime()
    expect(pause).toBeLessThanOrEqual(60_000)
    app.time.shiftMs += Math.max(0, pause) + 1
    await app.poll()
  }
  expect(await stateOf(app, checkoutId)).toBe('PENDING')
})

describe('goods that are held for 20 minutes', () => {
  test('go back, and the payment ends at the provider', async () => {
    const { checkoutId } = await pay(app, buyer)
    later(19)
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('PENDING')
    expect(await stock()).toBe(994)
    later(2)
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
    expect(await stock()).toBe(1000)
    expect(app.provider.ledger().at(-1)).toMatchObject({ kind: 'cancellation' })
  })

  test('go back although the provider does not answer', async () => {
    const { checkoutId } = await pay(app, buyer)
    later(21)
    app.line.faults.push({ kind: 'ERROR' })
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
    expect(await stock()).toBe(1000)
    app.line.faults.length = 0
    later(1)
    await app.poll()
    expect(app.provider.ledger().at(-1)).toMatchObject({ kind: 'cancellation' })
  })

  test('are bought by a payment that came just before', async () => {
    const { checkoutId } = await pay(app, buyer)
    await complete(app, checkoutId, 'paid')
    later(21)
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('SUCCEEDED')
    expect(await stock()).toBe(994)
  })
})

test('payments that are due are polled once each by four processes at once, and make one order each', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => createCustomer(app)))
  for (const each of buyers) {
    await put(app, each, goods.skuId)
    await complete(app, (await pay(app, each)).checkoutId, 'paid')
  }
  later(2)
  app.line.calls.length = 0
  await Promise.all([app.poll(), app.poll(), app.poll(), app.poll()])
  const polls = app.line.calls.filter((call) => call.startsWith('GET /v2/payments/'))
  expect(polls).toHaveLength(new Set(polls).size)
  expect(polls.length).toBeGreaterThanOrEqual(buyers.length)
  for (const each of buyers) expect((await app.request(ordersApi.list, {}, each)).items).toHaveLength(1)
})
