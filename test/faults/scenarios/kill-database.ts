import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brokenAtTheEnd, brokenNow } from '../check.ts'
import { startLoad } from '../load.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

const ANSWERS_WITHIN_MS = 5000

/** The server process dies at once, its sessions with it; the app has to stay, and start it again. */
export const killDatabase: Scenario = {
  name: 'kill -9 of PostgreSQL under load',
  database: 'EMBEDDED',
  times: { all: 50, few: 2 },
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const { witness } = scene
    await rig.shop.start()
    const load = startLoad(scene, 6)
    const broken: string[] = []
    const answeredMs: number[] = []
    for (let i = 0; i < times && rig.shop.isRunning(); i++) {
      await delay(300 + Math.random() * 700)
      const killedAt = new Date()
      process.kill(postmasterOf(rig), 'SIGKILL')
      const backAt = await isBack(rig, killedAt)
      while (witness.answeredAt < backAt && performance.now() - backAt < 2 * ANSWERS_WITHIN_MS) await delay(10)
      answeredMs.push(witness.answeredAt - backAt)
      // The first time over a connection that the kill has broken.
      broken.push(...(await brokenNow(rig).catch(() => brokenNow(rig))))
    }
    await load.stop()
    broken.push(...(await brokenAtTheEnd(scene)))
    if (!rig.shop.isRunning()) broken.push('The app ended with its database.')
    await rig.shop.stop()
    const slowest = Math.max(...answeredMs)
    const slow = slowest > ANSWERS_WITHIN_MS ? [`first 2xx ${slowest} ms after the database was back`] : []
    if (witness.unavailable === 0) broken.push('Nobody was told to come again by 503 with Retry-After.')
    const figures = [
      `${load.bought()} orders`,
      `first 2xx at most ${Math.round(slowest)} ms after the database`,
      `${witness.unavailable} answers 503 + Retry-After`,
      `${witness.unanswered} calls unanswered`,
    ]
    return { done: answeredMs.length, planned: times, figures: figures.join('; '), broken, slow }
  },
}

const postmasterOf = ({ dataDir }: Rig) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'))

/** When a new server answered; sessions of the killed one may go on for a moment. */
async function isBack({ db }: Rig, killedAt: Date): Promise<number> {
  await until('the database', async () => {
    const [row] = await db<[{ isNew: boolean }]>`
      select pg_postmaster_start_time() > ${killedAt} as is_new`.catch(() => [{ isNew: false }])
    return row.isNew
  })
  return performance.now()
}
