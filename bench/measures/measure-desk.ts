import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../api/platform/db.ts'
import { endpoints } from '../../contract/api.ts'
import { orderViews } from '../../contract/orders/packing.ts'
import { addressOfRunningPostgres } from '../../server/postgres/embedded-postgres.ts'
import { createMember } from '../../test/builders.ts'
import { load } from '../sized/load.ts'
import { addManyOrders } from '../sized/many-orders.ts'
import { openSizedShop } from '../sized/sized-shop.ts'

// Each list and each figure of both workplaces, where a store has many orders and products and the marketplace has more:
// npm run bench -- desk [--orders 100000] [--other-orders 0] [--buyers 20000] [--products 50000] [--only PART]. What asks for
// more than a choice of a query has its query below.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '100000' },
    'other-orders': { type: 'string', default: '0' },
    buyers: { type: 'string', default: '20000' },
    products: { type: 'string', default: '50000' },
    only: { type: 'string', default: '' },
  },
})
const MOST_CPU_MS = 5
const MOST_P95_MS = 30
const CALLS = 60
const queries: Record<string, string[]> = {
  '/supplier/packing/orders': orderViews.map((view) => `view=${view}`),
  '/supplier/orders': ['', 'status=PLACED', 'status=COMPLETED'],
  '/supplier/delivery/preview': ['postcode=10997'],
  '/supplier/net-terms-buyers': ['q=Caf'],
  '/supplier/products/attributes': ['category=kaffee-bohne'],
  '/supplier/books': ['year=2026'],
  '/operator/orders': ['', 'status=PLACED', 'q=Caf', 'q=B4711'],
  '/operator/buyers': ['', 'q=Caf', 'q=4711'],
  '/operator/payments': ['', 'state=PAID'],
  '/operator/products': ['', 'q=Kaffee'],
  '/operator/figures': ['days=1', 'days=7', 'days=28'],
  '/operator/synonyms/trial': ['names=Klopapier&names=Toilettenpapier'],
}

const shop = await openSizedShop(2000, 'desk')
const db = openDatabase(addressOfRunningPostgres(shop.folder)!, { statementTimeoutMs: 0 })
const [made] = await db<{ storeId: string }[]>`
  select store_id from product where sku_id = 'BENCH1' and to_regclass('order_copy') is null`
const storeId = made?.storeId ?? (await addManyOrders(db, counts()))
const members = {
  supplier: await createMember(db, { storeId, roles: ['OWNER'] }),
  operator: await createMember(db, { isOperator: true, roles: ['ADMIN'] }),
}
for (const { token } of Object.values(members))
  await db`update session set second_factor_at = now() where token_hash = ${createHash('sha256').update(token).digest()}`
await db.end()
let slow = 0
for (const { method, path, access, replyType } of endpoints) {
  if (method !== 'GET' || path.includes(':') || path.includes('{') || replyType || !path.includes(values.only)) continue
  if (access !== 'supplier' && access !== 'operator') continue
  for (const query of queries[path.slice('/api/v1'.length)] ?? [''])
    await measure(query ? `${path}?${query}` : path, members[access].token)
}
console.log(slow === 0 ? 'All within both.' : `${slow} beyond ${MOST_CPU_MS} ms of CPU or ${MOST_P95_MS} ms`)
await shop.stop({ leaveData: true })

async function measure(path: string, token: string) {
  const headers = { 'x-language': 'de', authorization: `Bearer ${token}` }
  const first = await fetch(shop.origin + path, { headers })
  const bytes = (await first.arrayBuffer()).byteLength
  if (!first.ok) return console.log(`${path.padEnd(58)} answers ${first.status}`)
  await load(shop.origin, [{ path, headers }], { connections: 1, amount: 10 })
  const before = { own: shop.cpuSeconds(), database: shop.databaseCpuSeconds() }
  const { p50, p99, count } = await load(shop.origin, [{ path, headers }], { connections: 1, amount: CALLS })
  const own = ((shop.cpuSeconds() - before.own) * 1000) / count
  const database = ((shop.databaseCpuSeconds() - before.database) * 1000) / count
  const isSlow = own + database > MOST_CPU_MS || p99 > MOST_P95_MS
  if (isSlow) slow++
  const figures = [own, database, p50, p99].map((ms) => ms.toFixed(1).padStart(7)).join('')
  console.log(`${path.padEnd(58)} CPU app, database, p50, p99 ms:${figures}  ${bytes} bytes${isSlow ? '  SLOW' : ''}`)
}

function counts() {
  return {
    orders: Number(values.orders),
    otherOrders: Number(values['other-orders']),
    buyers: Number(values.buyers),
    products: Number(values.products),
  }
}
