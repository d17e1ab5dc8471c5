import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../api/platform/clock.ts'
import { openDatabase } from '../api/platform/db.ts'
import { openFiles } from '../api/platform/files.ts'
import { openJobs } from '../api/platform/jobs/jobs.ts'
import { migrate } from '../api/platform/migrations.ts'
import { openPictures } from '../api/platform/pictures/pictures.ts'
import { queues } from '../api/platform/jobs/queues.ts'
import { loadDemo, wantsDemo } from '../seed/load-demo.ts'
import { readEnvironment } from '../server/environment.ts'
import { openShopDatabase } from '../server/postgres/shop-database.ts'
import { explainStartFailure } from '../server/start-failure.ts'
import { closeInOrder } from './close-in-order.ts'

const MOST = 1_000_000
const ROOT = join(import.meta.dirname, '..')

const open: (() => Promise<unknown>)[] = []
const close = async () => {
  for (const end of open.splice(0).toReversed()) await end()
}
closeInOrder(async () => {
  console.error('The load was cut off; run it again to complete it.')
  await close()
  process.exit(1)
})

const products = readProducts()
if (products === null) {
  console.error(`Usage: npm run seed -- [--products <1 to ${MOST}>]`)
  process.exit(2)
}
process.exit(await seed(products))

async function seed(products: number | undefined): Promise<0 | 2> {
  try {
    const environment = readEnvironment(process.env)
    const database = await openShopDatabase(environment)
    open.push(database.stop)
    const db = openDatabase(database.url, { connections: 3, statementTimeoutMs: 0, lockTimeoutMs: 30_000 })
    open.push(() => db.end({ timeout: 1 }))
    await migrate(db, join(ROOT, 'db/migrations'))
    if (!(await wantsDemo({ db }))) {
      console.error('The shop is not empty; the demo goes into an empty one only. Set DATA_DIR to another folder.')
      return 2
    }
    const jobs = await openJobs(db, queues)
    open.push(() => jobs.stop())
    const pictures = openPictures({
      source: join(ROOT, 'seed/pictures'),
      cacheFolder: join(environment.dataDir, 'pictures'),
    })
    const started = performance.now()
    const files = openFiles(join(environment.dataDir, 'files'))
    const deps = {
      db,
      backgroundDb: db,
      jobs,
      pictures,
      files,
      clock: systemClock,
      origin: environment.publicOrigin,
      changed: () => {},
    }
    await loadDemo(deps, { ...(products !== undefined && { products }), onProgress: showTenths() })
    const [row] = await db<{ count: number }[]>`select count(*) from product`
    console.log(`${row!.count} products loaded in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    return 0
  } catch (error) {
    console.error(explainStartFailure(error) ?? error)
    return 2
  } finally {
    await close()
  }
}

/** Undefined for the whole demo, null where the arguments make no sense. */
function readProducts(): number | undefined | null {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string' } } })
    if (values.products === undefined) return undefined
    const count = Number(values.products)
    return Number.isInteger(count) && count >= 1 && count <= MOST ? count : null
  } catch {
    return null
  }
}

function showTenths() {
  let shown = -1
  return (share: number) => {
    const percent = Math.floor(share * 10) * 10
    if (percent !== shown) console.log(`Loading the demo catalogue … ${percent} %`)
    shown = percent
  }
}
