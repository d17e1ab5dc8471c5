import autocannon from 'autocannon'
import { countRoundTrips } from '../api-round-trips.ts'
import { measuredCalls, type MeasuredCall, type Samples } from '../api-calls.ts'
import { cpuSecondsOf } from '../process-cpu.ts'
import { startChildServer } from '../sized/child-server.ts'
import { startShopProcess } from '../shop-process.ts'

// Every GET of the contract and putting into the cart, on the demo catalogue: requests a second and waiting times at 16
// connections, CPU of app and database per request, round trips to the database, and a bare Fastify route that answers
// as many bytes, in the same run. A word behind the name measures only the calls whose name holds it.
const CONNECTIONS = 16
const only = process.argv[3] ?? ''
const MAX_ROUND_TRIPS = 8

// The second start, as a shop runs every day: the first one has also loaded the demo catalogue.
const first = await startShopProcess()
await first.stop({ leaveData: true })
const shop = await startShopProcess(first.folder, 'bench/unlimited-shop.ts')
const token = await signIn()
const bare = await startChildServer('bare-route.ts')
const { calls, unsampled } = measuredCalls(await readSamples(read))
const missed: string[] = []
console.log(
  `${'call'.padEnd(44)}${['req/s', 'p50 ms', 'p99 ms', 'app ms', 'db ms', 'CPU ms', 'trips', 'bytes', 'bare ms', 'ratio'].map((title) => title.padStart(9)).join('')}`,
)
const chosen = calls.filter(({ name }) => name.includes(only))
// All calls together, whatever their number.
const secondsEach = Math.min(4, 100 / chosen.length)
const trips = await countRoundTrips({ folder: shop.folder, origin: shop.origin, token }, chosen)
// Until the code is compiled a request costs several times as much.
for (const call of chosen)
  await autocannon({ url: shop.origin, requests: autocannonRequests(call), connections: CONNECTIONS, amount: 300 })
for (const call of chosen) await printMeasured(call)
if (unsampled.length > 0) console.log(`nothing to ask for in the demo: ${unsampled.join(', ')}`)
console.log(`resident memory of the app ${shop.residentMegabytes().toFixed(0)} MB`)
console.log(missed.length > 0 ? `targets missed: ${missed.join('; ')}` : 'every target is met')
bare.stop()
await shop.stop()

async function printMeasured(call: MeasuredCall) {
  const load = { url: shop.origin, requests: autocannonRequests(call) }
  await autocannon({ ...load, connections: CONNECTIONS, duration: secondsEach / 4 })
  const before = { app: shop.cpuSeconds(), database: shop.databaseCpuSeconds() }
  const result = await autocannon({ ...load, connections: CONNECTIONS, duration: secondsEach / 2 })
  const count = result.requests.total
  const app = ((shop.cpuSeconds() - before.app) * 1000) / count
  const database = ((shop.databaseCpuSeconds() - before.database) * 1000) / count
  const bytes = await sizeOf(call)
  const floor = await measureBare(bytes)
  const roundTrips = trips.get(call.name) ?? 0
  const cpu = app + database
  const cells = [
    result.requests.average.toFixed(0),
    result.latency.p50.toFixed(0),
    result.latency.p99.toFixed(0),
    ...[app, database, cpu].map((ms) => ms.toFixed(2)),
    roundTrips.toFixed(0),
    bytes.toFixed(0),
    floor.toFixed(3),
    (cpu / floor).toFixed(0),
  ]
  const verdict =
    call.targetMs === undefined ? '' : `  ${cpu <= call.targetMs ? 'within' : 'ABOVE'} ${call.targetMs} ms`
  const failed = result.non2xx + result.errors > 0 ? `  ${result.non2xx + result.errors} REFUSED` : ''
  console.log(call.name.padEnd(44) + cells.map((cell) => cell.padStart(9)).join('') + verdict + failed)
  if (call.targetMs !== undefined && cpu > call.targetMs) missed.push(`${call.name} ${cpu.toFixed(2)} ms`)
  if (roundTrips > MAX_ROUND_TRIPS) missed.push(`${call.name} ${roundTrips} round trips`)
}

function autocannonRequests({ method, requests, isSignedIn }: MeasuredCall): autocannon.Request[] {
  const headers = { ...headersOf(isSignedIn), ...(method === 'POST' && { 'content-type': 'application/json' }) }
  return requests.map(({ path, body }) => ({ method, path, headers, ...(body !== undefined && { body }) }))
}

function headersOf(isSignedIn: boolean): Record<string, string> {
  return { 'x-language': 'de', ...(isSignedIn && { authorization: `Bearer ${token}` }) }
}

async function sizeOf({ method, requests, isSignedIn }: MeasuredCall) {
  const { path, body } = requests[0]!
  const headers = { ...headersOf(isSignedIn), ...(body !== undefined && { 'content-type': 'application/json' }) }
  const reply = await fetch(shop.origin + path, { method, headers, ...(body !== undefined && { body }) })
  return (await reply.arrayBuffer()).byteLength
}

/** CPU milliseconds of a bare route per reply of that size. */
async function measureBare(bytes: number) {
  const before = cpuSecondsOf(bare.pid)
  const { requests } = await autocannon({
    url: `${bare.origin}/${bytes}`,
    connections: CONNECTIONS,
    duration: secondsEach / 4,
  })
  return ((cpuSecondsOf(bare.pid) - before) * 1000) / requests.total
}

async function signIn() {
  const reply = await fetch(`${shop.origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cafe@demo.tresen.example', password: 'Tresen2026' }),
  })
  const { authToken } = (await reply.json()) as { authToken?: string }
  if (!authToken) throw new Error(`Signing in answers ${reply.status}`)
  return authToken
}

async function read(path: string) {
  const reply = await fetch(`${shop.origin}/api/v1${path}`, { headers: headersOf(true) })
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  return reply.json()
}

type Read = (path: string) => Promise<unknown>
type Item = { skuId: string; stock: number; minimumQuantity: number; countPerBox: number }
type Node = { slug: string; children: { slug: string }[] }

/** Reads from the running shop what can be asked for: goods of every root category, stores, collections, posts, orders. */
async function readSamples(read: Read): Promise<Samples> {
  const tree = (await read('/categories/tree')) as Node[]
  const roots = tree.map(({ slug }) => slug)
  const goods = await Promise.all(roots.map((slug) => itemsOf<Item>(read, `/listings/category?slug=${slug}`)))
  const stores = await itemsOf<{ storeId: string; slug: string }>(read, '/stores?pageSize=48')
  const collections = (await read('/product-collections/home-page')) as { slug: string }[]
  const posts = await itemsOf<{ id: string }>(read, '/mag/latest')
  const orders = await itemsOf<{ id: string }>(read, '/account/orders')
  return {
    skus: goods.flatMap((items) => items.slice(0, 6).map(({ skuId }) => skuId)),
    goods: goods.flatMap((items) => items.slice(0, 1).flatMap(toGoods)).slice(0, 10),
    leaves: tree.flatMap(({ children }) => children.map(({ slug }) => slug)),
    roots,
    storeIds: stores.map(({ storeId }) => storeId),
    storeSlugs: stores.map(({ slug }) => slug),
    collections: collections.map(({ slug }) => slug),
    posts: posts.map(({ id }) => id),
    orders: orders.map(({ id }) => id),
  }
}

/** Pieces that can be ordered twice over. */
function toGoods({ skuId, stock, minimumQuantity, countPerBox }: Item) {
  const quantity = Math.ceil(minimumQuantity / countPerBox) * countPerBox
  return stock >= 2 * quantity ? [{ skuId, quantity }] : []
}

async function itemsOf<Entry>(read: Read, path: string) {
  const { items } = (await read(path)) as { items: Entry[] }
  return items
}
