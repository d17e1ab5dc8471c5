import type { Db } from '../../platform/db.ts'
import { createShelf, type Shelf } from './shelf.ts'
import {
  deleteOldShelfChanges,
  findShelfCategories,
  findShelfChanges,
  findShelfStores,
  readShelfRows,
} from './shelf-queries.ts'

/** The shelf as it was at most a moment ago; rejects while the database is away. */
export type ReadShelf = () => Promise<Shelf>
export type OpenShelf = {
  read: ReadShelf
  /** Something has changed: who asks from now on gets what was committed before. */
  expire: () => void
}

/** How old a listing may be; a change of another process is seen within a second. */
const MAX_AGE_MS = 500
/** Well before rows of shelf_change are deleted: after such a pause all is read anew. */
const FORGOTTEN_AFTER_MS = 5 * 60 * 1000
const SWEEP_EVERY_MS = 60_000
/** From that many changed goods on, reading all of them is less work. */
const MANY = 3000

/**
 * Keeps one shelf for the process. Who asks after `maxAgeMs` waits until what was committed meanwhile, by whatever
 * process, is on it; looks are shared by all who may see what they find.
 */
export function openShelf(db: Db, maxAgeMs = MAX_AGE_MS): OpenShelf {
  let shelf: Shelf | null = null
  let snapshot: string | null = null
  let lookedAt = -Infinity
  let sweptAt = -Infinity
  let expiredAt = -Infinity
  let looking: Promise<Shelf> | null = null

  async function look(): Promise<Shelf> {
    const began = performance.now()
    const isForgotten = began - lookedAt > FORGOTTEN_AFTER_MS
    const changes = await findShelfChanges(db, isForgotten ? null : snapshot)
    if (!shelf || isForgotten || changes.skuIds.length > MANY) shelf = await readWhole(db)
    else {
      if (changes.isFrameChanged) await putFrame(db, shelf)
      if (changes.skuIds.length > 0) await putChanged(db, shelf, changes.skuIds)
    }
    if (changes.skuIds.length > 0 && began - sweptAt > SWEEP_EVERY_MS) {
      sweptAt = began
      await deleteOldShelfChanges(db)
    }
    snapshot = changes.snapshot
    lookedAt = began
    return shelf
  }

  return {
    async read() {
      const since = Math.max(expiredAt, performance.now() - maxAgeMs)
      // A look that began before may have missed what this one must see.
      while (!shelf || lookedAt < since) {
        looking ??= look().finally(() => (looking = null))
        await looking
      }
      return shelf
    },
    expire: () => (expiredAt = performance.now()),
  }
}

async function readWhole(db: Db): Promise<Shelf> {
  const shelf = createShelf()
  await putFrame(db, shelf)
  for await (const rows of readShelfRows(db, null)) shelf.putProducts(rows)
  return shelf
}

async function putFrame(db: Db, shelf: Shelf) {
  const [stores, categories] = await Promise.all([findShelfStores(db), findShelfCategories(db)])
  shelf.putFrame(stores, categories)
}

async function putChanged(db: Db, shelf: Shelf, skuIds: string[]) {
  const found = []
  for await (const rows of readShelfRows(db, skuIds)) found.push(...rows)
  shelf.putProducts(found, skuIds)
}
