import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Import } from '../../contract/import/imports.ts'
import { call, percentile } from '../at-once.ts'
import { openWideRange } from '../sized/wide-range.ts'

// An import of 50,000 lines that change prices and stock, of a store with as many articles: how long until it is compared and until it
// counts, the most that the app held meanwhile, the CPU seconds of app and database, and what visitors wait for beside it as a multiple
// of the idle shop in the same run, before and after.
// npm run bench -- import [--lines 50000].
const { values } = parseArgs({ args: process.argv.slice(3), options: { lines: { type: 'string', default: '50000' } } })
const lines = Number(values.lines)
const POLL_MS = 250
const ATONCE = 2

const { shop, db, token } = await openWideRange(lines)
const imports = `${shop.origin}/api/v1/supplier/imports`
const [category, product] = ['/listings/category?slug=kaffee-tee', await aProduct()]
await visitFor(5)
const idle = await visitFor(10)
console.log(`idle: ${waits(idle)}, app ${shop.residentMegabytes().toFixed(0)} MB`)
shop.takePeakMegabytes()
const begun = performance.now()
const { id } = await send()
const columns = ['supplier_sku', 'price', 'stock']
await stage('compared', begun, async () => {
  await call<Import>({ url: `${imports}/${id}/columns`, token, method: 'PUT', body: { columns } })
  return until(({ state }) => state === 'COMPARED')
})
await stage('applied', performance.now(), async () => {
  await call<Import>({ url: `${imports}/${id}/apply`, token, body: { confirmedLarge: true } })
  return until(({ changeSet }) => changeSet?.state === 'APPLIED')
})
await visitFor(5)
console.log(`idle again: ${waits(await visitFor(10))}`)
await db.end()
await shop.stop({ leaveData: true })

/** As a spreadsheet gives it; the prices of each run are others. */
function send() {
  const cents = 1000 + (Date.now() % 700)
  const rows = Array.from(
    { length: lines },
    (_, n) => `BENCH-${n + 1};${((cents + (n % 90)) / 100).toFixed(2).replace('.', ',')};${n % 300}`,
  )
  const form = new FormData()
  form.set('file', new File([['Nummer;Netto;Im Lager', ...rows].join('\n')], 'liste.csv', { type: 'text/csv' }))
  return fetch(imports, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }).then(
    async (reply) => {
      if (!reply.ok) throw new Error(`The file was answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as Import
    },
  )
}

async function until(isThere: (found: Import) => boolean): Promise<Import> {
  for (;;) {
    const found = await call<Import>({ url: `${imports}/${id}`, token, method: 'GET' })
    if (isThere(found)) return found
    if (found.problem) throw new Error(found.problem)
    await delay(POLL_MS)
  }
}

/** Visitors go on while it is worked on. */
async function stage(name: string, started: number, act: () => Promise<Import>) {
  const end = new AbortController()
  const cpuBefore = [shop.cpuSeconds(), shop.databaseCpuSeconds()] as const
  const visitors = visitFor(600, end.signal)
  const { counts } = await act()
  const seconds = (performance.now() - started) / 1000
  end.abort()
  const [app, database] = [shop.cpuSeconds() - cpuBefore[0], shop.databaseCpuSeconds() - cpuBefore[1]]
  const waited = await visitors
  const [times50, times95] = [0.5, 0.95].map((share) => percentile(waited, share) / percentile(idle, share))
  console.log(
    `${name} after ${seconds.toFixed(1)} s (${counts.CHANGED} changed, ${counts.REFUSED} refused), CPU app ${app.toFixed(1)} s and database ${database.toFixed(1)} s, app at most ${shop.takePeakMegabytes().toFixed(0)} MB, visitors' ${waits(waited)} (${times50!.toFixed(1)} and ${times95!.toFixed(1)} times)`,
  )
}

function waits(each: number[]) {
  return `p50 ${percentile(each, 0.5).toFixed(1)} ms, p95 ${percentile(each, 0.95).toFixed(1)} ms`
}

async function visitFor(mostSeconds: number, signal?: AbortSignal) {
  const endless = (function* () {
    for (let n = 0; ; n++) yield n % 2 === 0 ? category! : product!
  })()
  const each: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: ATONCE }, async () => {
      for (const path of endless) {
        const sentAt = performance.now()
        await call({ url: `${shop.origin}/api/v1${path}`, method: 'GET' })
        each.push(performance.now() - sentAt)
        if (signal?.aborted || performance.now() - started > mostSeconds * 1000) return
        await delay(20)
      }
    }),
  )
  return each
}

async function aProduct() {
  const [row] = await db<
    { skuId: string }[]
  >`select sku_id from product where status = 'ACTIVE' and not is_exclusive order by sku_id limit 1`
  return `/products/${row!.skuId}`
}
