import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brokenAtTheEnd } from '../check.ts'
import { startLoad } from '../load.ts'
import type { Scenario } from '../scenario.ts'
import { openSharedPort } from '../shared-port.ts'
import { newWitness, p95 } from '../witness.ts'

const A_SECOND = 100
const PEOPLE = 3
const TIMEOUT_MS = 15_000
/** A machine that cannot keep up is told as too slow, not buried. */
const MOST_AT_ONCE = 200

/** Deploys: the next shop takes over the socket, then the one before is told to end. */
export const rollingRestarts: Scenario = {
  name: 'rolling restarts at 100 requests a second',
  database: 'PROXIED',
  times: { all: 20, few: 2 },
  isLong: true,
  async run(rig, times) {
    const port = await openSharedPort({ ...rig.settings, DATABASE_URL: rig.databaseUrl })
    rig.closeFirst(() => port.close())
    const scene = {
      rig: { ...rig, shop: { ...rig.shop, origin: port.origin, readyMs: () => performance.now() } },
      witness: newWitness(),
    }
    const broken: string[] = []
    let pid = await port.start()
    const load = startLoad(scene, PEOPLE)
    const visits = startVisits(port.origin)
    rig.closeFirst(() => visits.stop())
    for (let i = 0; i < times; i++) {
      const next = await port.start()
      await delay(300)
      const code = await port.stop(pid)
      if (code !== 0) broken.push(`A shop ended with ${code}`)
      pid = next
    }
    const { sent, failed, ms, seconds } = await visits.stop()
    await load.stop()
    const { unanswered, unavailable } = scene.witness
    if (unanswered + unavailable > 0) broken.push(`${unanswered} calls had no answer, ${unavailable} answered 503`)
    broken.push(...failed, ...(await brokenAtTheEnd(scene)))
    const rate = sent / seconds
    const figures = [
      `${sent} requests, ${Math.round(rate)} a second, ${failed.length} failed`,
      `p95 ${p95(ms).toFixed(0)} ms`,
      `${load.bought()} orders`,
    ]
    const slow = rate < 0.95 * A_SECOND ? [`only ${Math.round(rate)} requests a second`] : []
    return { done: times, planned: times, figures: figures.join('; '), broken, slow }
  },
}

/** Requests at a fixed rate; half over connections that stay, half each over a new one. */
function startVisits(origin: string) {
  const paths = ['/', '/api/v1/stores', '/api/v1/categories/tree', '/login'].map((path) => origin + path)
  const failed: string[] = []
  const ms: number[] = []
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  async function visit(n: number) {
    const answers = performance.now()
    const url = paths[(n >> 1) % paths.length]!
    try {
      const status = n % 2 ? await overReused(url) : await overNew(url)
      if (status >= 400) failed.push(`${url} answered ${status}`)
      ms.push(performance.now() - answers)
    } catch (error) {
      failed.push(
        `${url} got no answer ${n % 2 ? 'on a kept connection' : ''}: ${String((error as Error).cause ?? error)}`,
      )
    }
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * A_SECOND
    for (; sent < due && underWay.size < MOST_AT_ONCE; sent++) {
      const visiting = visit(sent).finally(() => underWay.delete(visiting))
      underWay.add(visiting)
    }
  }, 10)
  return {
    async stop() {
      clearInterval(timer)
      const seconds = (performance.now() - began) / 1000
      await Promise.all(underWay)
      return { sent, failed, ms, seconds }
    },
  }
}

async function overReused(url: string): Promise<number> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await reply.arrayBuffer()
  return reply.status
}

async function overNew(url: string): Promise<number> {
  const [reply] = (await once(get(url, { agent: false, timeout: TIMEOUT_MS }), 'response')) as [IncomingMessage]
  for await (const _ of reply);
  return reply.statusCode!
}
