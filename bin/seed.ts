import { parseArgs } from 'node:util'
import type { Db } from '../api/platform/db.ts'
import type { Deps } from '../api/platform/deps.ts'
import { wantsDemo } from '../seed/first-start.ts'
import { loadDemo } from '../seed/load-demo.ts'
import { besideShop, patient } from './beside-shop.ts'

const MOST = 1_000_000

const products = readProducts()
if (products === null) {
  console.error(`Usage: npm run seed -- [--products <1 to ${MOST}>]`)
  process.exit(2)
}
const interrupted = 'The load was cut off; run it again to complete it.'
process.exit(await besideShop({ ...patient, interrupted }, (db, open) => seed(db, open, products)))

async function seed(db: Db, open: () => Promise<Deps>, products: number | undefined): Promise<0 | 2> {
  if (!(await wantsDemo({ db }))) {
    console.error('The shop is not empty; the demo goes into an empty one only. Set DATA_DIR to another folder.')
    return 2
  }
  const started = performance.now()
  await loadDemo(await open(), { ...(products !== undefined && { products }), onProgress: showTenths() })
  const [row] = await db<{ count: number }[]>`select count(*) from product`
  console.log(`${row!.count} products loaded in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  return 0
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
