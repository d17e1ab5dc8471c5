import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../api/platform/db.ts'
import { addressOfRunningPostgres } from '../../server/postgres/embedded-postgres.ts'
import { call, percentile, work } from '../at-once.ts'
import { startShopProcess } from '../shop-process.ts'

// What a visitor waits for while the catalogue changes and while others mistype, as a multiple of the same call in the
// idle shop, in the same run: listings while 3,500 goods a second change their stock, a product beside six clients that
// repeat a search of eight mistyped words, and such searches themselves beside one that finds.
const ATONCE = { atOnce: 4, mostSeconds: 8 }
const WRONG = 'Schokolaade Kafffee Olivennöl Mehll Nudelln Zuckker Honnig Essigg'
const first = await startShopProcess()
await first.stop({ leaveData: true })
const shop = await startShopProcess(first.folder, 'bench/unlimited-shop.ts')
const db = openDatabase(addressOfRunningPostgres(shop.folder)!, { connections: 2, statementTimeoutMs: 0 })
type Listing = { items: { skuId: string }[]; totalItems: number }
const read = (path: string) => call<Listing>({ url: `${shop.origin}/api/v1${path}`, method: 'GET' })
const searched = (q: string) => `/listings/search?q=${encodeURIComponent(q)}`
const { items } = await read(searched(''))
const product = `/products/${items[0]!.skuId}`
const category = '/listings/category?slug=getraenke'

await times(category, 600)
await times(product, 600)
const idle = await times(category, 400)
const changing = new AbortController()
const changes = change(changing.signal)
print('listing while 3,500 goods a second change', await times(category, 400), idle)
changing.abort()
await changes

const found = await times(searched('Schokolade'), 100)
print('search of one mistyped word, beside one that finds', await times(searched('Schokolaade'), 60), found)
print('search of eight mistyped words, beside one that finds', await times(searched(WRONG), 60), found)
const alone = await times(product, 400)
const typing = new AbortController()
const clients = Array.from({ length: 6 }, async () => {
  while (!typing.signal.aborted) await read(searched(WRONG))
})
print('product beside six clients that mistype eight words', await times(product, 400), alone)
typing.abort()
await Promise.all(clients)
await db.end()
await shop.stop()

async function times(path: string, count: number) {
  const { each } = await work(
    Array.from({ length: count }, () => path),
    ATONCE,
    read,
  )
  return { p50: percentile(each, 0.5), p99: percentile(each, 0.99) }
}

async function change(signal: AbortSignal) {
  while (!signal.aborted) {
    await db`update stock set on_hand = on_hand + 1 where sku_id in (select sku_id from stock order by sku_id limit 3500)`
    await delay(1000)
  }
}

type Waits = { p50: number; p99: number }
function print(name: string, busy: Waits, quiet: Waits) {
  const figure = (ms: number) => ms.toFixed(1).padStart(7)
  const ratio = (one: number, other: number) => `× ${(one / other).toFixed(1)}`
  console.log(name)
  console.log(
    `  p50 ${figure(quiet.p50)} → ${figure(busy.p50)} ms (${ratio(busy.p50, quiet.p50)})   ` +
      `p99 ${figure(quiet.p99)} → ${figure(busy.p99)} ms (${ratio(busy.p99, quiet.p99)})`,
  )
}
