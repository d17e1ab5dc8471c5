import { setTimeout as delay } from 'node:timers/promises'
import { crashPoints } from '../../../api/platform/crash-point.ts'
import { brokenAfterKill, brokenAtTheEnd, repeatedMails } from '../check.ts'
import { isLong } from '../../runner/long.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { startLoad } from '../load.ts'
import { newWitness } from '../witness.ts'

const PEOPLE = 6
const READY_WITHIN_MS = 3000
/** A point that nobody passes for so long is given up, and the shop is killed as it is. */
const LONGEST_WAIT_MS = 12_000
/** Of the named points so many further each, where there is no time for all: the points before and after it are as near as a statement. */
const FEW_STRIDE = isLong ? 2 : 4

/** At named points and at random moments. */
export const killApp: Scenario = {
  name: 'kill -9 of the app in the middle of checkouts',
  database: 'EMBEDDED',
  times: { all: 300, few: Math.ceil(crashPoints.length / FEW_STRIDE) },
  async run(rig, times) {
    const stride = times < crashPoints.length ? FEW_STRIDE : 1
    const scene = { rig, witness: newWitness() }
    const readyMs = [await rig.shop.start(settingOf(0))]
    const load = startLoad(scene, PEOPLE)
    const missed = new Set<string>()
    const broken: string[] = []
    for (let i = 0; i < times; i++) {
      const point = settingOf(i * stride)
      if (!(await dies(rig, point))) missed.add(point.split('#')[0]!)
      broken.push(...(await brokenAfterKill(rig)).map((promise) => `after ${point || 'a random kill'}: ${promise}`))
      readyMs.push(await rig.shop.start(i + 1 < times ? settingOf((i + 1) * stride) : ''))
      if (broken.length > 0) break
    }
    await load.stop()
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    readyMs.sort((a, b) => a - b)
    const [median = 0, slowest = 0] = [readyMs[readyMs.length >> 1], readyMs.at(-1)]
    const slow =
      median > READY_WITHIN_MS ? [`ready again after ${seconds(median)}, not ${seconds(READY_WITHIN_MS)}`] : []
    const figures = [
      `${load.bought()} orders`,
      `ready again in ${seconds(median)} (slowest ${seconds(slowest)})`,
      `slowest purchase ${seconds(scene.witness.slowestMs)}`,
      `${scene.witness.unanswered} calls unanswered`,
      `${repeatedMails(rig)} mails twice`,
      ...(missed.size > 0 ? [`not passed in time: ${[...missed].join(', ')}`] : []),
    ]
    return { done: readyMs.length - 1, planned: times, figures: figures.join('; '), broken, slow }
  },
}

// Each named point once, then random moments and named points in turn, at the first to fourth time they are passed.
function settingOf(kill: number): string {
  const later = kill - crashPoints.length
  if (later < 0) return crashPoints[kill]!
  if (later % 2 === 0) return ''
  const turn = (later - 1) / 2
  return `${crashPoints[turn % crashPoints.length]}#${1 + ((turn * 7) % 4)}`
}

/** Whether it died where it should. */
async function dies({ shop }: Rig, point: string): Promise<boolean> {
  const abort = new AbortController()
  const waiting = delay(point ? LONGEST_WAIT_MS : 50 + Math.random() * 1500, 'KILL', { signal: abort.signal })
  const first = await Promise.race([shop.ended(), waiting.catch(() => null)])
  abort.abort()
  await shop.kill()
  return first === 'SIGKILL' || !point
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
