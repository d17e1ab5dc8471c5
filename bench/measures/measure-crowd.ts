import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DEMO_PASSWORD } from '../../e2e/support/demo-password.ts'
import { startVisits } from '../../test/faults/visits.ts'
import { signUpForm } from '../../test/forms.ts'
import { call, percentile } from '../at-once.ts'
import { attacks } from '../crowd/attacks.ts'
import { startShopProcess } from '../shop-process.ts'

// What a visitor and a buyer notice of each attack: their p95 beside it against that of the idle shop right before, in one
// run, and the most the shop held meanwhile. Ends with 1 where a ratio is above 2 or the shop held more than it may. Clients are
// told apart as behind a proxy, limits are those of every shop. Three to four minutes; Linux only, sends to 127.0.0.1 only.
const BUYERS = 256
const IDLE_MS = 8_000
const ATTACK_MS = 20_000
const MOST_RATIO = 2
const MOST_MB = 450

process.env.TRUSTED_PROXIES = 'loopback'
// Started again, as what the first start builds and loads is held by its process alone.
const first = await startShopProcess()
await first.stop({ leaveData: true })
const shop = await startShopProcess(first.folder)
const at = (path: string) => shop.origin + path
const { items } = await call<{ items: { skuId: string }[] }>({
  url: at('/api/v1/listings/search?q=kaffee'),
  method: 'GET',
})
const target = { origin: shop.origin, skuIds: items.map(({ skuId }) => skuId), tokens: await signUpBuyers() }
const visited = ['/', '/stores', '/api/v1/listings/search?q=tasse', '/pictures/stored/heroes/hero-1_500']
const bought = ['/api/v1/cart', '/api/v1/account/home', `/api/v1/products/${target.skuIds[0]!}`]
const { authToken } = await post<{ authToken: string }>('/api/v1/auth/sign-in', '198.51.100.251', {
  email: 'hotel@demo.tresen.example',
  password: DEMO_PASSWORD,
})
// Code is compiled and caches fill before anything is measured.
await peopleDuring(delay(IDLE_MS))

let isBroken = false
print(['', 'visitor ms', 'beside', 'ratio', 'buyer ms', 'beside', 'ratio', 'most MB'])
for (const name of Object.keys(attacks)) await measure(name)
await shop.stop()
process.exitCode = isBroken ? 1 : 0

async function measure(name: string) {
  const idle = await peopleDuring(delay(IDLE_MS))
  shop.takePeakMegabytes()
  const attacker = fork(join(import.meta.dirname, '../crowd/attack-process.ts'), [name, JSON.stringify(target)])
  const ended = once(attacker, 'message')
  const beside = await peopleDuring(delay(ATTACK_MS))
  const counts = await endOf(attacker, ended)
  const megabytes = shop.takePeakMegabytes()
  const ratios = (['visitor', 'buyer'] as const).map((who) => beside[who].p95 / idle[who].p95)
  const failed = [...new Set([...beside.visitor.failed, ...beside.buyer.failed])]
  if (ratios.some((ratio) => ratio > MOST_RATIO) || megabytes > MOST_MB || failed.length > 0) isBroken = true
  const cells = (['visitor', 'buyer'] as const).flatMap((who, n) => [
    idle[who].p95.toFixed(1),
    beside[who].p95.toFixed(1),
    `× ${ratios[n]!.toFixed(1)}`,
  ])
  print([name, ...cells, megabytes.toFixed(0)])
  const answered = Object.entries(counts).map(([what, count]) => `${count} × ${what}`)
  console.log(`    answered ${answered.join(', ')}${failed.length > 0 ? `; failed: ${failed.join('; ')}` : ''}`)
}

async function endOf(attacker: ChildProcess, ended: Promise<unknown[]>) {
  attacker.send('end')
  const [counts] = (await ended) as [Record<string, number>]
  return counts
}

/** One visitor and one buyer, who open one thing after the other with a pause of 30 ms. */
async function peopleDuring(work: Promise<unknown>) {
  const visitor = startVisits(visited.map(at))
  const buyer = startVisits(bought.map(at), { authorization: `Bearer ${authToken}` })
  await work
  const [seen, done] = await Promise.all([visitor.stop(), buyer.stop()])
  return { visitor: figuresOf(seen), buyer: figuresOf(done) }
}

function figuresOf({ ms, failed }: { ms: number[]; failed: string[] }) {
  return { p95: percentile(ms, 0.95), failed }
}

/** Each from a network of their own, a few at a time. */
async function signUpBuyers() {
  const tokens: string[] = []
  while (tokens.length < BUYERS) {
    const signed = Array.from({ length: 8 }, (_, n) =>
      post<{ authToken: string }>('/api/v1/auth/sign-up', `192.0.2.${(tokens.length + n) % 250}`, signUpForm()),
    )
    tokens.push(...(await Promise.all(signed)).map(({ authToken: token }) => token))
  }
  return tokens
}

async function post<Reply>(path: string, from: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const reply = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}

function print([name, ...cells]: string[]) {
  console.log(name!.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(''))
}
