import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { call, percentile, work } from '../at-once.ts'
import { startCheckoutShop, type CheckoutShop, type Customer } from '../checkout-shop.ts'

// A visitor's product while rows are held that others wait for, beside the same shop when nobody holds anything, in turn
// in one run (decision 35). Sends to 127.0.0.1 only.
const WRITERS = 16
const ROUNDS = 5
const VISITS = 100

const folder = await mkdtemp(join(tmpdir(), 'tresen-bench-held-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder })
const shop = await startCheckoutShop(postgres.url)
const customers = await shop.createCustomers(WRITERS)
for (const customer of customers) await fill(customer)
const [visitor] = customers as [Customer]
await visit()
const idle: number[] = []
const held = { one: [] as number[], many: [] as number[] }
for (let round = 0; round < ROUNDS; round++) {
  idle.push(...(await visit()))
  held.one.push(...(await whileHeld(() => fill(visitor))))
  held.many.push(...(await whileHeld(fill)))
}
print('nobody holds a row', idle)
print(`${WRITERS} writes of one buyer wait`, held.one)
print(`${WRITERS} buyers wait`, held.many)
await shop.stop()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

/** All carts, so that whoever writes one waits. */
async function whileHeld(act: (customer: Customer) => Promise<unknown>) {
  const connection = await shop.db.reserve()
  await connection`begin`
  await connection`lock table cart in exclusive mode`
  const waiting = Promise.allSettled(customers.map(act))
  await someWait(shop)
  const times = await visit()
  await connection`rollback`
  connection.release()
  await waiting
  return times
}

async function someWait({ db }: CheckoutShop) {
  for (;;) {
    const waiting = await db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    if (waiting.count > 1) return
  }
}

async function visit() {
  const url = `${shop.origin}/api/v1/products/${visitor.skuId}`
  const inputs = Array.from({ length: VISITS }, () => null)
  return (await work(inputs, { atOnce: 2, mostSeconds: 10 }, () => call({ url, method: 'GET' }))).each
}

function fill({ token, skuId }: Customer) {
  return call({ url: `${shop.origin}/api/v1/cart`, token, body: { productSkuId: skuId, quantity: 6 } })
}

function print(name: string, times: number[]) {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  const ratio = p50 / percentile(idle, 0.5)
  console.log(`${name.padEnd(34)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  × ${ratio.toFixed(1)}`)
}
