import { setTimeout as delay } from 'node:timers/promises'
import { createProduct } from '../../builders.ts'
import { brokenAtTheEnd, brokenNow } from '../check.ts'
import type { Node } from '../fail-over/node.ts'
import { missingPrograms } from '../fail-over/programs.ts'
import { onNode, openTwoShops, untilReplicaIsRead, type TwoShops } from '../fail-over/two-shops.ts'
import { startLoad, type Load } from '../load.ts'
import type { Rig } from '../rig.ts'
import type { Result, Scenario } from '../scenario.ts'
import { until } from '../until.ts'

/** Patroni waits 20 s for a sign of life; HAProxy, PgBouncer and the shop have to be quick about the rest. */
const NEXT_ORDER_MS = 10_000

const base = { database: 'REPLICATED', missing: missingPrograms, isLong: true } as const

/** The replica gets all that is written and shows none of it: nobody may read what has passed. */
export const replicaLag: Scenario = {
  ...base,
  name: 'fail-over: the replica lags',
  times: { all: 20, few: 3 },
  async run(rig, times) {
    const { replica } = await rig.servers!.whole()
    const shops = await openTwoShops(rig)
    const { scene, areRunning } = shops
    await untilReplicaIsRead(rig, shops)
    const load = startLoad(scene, 6)
    await untilNextOrder(load)
    const broken: string[] = []
    let done = 0
    let ordersMeanwhile = 0
    for (; done < times && areRunning(); done++) {
      const before = load.bought()
      await onNode(replica, (sql) => sql`select pg_wal_replay_pause()`)
      broken.push(...(await stalePrices(rig, shops)))
      await untilNextOrder(load)
      ordersMeanwhile += load.bought() - before
      await onNode(replica, (sql) => sql`select pg_wal_replay_resume()`)
    }
    await load.stop()
    broken.push(...(await brokenAtTheEnd(scene)))
    if (!areRunning()) broken.push('A shop ended.')
    await untilReplicaIsRead(rig, shops)
    await shops.stop()
    const figures = `${load.bought()} orders, ${ordersMeanwhile} while the replica stood still`
    return { done, planned: times, figures, broken }
  },
}

async function stalePrices(rig: Rig, { pricesOf }: TwoShops): Promise<string[]> {
  const stale: string[] = []
  const { skuId } = await createProduct(rig.db, rig.stores[0]!.storeId, { finalPriceCents: 400 })
  for (const cents of [400, 350, 300, 250]) {
    await rig.db`update product set final_price_cents = ${cents} where sku_id = ${skuId}`
    const shown = await pricesOf(skuId)
    if (shown.some((euros) => euros !== cents / 100))
      stale.push(`A price of ${cents} cents is shown as ${shown.join(' and ')}`)
  }
  return stale
}

/** The machine of the primary is gone; later it comes back, as the replica of the other one. */
export const killedPrimary: Scenario = {
  ...base,
  name: 'fail-over: the primary is killed',
  times: { all: 5, few: 1 },
  run: (rig, times) => loseThePrimary(rig, times, { lose: (node) => node.die(), bringBack: (node) => node.start() }),
}

/** The primary runs on and reaches nobody, and nobody reaches it. */
export const cutPrimary: Scenario = {
  ...base,
  name: 'fail-over: the network of the primary is cut',
  times: { all: 5, few: 1 },
  run: (rig, times) =>
    loseThePrimary(rig, times, { lose: async (node) => node.cut(), bringBack: (node) => node.heal() }),
}

type Loss = { lose(primary: Node): Promise<void>; bringBack(primary: Node): void }

async function loseThePrimary(rig: Rig, times: number, { lose, bringBack }: Loss): Promise<Result> {
  const servers = rig.servers!
  await servers.whole()
  const shops = await openTwoShops(rig)
  const { scene, areRunning } = shops
  const load = startLoad(scene, 6)
  const broken: string[] = []
  const promoted: number[] = []
  const next: number[] = []
  for (let i = 0; i < times && areRunning(); i++) {
    const { primary, replica } = await servers.whole()
    await untilNextOrder(load)
    await delay(500 + Math.random() * 1000)
    const lostAt = performance.now()
    await lose(primary)
    await until('the replica to become the primary', () => replica.is('primary'))
    const promotedAt = performance.now()
    await untilNextOrder(load)
    promoted.push(promotedAt - lostAt)
    next.push(performance.now() - promotedAt)
    bringBack(primary)
    await servers.whole()
    broken.push(...(await brokenNow(rig).catch(() => brokenNow(rig))))
  }
  await load.stop()
  const orders = scene.witness.acknowledged.length
  broken.push(...(await brokenAtTheEnd(scene)))
  if (!areRunning()) broken.push('A shop ended with its database.')
  await untilReplicaIsRead(rig, shops)
  await shops.stop()
  const slowest = Math.max(...next)
  const { unavailable, unanswered, slowestMs } = scene.witness
  const figures = [
    `${orders} orders acknowledged`,
    `new primary after ${span(promoted)}`,
    `next order ${span(next)} later`,
    `at most ${seconds(slowestMs)} s from paying to the order`,
    `${unavailable} answers 503 + Retry-After`,
    `${unanswered} calls unanswered`,
  ]
  const slow = slowest > NEXT_ORDER_MS ? [`next order ${Math.round(slowest)} ms after the new primary`] : []
  return { done: next.length, planned: times, figures: figures.join('; '), broken, slow }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const span = (all: number[]) => `${seconds(Math.min(...all))} to ${seconds(Math.max(...all))} s`

async function untilNextOrder(load: Load) {
  const before = load.bought()
  await until('the next order', () => load.bought() > before)
}
