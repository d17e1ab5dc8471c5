import { buy, fill, payInsistently, paymentsOf, supply } from '../buy.ts'
import { brokenAtTheEnd, letWorkEnd } from '../check.ts'
import type { Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'
import { isLong } from '../../runner/long.ts'

const COPIES = 10
const TEN_MINUTES = 600_000

/** A payment and three refunds: four webhooks, kept back and let go in each of their 24 orders, each ten times over. */
export const webhookOrders: Scenario = {
  name: 'webhooks: 4 events in all orders, ten times each',
  database: 'EMBEDDED',
  times: { all: 24, few: 4 },
  isLong: true,
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    await rig.shop.start()
    const orders = permutations([0, 1, 2, 3]).slice(-times)
    const ends = new Set<string>()
    const broken: string[] = []
    for (const [i, turns] of orders.entries()) {
      const { orderId, paymentId } = await withHeldWebhooks(scene, i)
      const held = rig.sandbox.control.webhooks().held.toSorted((a, b) => a - b)
      await rig.sandbox.control.sendHeld(turns.map((turn) => held[turn]!))
      await letWorkEnd(rig)
      ends.add(await endOf(rig, orderId))
      const refused = rig.sandbox.control
        .webhooks()
        .attempts.filter(({ id, status }) => id === paymentId && status !== 200)
      if (held.length !== 4 || refused.length > 0) broken.push(`${held.length} webhooks, ${refused.length} refused`)
    }
    if (ends.size !== 1) broken.push(`The orders ended in ${ends.size} ways: ${[...ends].join(' / ')}`)
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    const figures = `${orders.length * 4 * COPIES} webhooks; all ended as ${[...ends][0]}`
    return { done: orders.length, planned: times, figures, broken }
  },
}

async function withHeldWebhooks(scene: Scene, turn: number) {
  const { rig } = scene
  const order = await buy(scene, {
    buyer: rig.buyers[turn]!,
    method: 'CREDIT_CARD',
    skuIds: rig.stores.map(({ skuId }) => skuId),
    before: {
      atProvider: (paymentId) =>
        rig.sandbox.control.fault({ kind: 'webhook', paymentId, isHeld: true, copies: COPIES, times: 4 }),
    },
  })
  await supply(scene, order, ['REJECT'])
  await letWorkEnd(rig)
  return order
}

/** State, money, mails and refunds of an order in one line. */
async function endOf({ db }: Rig, orderId: string): Promise<string> {
  const [end] = await db<[{ end: string }]>`
    select concat_ws(' ', o.status, o.payment_status, p.state, o.refunded_cents, 'of', o.gross_cents,
      (select count(*) from refund r where r.order_id = o.id), 'refunds',
      (select count(*) from mail m where m.id = 'order-' || o.id), 'confirmation') as end
    from orders o join payment p on p.order_id = o.id where o.id = ${orderId}`
  return end.end
}

/** Webhooks that are late, forged, or lead to a payment of another amount. */
export const webhookLies: Scenario = {
  name: 'webhooks: 10 min late, forged, unknown, of a wrong amount',
  database: 'EMBEDDED',
  times: { all: 20, few: isLong ? 2 : 1 },
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const { control } = rig.sandbox
    await rig.shop.start()
    const broken: string[] = []
    let done = 0
    for (; done < times; done++) {
      await forge(rig, 'tr_unknownPay')
      broken.push(...(await wrongAmount(scene, done)))
      const late = await buy(scene, {
        buyer: rig.buyers[10 + done]!,
        method: 'CREDIT_CARD',
        skuIds: [rig.stores[0]!.skuId],
        before: {
          atProvider: (paymentId) =>
            control.fault({ kind: 'webhook', paymentId, delayMs: TEN_MINUTES, copies: COPIES }),
        },
      })
      await letWorkEnd(rig)
      const before = await endOf(rig, late.orderId)
      await control.advance(TEN_MINUTES)
      await letWorkEnd(rig)
      if ((await endOf(rig, late.orderId)) !== before) broken.push(`A late webhook changed ${late.orderNumber}`)
    }
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    return { done, planned: times, figures: `${times * (2 + COPIES)} webhooks; none changed anything`, broken }
  },
}

async function wrongAmount(scene: Scene, turn: number): Promise<string[]> {
  const { rig } = scene
  const { control } = rig.sandbox
  const purchase = { buyer: rig.buyers[40 + turn]!, method: 'CREDIT_CARD' as const, skuIds: [rig.stores[1]!.skuId] }
  const { cartVersion } = await fill(scene, purchase.buyer, purchase.skuIds)
  const { checkoutId } = await payInsistently(scene, purchase, cartVersion)
  const { paymentId } = paymentsOf(scene, checkoutId)[0]!
  control.fault({ kind: turn % 2 ? 'wrong-currency' : 'wrong-amount', paymentId, times: 1000 })
  await control.complete(paymentId, 'paid')
  await forge(rig, paymentId)
  const polls = await countPolls(rig, checkoutId)
  await until('two more looks', async () => (await countPolls(rig, checkoutId)) >= polls + 2)
  const isStill = (await stateOf(rig, checkoutId)) === 'PENDING'
  control.clearFaults()
  await forge(rig, paymentId)
  await until('the order', async () => (await stateOf(rig, checkoutId)) !== 'PENDING')
  const isOrdered = (await stateOf(rig, checkoutId)) === 'SUCCEEDED'
  return [
    ...(isStill ? [] : [`I2: ${paymentId} was believed although its amount was wrong`]),
    ...(isOrdered ? [] : [`I8: ${paymentId} was not believed although its amount was right`]),
  ]
}

const forge = ({ shop }: Rig, id: string) =>
  fetch(`${shop.origin}/api/v1/payments/webhooks/mollie`, {
    method: 'POST',
    headers: { 'x-mollie-signature': 'sha256=forged' },
    body: new URLSearchParams({ id }),
  })

const countPolls = async ({ db }: Rig, checkoutId: string) =>
  (await db<[{ looks: number }]>`select looks from payment where checkout_id = ${checkoutId}`)[0].looks
const stateOf = async ({ db }: Rig, checkoutId: string) =>
  (await db<[{ state: string }]>`select state from checkout where id = ${checkoutId}`)[0].state

const permutations = (items: number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
