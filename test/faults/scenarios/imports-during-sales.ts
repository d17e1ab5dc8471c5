import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createProduct } from '../../builders.ts'
import * as checkoutApi from '../../../contract/checkout.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { fill, payInsistently, paymentsOf } from '../buy.ts'
import { brokenAtTheEnd, brokenNow } from '../check.ts'
import { retryUntilAnswered, type Scene } from '../retry-until-answered.ts'
import { startLoad } from '../load.ts'
import type { Rig, RigBuyer } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

const PEOPLE = 3
const PIECES = 6
/** Goods that nobody buys, so that an import has several batches to be killed between. */
const FILLERS = 1400
const kills = ['BOTH', 'IMPORT', 'SHOP'] as const

/**
 * A store imports what lay on its shelf a moment ago, again and again, while its goods are held, bought, given up, sent and
 * returned, the last two boxes of one by several at once; the import, the shop or both are killed in the midst of it.
 */
export const importsDuringSales: Scenario = {
  name: 'imports during sales, either side killed',
  database: 'EMBEDDED',
  times: { all: 12, few: 1 },
  isLong: true,
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    await rig.shop.start()
    const scarce = await createProduct(rig.db, rig.stores[0]!.storeId, { stock: 2 * PIECES })
    rig.goods[scarce.skuId] = 2 * PIECES
    const load = startLoad({ ...scene, rig: { ...rig, buyers: rig.buyers.slice(PEOPLE) } }, PEOPLE)
    const end = new AbortController()
    const trades = rig.buyers
      .slice(0, PEOPLE)
      .map((buyer, i) => trade(scene, { buyer, skuId: scarce.skuId, turn: i }, end.signal))
    const broken: string[] = []
    let done = 0
    for (; done < times && broken.length === 0; done++) {
      const problems = await importOnce(rig, { skuIds: [rig.stores[0]!.skuId, scarce.skuId], turn: done })
      broken.push(...problems, ...(await brokenNow(rig)))
    }
    end.abort()
    const traded = (await Promise.all(trades)).reduce((sum, count) => sum + count, 0)
    await load.stop()
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    const figures = `${load.bought()} orders, ${traded} times a hand on the last two boxes`
    return { done, planned: times, figures, broken }
  },
}

type Trade = { buyer: RigBuyer; skuId: string; turn: number }

/** Holds a box and gives it up, or buys it, gets it and sends it back; returns how often it was to be had. */
async function trade(scene: Scene, { buyer, skuId, turn }: Trade, signal: AbortSignal): Promise<number> {
  let count = 0
  for (let i = turn; !signal.aborted; i++) {
    try {
      const held = await hold(scene, buyer, skuId)
      if (!held) continue
      count++
      const orderNumber = await payOrNot(scene, buyer, { ...held, isPaid: i % 2 === 0 })
      if (orderNumber) await sendAndTakeBack(scene, orderNumber, skuId)
    } catch (error) {
      scene.witness.broken.push(String(error))
    }
  }
  return count
}

async function hold(scene: Scene, buyer: RigBuyer, skuId: string) {
  try {
    const { cartVersion } = await fill(scene, buyer, [skuId])
    const { checkoutId } = await payInsistently(scene, { buyer, method: 'CREDIT_CARD', skuIds: [skuId] }, cartVersion)
    return { checkoutId }
  } catch (error) {
    if (String(error).includes('OUT_OF_STOCK')) return null
    throw error
  }
}

async function payOrNot(
  scene: Scene,
  { token }: RigBuyer,
  { checkoutId, isPaid }: { checkoutId: string; isPaid: boolean },
) {
  const { paymentId } = paymentsOf(scene, checkoutId)[0]!
  await scene.rig.sandbox.control.complete(paymentId, isPaid ? 'paid' : 'canceled')
  let orderNumber: string | null | undefined
  await until(`the end of checkout ${checkoutId}`, async () => {
    const answer = await retryUntilAnswered(scene, checkoutApi.readControl, { input: { checkoutId }, token })
    if (!('output' in answer)) throw new Error(`I1: the return page answered ${answer.status} ${answer.code}`)
    orderNumber = answer.output.orderNumber
    return answer.output.state !== 'PENDING'
  })
  return orderNumber
}

async function sendAndTakeBack(scene: Scene, orderNumber: string, productSkuId: string) {
  const { token } = scene.rig.stores[0]!
  const lines = [{ productSkuId, quantity: PIECES }]
  for (const step of [
    { action: 'CONFIRM' },
    { action: 'SHIP', carrier: 'DHL', lines },
    { action: 'ACCEPT_RETURN', lines },
  ] as const)
    await retryUntilAnswered(scene, supplierOrdersApi.act, {
      input: { subOrderNumber: `${orderNumber}-1`, ...step },
      token,
    })
}

type Import = { skuIds: string[]; turn: number }

/** One export and its import, which is run again after it was killed until it comes to its end. */
async function importOnce(rig: Rig, { skuIds, turn }: Import): Promise<string[]> {
  const kill = kills[turn % kills.length]!
  const file = join(dirname(rig.dataDir), 'shelf.csv')
  // Each turn other prices of the fillers tell how far its import is.
  const fillerCents = 500 + turn
  await writeFile(file, await exportStock(rig, { skuIds, fillerCents }))
  const running = await startImport(rig, file)
  await until(
    'the first batch of an import',
    async () => running.exitCode !== null || (await hasBegun(rig, fillerCents)),
  )
  if (kill !== 'SHOP') running.kill('SIGKILL')
  if (kill !== 'IMPORT') await rig.shop.kill()
  const first = await endOf(running)
  let code = first
  // Right after its end the database may still count the one that was killed as running.
  if (kill !== 'SHOP')
    await until('the import that was killed', async () => (code = await endOf(await startImport(rig, file))) !== 2)
  if (kill !== 'IMPORT') await rig.shop.start()
  return code === 0 ? [] : [`an import ended with ${code}`]
}

async function startImport(rig: Rig, file: string): Promise<ChildProcess> {
  const [store] = await rig.db<[{ slug: string }]>`select slug from store where id = ${rig.stores[0]!.storeId}`
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...rig.settings }
  return spawn(process.execPath, [resolve('bin/import.ts'), file, '--store', store.slug], {
    env: { ...env, DATABASE_URL: rig.databaseUrl },
    stdio: ['ignore', 'ignore', process.env.FAULTS_LOG ? 'inherit' : 'ignore'],
  })
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

const hasBegun = async ({ db }: Rig, cents: number) =>
  (await db`select from product where supplier_sku like 'filler-%' and price_cents = ${cents} limit 1`).count > 0

/** What lay on the shelf when it was counted, the sold goods first and last. */
async function exportStock({ db, goods }: Rig, { skuIds, fillerCents }: { skuIds: string[]; fillerCents: number }) {
  const countedAt = new Date()
  // What was under way at that moment has ended: what left until then is known.
  await until('what was under way', async () => {
    const [row] = await db<[{ busy: number }]>`
      select count(*)::int as busy from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start <= ${countedAt}`
    return row.busy === 0
  })
  const rows = await db<{ skuId: string; cells: string; moved: number }[]>`
    select sku_id, concat_ws(';', supplier_sku, name_de, category_slug, '4,20') as cells,
      (select coalesce(sum(m.pieces), 0)::int from stock_movement m where m.sku_id = p.sku_id and m.at <= ${countedAt}) as moved
    from product p where sku_id = any(${skuIds}) order by sku_id`
  const [first, last] = rows.map(
    ({ skuId, cells, moved }) => `${cells};${goods[skuId]! + moved};${countedAt.toISOString()}`,
  )
  const price = (fillerCents / 100).toFixed(2)
  const fillers = Array.from({ length: FILLERS }, (_, i) => `filler-${i};Becher ${i};kaffee-bohne;${price};10;`)
  return ['supplier_sku;name_de;category;price;stock;as_of', first, ...fillers, last].join('\n')
}
