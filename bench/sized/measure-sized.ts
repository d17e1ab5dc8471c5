import { addressOfRunningPostgres } from '../../server/postgres/embedded-postgres.ts'
import { cpuSecondsOf } from '../process-cpu.ts'
import { startChildServer } from './child-server.ts'
import { bytesOf, load, type Request } from './load.ts'
import { buyersHeaders, openSizedShop, type SizedShop } from './sized-shop.ts'

/** One kind of request, and the same work done the plain way; without `plain` there is none. */
export type Work = { name: string; requests: Request[]; plain?: Request[] }
type Samples = { shop: SizedShop; headers: Record<string, string>; read: (path: string) => Promise<unknown> }
/** What is asked of a running shop. */
export type Works = (samples: Samples) => Promise<Work[]>

const CONNECTIONS = [16, 64]
const SECONDS = 4

type Row = {
  products: number
  name: string
  way: 'shop' | 'bare route' | 'plain PostgreSQL'
  connections: number
  p50: number
  p99: number
  perSecond: number
  cpuMs: number
  databaseCpuMs: number
  bytes: number
  failed: number
}

/**
 * Asks a shop of each size, a bare Fastify route for as many bytes, and the plain way on the same database, one after the other in
 * one run. Sizes and `--json` are the arguments behind the bench's name.
 */
export async function measureSized(works: Works, sizes = [10_000]): Promise<void> {
  const isJson = process.argv.includes('--json')
  const given = process.argv.slice(3).map(Number).filter(Number.isInteger)
  for (const products of given.length > 0 ? given : sizes) {
    const shop = await openSizedShop(products)
    const bare = await startChildServer('bare-route.ts')
    const plain = await startChildServer('sized/plain-postgres.ts', [addressOfRunningPostgres(shop.folder)!])
    const servers = {
      shop: { origin: shop.origin, cpu: shop.cpuSeconds },
      'bare route': { origin: bare.origin, cpu: () => cpuSecondsOf(bare.pid) },
      'plain PostgreSQL': { origin: plain.origin, cpu: () => cpuSecondsOf(plain.pid) },
    }
    const headers = await buyersHeaders(shop)
    const read = async (path: string) => {
      const reply = await fetch(`${shop.origin}/api/v1${path}`, { headers })
      if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
      return reply.json()
    }
    const rows: Row[] = []
    for (const { name, requests, plain: plainRequests } of await works({ shop, headers, read })) {
      const bytes = await bytesOf(shop.origin, requests.slice(0, 40))
      const ways = {
        shop: requests,
        'bare route': [{ path: `/${bytes}` }],
        ...(plainRequests && { 'plain PostgreSQL': plainRequests }),
      }
      for (const [way, sent] of Object.entries(ways))
        rows.push(
          ...(await measureWay({ products, name, way: way as Row['way'], bytes }, servers[way as Row['way']], sent)),
        )
    }
    const whole = { products, startSeconds: shop.startSeconds, residentMegabytes: shop.residentMegabytes() }
    console.log(isJson ? JSON.stringify({ ...whole, rows }) : tableOf(whole, rows))
    bare.stop()
    plain.stop()
    await shop.stop({ leaveData: true })

    async function measureWay(
      of: Pick<Row, 'products' | 'name' | 'way' | 'bytes'>,
      server: Server,
      requests: Request[],
    ) {
      // Until the code is compiled a request costs several times as much.
      await load(server.origin, requests, { connections: 16, amount: 400 })
      const measured: Row[] = []
      for (const connections of CONNECTIONS) {
        const before = { own: server.cpu(), database: shop.databaseCpuSeconds() }
        const { count, ...times } = await load(server.origin, requests, { connections, seconds: SECONDS })
        const databaseCpuMs =
          of.way === 'bare route' ? 0 : ((shop.databaseCpuSeconds() - before.database) * 1000) / count
        const cpuMs = ((server.cpu() - before.own) * 1000) / count + databaseCpuMs
        measured.push({ ...of, connections, ...times, cpuMs, databaseCpuMs })
      }
      return measured
    }
  }
}

type Server = { origin: string; cpu: () => number }

const titles = ['conn.', 'p50 ms', 'p99 ms', 'req/s', 'CPU ms', 'of it db', 'bytes', 'x bare']

function tableOf({ products, startSeconds, residentMegabytes }: Whole, rows: Row[]) {
  const lines = rows.map((row) => {
    const bare = rows.find(
      ({ name, way, connections }) => name === row.name && way === 'bare route' && connections === row.connections,
    )!
    const cells = [
      row.connections.toFixed(0),
      row.p50.toFixed(2),
      row.p99.toFixed(2),
      row.perSecond.toFixed(0),
      row.cpuMs.toFixed(3),
      row.databaseCpuMs.toFixed(3),
      row.bytes.toFixed(0),
      (row.cpuMs / bare.cpuMs).toFixed(1),
    ]
    const failed = row.failed > 0 ? `  ${row.failed} FAILED` : ''
    return `${`${row.name}, ${row.way}`.padEnd(44)}${cells.map((cell) => cell.padStart(9)).join('')}${failed}`
  })
  const head = `\n${products} products, ready after ${startSeconds.toFixed(1)} s, ${residentMegabytes.toFixed(0)} MB resident at the end`
  return [head, `${''.padEnd(44)}${titles.map((title) => title.padStart(9)).join('')}`, ...lines].join('\n')
}

type Whole = { products: number; startSeconds: number; residentMegabytes: number }
