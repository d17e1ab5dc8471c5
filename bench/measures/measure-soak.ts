import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as listingsApi from '../../contract/listings.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import type { ProductCard } from '../../contract/products.ts'
import type { Endpoint, InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { requestOf } from '../../contract/platform/request.ts'
import { DEMO_PASSWORD } from '../../e2e/support/demo-password.ts'
import { percentile } from '../at-once.ts'
import { askFrom } from '../many-addresses.ts'
import { productPaths } from '../product-paths.ts'
import { startShopProcess } from '../shop-process.ts'
import { shownPaths } from '../visits.ts'

// The shop with its demo catalogue for a long time at a steady rate: pages in both languages, listings, searches, suggestions,
// pictures, and buyers who order and cancel. Prints twelve times what it holds by then, and how that grows. 3 minutes;
// `--minutes 30` is the long one of docs/performance.md. Linux only, sends to 127.0.0.1 only.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '3' }, rate: { type: 'string', default: '30' } },
})
const minutes = Number(values.minutes)
const rate = Number(values.rate)
const WINDOWS = 12
const ORDER_PAUSE_MS = 500
const BUYERS = ['cafe', 'hotel', 'restaurant']
const MOST_AT_ONCE = 200

type Window = { ms: number[]; failed: string[]; orders: number }
const newWindow = (): Window => ({ ms: [], failed: [], orders: 0 })

const shop = await startShopProcess(undefined, 'bench/unlimited-shop.ts')
const ask = askFrom(shop.origin)
const paths = await mixedPaths()
// Code is compiled and caches fill before anything is measured.
for (const path of paths.slice(0, 200)) await (await ask(path)).arrayBuffer()
let current = newWindow()
const end = new AbortController()
const ordering = BUYERS.map(orderAndCancel)
const visiting = visitSteadily()
const samples: { hours: number; megabytes: number; files: number; sessions: number }[] = []
const all: Window[] = []
print(['minute', 'requests', 'failed', 'p50 ms', 'p99 ms', 'orders', 'MB', 'files', 'db processes'])
for (let n = 1; n <= WINDOWS; n++) {
  await delay((minutes * 60_000) / WINDOWS)
  const window = current
  current = newWindow()
  all.push(window)
  const sample = {
    hours: (n * minutes) / WINDOWS / 60,
    megabytes: shop.residentMegabytes(),
    files: shop.openFiles(),
    sessions: shop.databaseProcesses(),
  }
  samples.push(sample)
  print([
    (sample.hours * 60).toFixed(1),
    String(window.ms.length),
    String(window.failed.length),
    percentile(window.ms, 0.5).toFixed(1),
    percentile(window.ms, 0.99).toFixed(1),
    String(window.orders),
    sample.megabytes.toFixed(0),
    String(sample.files),
    String(sample.sessions),
  ])
}
end.abort()
await Promise.all([visiting, ...ordering])
conclude()
await shop.stop()

function conclude() {
  const ms = all.flatMap((window) => window.ms)
  const failed = all.flatMap((window) => window.failed)
  // Caches fill in the first third.
  const later = samples.slice(WINDOWS / 3)
  console.log(
    [
      `${ms.length} requests, ${failed.length} failed, ${all.reduce((sum, { orders }) => sum + orders, 0)} orders made and cancelled`,
      `p50 ${percentile(ms, 0.5).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms`,
      `most ${shop.takePeakMegabytes().toFixed(0)} MB`,
      `an hour of the last two thirds: ${slopeOf(later, 'megabytes')} MB, ${slopeOf(later, 'files')} files, ${slopeOf(later, 'sessions')} db processes`,
    ].join('; '),
  )
  for (const reason of new Set(failed)) console.log(`failed: ${reason}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** By least squares. */
function slopeOf(of: typeof samples, key: 'megabytes' | 'files' | 'sessions'): string {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [hours, level] = [mean(of.map((sample) => sample.hours)), mean(of.map((sample) => sample[key]))]
  const along = of.reduce((sum, sample) => sum + (sample.hours - hours) * (sample[key] - level), 0)
  const slope = along / of.reduce((sum, sample) => sum + (sample.hours - hours) ** 2, 0)
  return `${slope >= 0 ? '+' : ''}${slope.toFixed(1)}`
}

/** Pages, products, listings, searches, suggestions and pictures, in an order of their own. */
async function mixedPaths(): Promise<string[]> {
  const pages = (await shownPaths(shop.origin)).flatMap((path) => [path, path === '/' ? '/de' : `/de${path}`])
  const products = await productPaths(ask)
  const [, picture] = /(\/pictures\/products\/[^"_\\]+)/.exec(await (await ask(products[0]!)).text())!
  const words = ['hafer', 'messer', 'kaffee', 'teller', 'olivenöl', 'bio', 'klopapier', 'tasse', 'reis', 'becher']
  return products.flatMap((product, n) => [
    pages[n % pages.length]!,
    product,
    `/api/v1/listings/search?q=${encodeURIComponent(`${words[n % words.length]!} ${n % 50}`)}`,
    `/api/v1/search/suggest?q=${encodeURIComponent(words[n % words.length]!.slice(0, 2 + (n % 4)))}`,
    `${picture}_${[500, 1000][n % 2]!}`,
  ])
}

async function visitSteadily() {
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  for (let sent = 0; !end.signal.aborted; await delay(5))
    for (; sent < ((performance.now() - began) / 1000) * rate && underWay.size < MOST_AT_ONCE; sent++) {
      const visit: Promise<void> = timed(paths[sent % paths.length]!).finally(() => underWay.delete(visit))
      underWay.add(visit)
    }
  await Promise.all(underWay)
}

async function timed(path: string) {
  const started = performance.now()
  try {
    const reply = await ask(path, { signal: AbortSignal.timeout(15_000) })
    await reply.arrayBuffer()
    if (reply.status >= 400) current.failed.push(`${path} answered ${reply.status}`)
  } catch (error) {
    current.failed.push(`${path}: ${String(error)}`)
  }
  current.ms.push(performance.now() - started)
}

/** One after the other; what was cancelled lies in store again. */
async function orderAndCancel(name: string) {
  const email = `${name}@demo.tresen.example`
  const signIn = await ask('/api/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { authToken } = (await signIn.json()) as { authToken: string }
  const call = caller(authToken)
  const { items } = await call(listingsApi.search, { q: 'kaffee', inStock: true })
  // The last boxes of an article would be promised to another buyer at the same moment.
  const own = items.filter((_, n) => n % BUYERS.length === BUYERS.indexOf(name))
  for (let n = 0; !end.signal.aborted; n++) {
    try {
      await orderOnce(call, own[n % own.length]!)
      current.orders++
    } catch (error) {
      current.failed.push(`${name} orders: ${error instanceof Error ? error.message : String(error)}`)
    }
    await delay(ORDER_PAUSE_MS)
  }
}

type Call = ReturnType<typeof caller>

function caller(token: string) {
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const { path, query, body, contentType } = requestOf(endpoint, input as never)
    const reply = await ask(query.size > 0 ? `${path}?${query}` : path, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(contentType && { 'content-type': contentType }),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(typeof body === 'string' && { body }),
    })
    const answer = (await reply.json()) as OutputOf<E>
    if (!reply.ok) throw new Error(`${endpoint.path} answered ${reply.status} ${JSON.stringify(answer).slice(0, 200)}`)
    return answer
  }
}

/** Goods of one store for what it wants at least; a cancelled order gives them back. */
async function orderOnce(call: Call, { skuId, countPerBox, minimumQuantity }: ProductCard) {
  const { carts } = await call(cartApi.read, {})
  for (const { storeId } of carts) await call(cartApi.removeStore, { storeId })
  const upTo = (pieces: number) => Math.ceil(pieces / countPerBox) * countPerBox
  const put = (quantity: number) => call(cartApi.write, { productSkuId: skuId, quantity, mode: 'SET' })
  let cart = await put(upTo(minimumQuantity))
  const { missingAmount, items } = cart.carts[0]!
  if (missingAmount > 0) cart = await put(upTo(items[0]!.quantity + missingAmount / items[0]!.finalNetPrice))
  const pay = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, cartVersion: cart.version } as const
  const { orderId } = await call(checkoutApi.pay, pay)
  await call(ordersApi.act, { id: orderId!, storeId: cart.carts[0]!.storeId, action: 'CANCEL' })
}

function print(cells: string[]) {
  console.log(cells.map((cell) => cell.padStart(12)).join(''))
}
