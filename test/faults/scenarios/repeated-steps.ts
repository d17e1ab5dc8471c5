import { setTimeout as delay } from 'node:timers/promises'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { buy, type Bought } from '../buy.ts'
import { brokenAtTheEnd } from '../check.ts'
import { retryUntilAnswered, type Scene } from '../retry-until-answered.ts'
import type { Scenario } from '../scenario.ts'
import { newWitness } from '../witness.ts'

type SupplierStep = Omit<InputOf<typeof supplierOrdersApi.act>, 'subOrderNumber'>

/** Stores send, take back and buyers ask; the answer to each of these steps is lost once, and the step sent again. */
export const repeatedSteps: Scenario = {
  name: "the answer to a store's step is lost",
  database: 'PROXIED',
  times: { all: 20, few: 2 },
  isLong: true,
  async run(rig, planned) {
    const scene = { rig, witness: newWitness() }
    const broken: string[] = []
    await rig.shop.start()
    const { faults } = rig.lines.database!
    const before = rig.lines.database!.hits
    const lose = () => void faults.splice(0, 9, { way: 'BACK', on: 'COMMIT\0', kind: 'RESET', times: 1 })
    for (let turn = 0; turn < planned; turn++)
      await oneLife(scene, { turn, lose }).then(
        (found) => broken.push(...found),
        (error: unknown) => broken.push(String(error)),
      )
    faults.splice(0, 9)
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    const steps = rig.lines.database!.hits - before
    return { done: Math.floor(steps / LOST_OF_A_LIFE), planned, figures: `${steps} answers lost`, broken }
  },
}

/** Two parcels, a return that is asked for, and its acceptance. */
const LOST_OF_A_LIFE = 4

async function oneLife(scene: Scene, { turn, lose }: { turn: number; lose: () => void }): Promise<string[]> {
  const { rig } = scene
  const [store, buyer] = [rig.stores[turn % rig.stores.length]!, rig.buyers[turn % rig.buyers.length]!]
  const order = await buy(scene, { buyer, method: 'CREDIT_CARD', skuIds: [store.skuId] })
  const lines = (quantity: number) => [{ productSkuId: store.skuId, quantity }]
  const step = stepper(scene, { order, token: store.token })
  await step('confirm', { action: 'CONFIRM' })
  lose()
  await step('first', { action: 'SHIP', carrier: 'DHL', lines: lines(2) })
  lose()
  await step('second', { action: 'SHIP', carrier: 'DHL', lines: lines(2) })
  await step('rest', { action: 'CANCEL_REST' })
  await step('arrived', { action: 'MARK_DELIVERED' })
  lose()
  const answers = { id: order.orderId, storeId: store.storeId, action: 'REQUEST_RETURN', lines: lines(1) } as const
  await retryUntilAnswered(scene, ordersApi.act, {
    input: answers,
    token: buyer.token,
    key: `ask-${order.orderNumber}`,
  })
  lose()
  await step('back', { action: 'ACCEPT_RETURN' })
  // Much later, as a client does that has slept.
  await delay(50)
  await step('first', { action: 'SHIP', carrier: 'DHL', lines: lines(2) })
  const late = await step('back', { action: 'ACCEPT_RETURN' })
  const [item] = late.subOrder.items
  const counted = [item!.shippedQuantity, item!.returnedQuantity, late.subOrder.shipments.length]
  return String(counted) === '4,1,2' ? [] : [`I13: ${order.orderNumber} shipped, took back and sent ${String(counted)}`]
}

const stepper =
  (scene: Scene, { order, token }: { order: Bought; token: string }) =>
  async (name: string, step: SupplierStep) => {
    const subOrderNumber = `${order.orderNumber}-1`
    const call = { input: { subOrderNumber, ...step }, token, key: `${name}-${subOrderNumber}` }
    const answer = await retryUntilAnswered(scene, supplierOrdersApi.act, call)
    if (!('output' in answer))
      throw new Error(`I13: ${name} of ${subOrderNumber} answered ${answer.status} ${answer.code}`)
    return answer.output
  }
