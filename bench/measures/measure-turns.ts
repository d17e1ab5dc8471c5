import { setTimeout as delay } from 'node:timers/promises'
import { startVisits, visit } from '../../test/faults/visits.ts'
import { percentile } from '../at-once.ts'
import { startShopProcess } from '../shop-process.ts'

// What visitors notice of one client who asks for searches, pages and pictures all at once (decision 37), beside the same
// visits to the idle shop. Clients are told apart as behind a proxy.
const ROUNDS = 5
const GREEDY = '203.0.113.1'

process.env.TRUSTED_PROXIES = 'loopback'
const shop = await startShopProcess()
const at = (path: string) => shop.origin + path
const paths = ['/', '/stores', '/api/v1/listings/search?q=tasse', '/pictures/stored/heroes/hero-1_500']
for (const path of paths) await visit(at(path), '198.51.100.251')

const alone = await visitorsDuring(() => delay(10_000))
const answers: { status: number; ms: number }[] = []
const beside = await visitorsDuring(async () => {
  for (let round = 0; round < ROUNDS; round++)
    answers.push(...(await Promise.all(plannedCalls(round).map((url) => visit(url, GREEDY, { accept: 'image/avif' })))))
})
for (const share of [0.5, 0.95]) {
  const [before, after] = [percentile(alone.ms, share), percentile(beside.ms, share)]
  const ratio = (after / before).toFixed(1)
  console.log(
    `visitors' p${share * 100}: ${before.toFixed(0)} ms alone, ${after.toFixed(0)} ms beside (${ratio} times)`,
  )
}
console.log(`visitors who were not answered: ${alone.failed.length} alone, ${beside.failed.length} beside`)
const counts = Map.groupBy(answers, ({ status }) => status)
const statuses = [...counts].map(([status, those]) => `${those.length} × ${status}`).join(', ')
const slowest = percentile(
  answers.map(({ ms }) => ms),
  1,
)
console.log(`the one client: ${statuses}; slowest answer ${slowest.toFixed(0)} ms`)
await shop.stop()

async function visitorsDuring(work: () => Promise<unknown>) {
  const visits = startVisits(paths.map(at))
  await work()
  return visits.stop()
}

function plannedCalls(round: number) {
  const words = Array.from({ length: 60 }, (_, i) => `tasse${round}x${i}`)
  return words.flatMap((word) => [at(`/api/v1/listings/search?q=${word}`), at(`/search?q=${word}`)])
}
