import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase, type Db } from '../../api/platform/db.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { createAddress, createBuyer, createProduct, createStore } from '../builders.ts'
import { countGoods, type Goods } from '../invariants/invariants.ts'

export type RigBuyer = { id: string; token: string }
type RigStore = { storeId: string; skuId: string; token: string }
export type People = { buyers: RigBuyer[]; stores: RigStore[]; goods: Goods }

export type PreparedFolder = {
  people: People
  /** Puts a copy there, whose database nobody runs. */
  copyTo(dataDir: string): Promise<void>
  remove(): Promise<void>
}

const BUYERS = 120
const STORES = 3

/** The data folder that every rig begins with: all migrations, people and goods. Made once, as it takes seconds. */
export async function prepareFolder(): Promise<PreparedFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-prepared-'))
  // The database may run under another user, who has to pass through.
  await chmod(folder, 0o711)
  const prepared = join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir: prepared, fsync: false })
  const db = openDatabase(postgres.url, { connections: 3 })
  await migrate(db, resolve('db/migrations'))
  const people = await settle(db)
  await db.end({ timeout: 1 })
  await postgres.stop()
  return {
    people,
    // Unlike Node's own copy this one keeps the files' owner, who runs the database.
    copyTo: async (dataDir) => void (await promisify(execFile)('cp', ['-Rp', prepared, dataDir])),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** People and goods of a shop that has none. */
export async function settle(db: Db): Promise<People> {
  const stores: RigStore[] = []
  for (let i = 0; i < STORES; i++) {
    const { id: storeId } = await createStore(db)
    const { skuId } = await createProduct(db, storeId, { stock: 10_000_000 })
    const { token } = await createBuyer(db, { role: 'SUPPLIER', storeId })
    stores.push({ storeId, skuId, token })
  }
  const buyers: RigBuyer[] = []
  for (let i = 0; i < BUYERS; i++) {
    const { id, token } = await createBuyer(db)
    await createAddress(db, id)
    buyers.push({ id, token })
  }
  return { stores, buyers, goods: await countGoods(db) }
}
