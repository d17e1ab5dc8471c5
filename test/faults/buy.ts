import { setTimeout as delay } from 'node:timers/promises'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import { ask, retryUntilAnswered, type Scene } from './retry-until-answered.ts'
import type { RigBuyer } from './rig.ts'
import { SETTLES_WITHIN_MS } from './until.ts'

type Method = 'CREDIT_CARD' | 'KLARNA_PAY_LATER' | 'BANK_TRANSFER'
export type Purchase = {
  buyer: RigBuyer
  method: Method
  skuIds: string[]
  /** Called right before `pay`, and before the buyer pays at the provider. */
  before?: { pay?: () => void; atProvider?: (paymentId: string) => void }
}
export type Bought = { orderId: string; orderNumber: string; checkoutId: string; paymentId: string | null }

/**
 * Fills the cart, pays, pays at the provider, comes back; each call again until it is answered. Throws, with the number of
 * the invariant, what no fault excuses.
 */
export async function buy(scene: Scene, purchase: Purchase): Promise<Bought> {
  const { buyer, method, skuIds } = purchase
  const { cartVersion, grossTotal } = await fill(scene, buyer, skuIds)
  purchase.before?.pay?.()
  const started = performance.now()
  const reply = await payInsistently(scene, purchase, cartVersion)
  const paymentId = method === 'BANK_TRANSFER' ? null : await payAtProvider(scene, reply.checkoutId, purchase)
  const ordered = paymentId ? await comeBack(scene, buyer, reply.checkoutId) : reply
  const { orderId, orderNumber } = ordered
  if (!orderId || !orderNumber) throw new Error(`I8: checkout ${reply.checkoutId} ended without an order`)
  const { witness } = scene
  witness.slowestMs = Math.max(witness.slowestMs, performance.now() - started)
  witness.acknowledged.push({ token: buyer.token, orderId, orderNumber, grossTotal })
  return { orderId, orderNumber, checkoutId: reply.checkoutId, paymentId }
}

export async function fill(scene: Scene, buyer: RigBuyer, skuIds: string[]) {
  let filled
  for (const productSkuId of skuIds) {
    const answer = await retryUntilAnswered(scene, cartApi.write, {
      input: { productSkuId, quantity: 6, mode: 'SET' },
      token: buyer.token,
    })
    if (!('output' in answer)) throw new Error(`The cart answered ${answer.status} ${answer.code}`)
    filled = answer.output
  }
  return { cartVersion: filled!.version, grossTotal: filled!.checkoutSummary.grossTotal }
}

/** The reply that stands: an order, or a payment that the provider has made. */
export async function payInsistently(scene: Scene, { buyer, method }: Purchase, cartVersion: number) {
  const { shop } = scene.rig
  const started = shop.readyMs()
  for (let first = true; shop.readyMs() - started < SETTLES_WITHIN_MS; first = false) {
    const sentAt = performance.now()
    const answer = await ask(scene, checkoutApi.pay, {
      input: { paymentMethodCode: method, termsAccepted: true, cartVersion },
      token: buyer.token,
    })
    if (first && answer) scene.witness.payMs.push(performance.now() - sentAt)
    if (answer && !('output' in answer)) throw new Error(`I5: a retry of pay answered ${answer.status} ${answer.code}`)
    if (answer && (answer.output.orderId || answer.output.redirectUrl)) return answer.output
    await delay(150)
  }
  throw new Error('I8: pay came to no end within 120 s')
}

export const paymentsOf = ({ rig }: Scene, checkoutId: string) =>
  rig.sandbox
    .ledger()
    .filter(
      ({ kind, metadata }) => kind === 'creation' && (metadata as { checkoutId?: string }).checkoutId === checkoutId,
    )

async function payAtProvider(scene: Scene, checkoutId: string, { method, before }: Purchase) {
  const made = paymentsOf(scene, checkoutId)
  if (made.length !== 1) throw new Error(`I2: the provider made ${made.length} payments for ${checkoutId}`)
  const { paymentId } = made[0]!
  before?.atProvider?.(paymentId)
  await scene.rig.sandbox.control.complete(paymentId, method === 'KLARNA_PAY_LATER' ? 'authorized' : 'paid')
  return paymentId
}

/** The return page, until it says that the payment has ended. */
async function comeBack(scene: Scene, { token }: RigBuyer, checkoutId: string) {
  const { shop } = scene.rig
  const started = shop.readyMs()
  while (shop.readyMs() - started < SETTLES_WITHIN_MS) {
    const answer = await retryUntilAnswered(scene, checkoutApi.readControl, { input: { checkoutId }, token })
    if (!('output' in answer)) throw new Error(`I1: the return page answered ${answer.status} ${answer.code}`)
    if (answer.output.state !== 'PENDING') return answer.output
    await delay(250)
  }
  throw new Error(`I8: checkout ${checkoutId} was not settled within 120 s`)
}

type SupplierAction = 'CONFIRM' | 'REJECT' | 'SHIP'

/** The stores of an order do something with it; a step that was taken although its answer got lost is no failure. */
export async function supply(scene: Scene, { orderNumber }: Bought, actions: SupplierAction[]): Promise<void> {
  for (const action of actions) {
    for (const [i, { token }] of scene.rig.stores.entries()) {
      const subOrderNumber = `${orderNumber}-${i + 1}`
      const input = { subOrderNumber, action, ...(action === 'SHIP' && { carrier: 'DHL' }) }
      await retryUntilAnswered(scene, supplierOrdersApi.act, { input, token, key: `${action}-${subOrderNumber}` })
    }
  }
}
