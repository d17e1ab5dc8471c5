import { parseArgs } from 'node:util'
import type { Db } from '../api/platform/db.ts'
import type { Deps } from '../api/platform/deps.ts'
import { wantsDemo } from '../seed/first-start.ts'
import { loadDemo, sizeOfBegunLoad, type LoadProgress } from '../seed/load-demo.ts'
import { besideShop, patient } from './shop/beside-shop.ts'
import { barOf, CLEAR_LINE } from './import/import-progress.ts'

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
  const begun = await sizeOfBegunLoad({ db })
  if (begun !== undefined && products !== undefined && products !== begun) {
    const size = begun === null ? '' : ` -- --products ${begun}`
    console.error(
      `Another load was begun here and cut off. Complete it with npm run seed${size}, or set DATA_DIR to another folder.`,
    )
    return 2
  }
  const started = performance.now()
  const progress = showProgress()
  await loadDemo(await open(), { ...(products !== undefined && { products }), onProgress: progress.show })
  progress.clear()
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

/** A bar on a terminal, elsewhere a line for every tenth. */
function showProgress() {
  const { isTTY } = process.stderr
  const started = performance.now()
  let shown = -1
  let first: number | undefined
  return {
    show({ done, total }: LoadProgress) {
      // What an earlier load has left here took no time.
      first ??= done
      const share = total === 0 ? 1 : done / total
      const tenth = Math.floor(share * 10)
      if (!isTTY && tenth > shown) console.log(`Loading the demo catalogue … ${tenth * 10} %`)
      shown = tenth
      if (!isTTY) return
      const rate = (done - first) / ((performance.now() - started) / 1000)
      const left = rate > 0 ? `, ${Math.round(rate)} a second, ${Math.ceil((total - done) / rate / 60)} min left` : ''
      process.stderr.write(`${CLEAR_LINE}${barOf(share)} ${done} of ${total} products${left}`)
    },
    clear: () => void (isTTY && process.stderr.write(CLEAR_LINE)),
  }
}
