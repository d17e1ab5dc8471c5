import { setTimeout as delay } from 'node:timers/promises'
import { brokenAtTheEnd, brokenNow } from '../check.ts'
import type { Node } from '../fail-over/node.ts'
import { missingPrograms } from '../fail-over/programs.ts'
import { startLoad, type Load } from '../load.ts'
import type { Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import type { Result, Scenario } from '../scenario.ts'
import { openShopProcess } from '../shop-under-fault.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

/** Patroni waits 20 s for a sign of life; HAProxy, PgBouncer and the shop have to be quick about the rest. */
const NEXT_ORDER_MS = 10_000

const base = { database: 'REPLICATED', missing: missingPrograms, isLong: true } as const

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
  const { scene, areRunning, stop } = await openTwoShops(rig)
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
  await stop()
  const slowest = Math.max(...next)
  const { unavailable, unanswered } = scene.witness
  const figures = [
    `${orders} orders acknowledged, all there`,
    `new primary after ${span(promoted)}`,
    `next order ${span(next)} later`,
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

/** Two processes on one database and one folder; each call goes to the other one than the call before. */
async function openTwoShops(rig: Rig) {
  const shops = [rig.shop, await openShopProcess(rig.settings)]
  rig.closeFirst(async () => void (shops[1]!.isRunning() && (await shops[1]!.stop())))
  for (const shop of shops) await shop.start()
  let turn = 0
  const inTurn = {
    ...rig.shop,
    get origin() {
      return shops[turn++ % shops.length]!.origin
    },
  }
  const scene: Scene = { rig: { ...rig, shop: inTurn }, witness: newWitness() }
  return {
    scene,
    areRunning: () => shops.every((shop) => shop.isRunning()),
    async stop() {
      for (const shop of shops) await shop.stop()
    },
  }
}
