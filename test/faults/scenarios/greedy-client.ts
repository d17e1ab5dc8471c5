import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { startVisits, visit } from '../visits.ts'
import { p95 } from '../witness.ts'

const ANSWERED_WITHIN_MS = 11_000
const GREEDY = '203.0.113.1'

/** One client asks for searches, new pages and new pictures all at once; nobody else may notice more than a turn. */
export const greedyClient: Scenario = {
  name: 'one client who asks for everything at once',
  database: 'EMBEDDED',
  times: { all: 10, few: 1 },
  async run(rig, times) {
    rig.settings.TRUSTED_PROXIES = 'loopback'
    await rig.shop.start()
    const { origin } = rig.shop
    const pictures = await picturesOf(rig)
    const paths = ['/', '/stores', '/api/v1/listings/search?q=becher', `${pictures[0]}_500`]
    const urls = paths.map((path) => origin + path)
    for (const url of urls) await visit(url, '198.51.100.251')
    const idle = startVisits(urls)
    await until('visits to an idle shop', () => idle.ms.length >= 30)
    const { ms: idleMs } = await idle.stop()
    const broken: string[] = []
    const busyMs: number[] = []
    const answers: { status: number; ms: number }[] = []
    for (let round = 0; round < times; round++) {
      const visits = startVisits(urls)
      // So that all are drawn anew. What was begun for who has left may still be written meanwhile.
      await rm(join(rig.dataDir, 'pictures'), { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
      const requests = greedyUrls(origin, pictures, round).map(([url, accept]) => visit(url, GREEDY, { accept }))
      answers.push(...(await Promise.all(requests)))
      const { ms, failed } = await visits.stop()
      busyMs.push(...ms)
      broken.push(...failed)
    }
    const unanswered = answers.filter(({ status }) => ![200, 404, 429, 503].includes(status))
    if (unanswered.length > 0) broken.push(`${unanswered.length} of ${answers.length} were cut or broke`)
    await rig.shop.stop()
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    const figures = [
      `${answers.length} at once, slowest answer ${Math.round(slowest)} ms, ${answers.filter(({ status }) => status === 503).length} told to come again`,
      `visitors' p95 ${Math.round(p95(idleMs))} ms alone, ${Math.round(p95(busyMs))} ms beside it (${(p95(busyMs) / p95(idleMs)).toFixed(1)} times)`,
    ]
    const slow = slowest > ANSWERED_WITHIN_MS ? [`an answer after ${Math.round(slowest)} ms`] : []
    return { done: times, planned: times, figures: figures.join('; '), broken: [...new Set(broken)], slow }
  },
}

async function picturesOf({ shop, stores }: Rig) {
  const products = await Promise.all(
    stores.map(async ({ skuId }) => (await fetch(`${shop.origin}/api/v1/products/${skuId}`)).json()),
  )
  return (products as { imageUrls: string[] }[]).flatMap(({ imageUrls }) => imageUrls)
}

function greedyUrls(origin: string, pictures: string[], round: number): [string, string][] {
  const words = Array.from({ length: 60 }, (_, i) => `becherr${round}x${i}`)
  return [
    ...words.map((word) => [`${origin}/api/v1/listings/search?q=${word}`, '*/*'] as [string, string]),
    ...words.map((word) => [`${origin}/search?q=${word}`, 'text/html'] as [string, string]),
    ...pictures.flatMap((picture) =>
      ['image/avif', 'image/webp', '*/*'].flatMap((accept) =>
        [500, 1000, 1500].map((width) => [`${origin}${picture}_${width}`, accept] as [string, string]),
      ),
    ),
  ]
}
