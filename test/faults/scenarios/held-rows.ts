import * as cartApi from '../../../contract/cart.ts'
import * as productsApi from '../../../contract/products.ts'
import { buy, fill } from '../buy.ts'
import { brokenAtTheEnd } from '../check.ts'
import { ask, type Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

const WRITERS = 16
const VISITS = 20
const VISITOR_WITHIN_MS = 1000

/** Somebody holds a row that 16 calls wait for, in turn a cart's and a stock's; visitors read a product meanwhile. */
export const heldRows: Scenario = {
  name: 'a row that is held while 16 wait for it',
  database: 'PROXIED',
  times: { all: 20, few: 2 },
  isLong: true,
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const { witness } = scene
    await rig.shop.start()
    await visit(scene)
    const [idle, held]: [number[], number[]] = [[], []]
    const broken: string[] = []
    for (let i = 0; i < times; i++) {
      idle.push(...(await visit(scene)))
      const { release, waiting } = i % 2 ? await holdStock(scene) : await holdCart(scene)
      held.push(...(await visit(scene)))
      await release()
      await waiting
    }
    if (witness.unanswered > 0) broken.push(`${witness.unanswered} calls got no answer`)
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    const slowest = Math.max(...held)
    const slow = slowest > VISITOR_WITHIN_MS ? [`a visitor waited ${Math.round(slowest)} ms`] : []
    const figures = [
      `product in ${median(idle).toFixed(1)} ms idle, ${median(held).toFixed(1)} ms while held`,
      `slowest ${Math.round(slowest)} ms`,
      `${witness.unavailable} writes told to come again`,
    ]
    return { done: times, planned: times, figures: figures.join('; '), broken, slow }
  },
}

/** How long each reading of a product took a visitor, in ms. */
async function visit(scene: Scene): Promise<number[]> {
  const took: number[] = []
  for (let n = 0; n < VISITS; n++) {
    const began = performance.now()
    const answer = await ask(scene, productsApi.read, { input: { id: scene.rig.stores[0]!.skuId }, token: '' })
    if (!answer || !('output' in answer)) scene.witness.broken.push('A visitor was refused while a row was held.')
    took.push(performance.now() - began)
  }
  return took
}

async function holdCart(scene: Scene) {
  const { rig } = scene
  const [buyer, { skuId }] = [rig.buyers[0]!, rig.stores[1]!]
  await fill(scene, buyer, [skuId])
  const release = await hold(rig, (tx) => tx`select from cart where buyer_id = ${buyer.id} for update`)
  const input = { productSkuId: skuId, quantity: 6, mode: 'SET' } as const
  const waiting = Promise.all(
    Array.from({ length: WRITERS }, () => ask(scene, cartApi.write, { input, token: buyer.token })),
  )
  await someWait(rig)
  return { release, waiting }
}

async function holdStock(scene: Scene) {
  const { rig } = scene
  const { skuId } = rig.stores[2]!
  const release = await hold(rig, (tx) => tx`select from stock where sku_id = ${skuId} for update`)
  const buyers = rig.buyers.slice(1, WRITERS + 1)
  const waiting = Promise.all(buyers.map((buyer) => buy(scene, { buyer, method: 'BANK_TRANSFER', skuIds: [skuId] })))
  await someWait(rig)
  return { release, waiting }
}

async function hold({ db }: Rig, lock: (tx: Rig['db']) => Promise<unknown>) {
  const connection = await db.reserve()
  await connection`begin`
  await lock(connection as never)
  return async () => {
    await connection`rollback`
    connection.release()
  }
}

const someWait = ({ db }: Rig) =>
  until('calls that wait for the row', async () => {
    const waiting = await db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.count > 1
  })

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
