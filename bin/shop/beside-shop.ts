import { openDatabase, type DatabaseOptions, type Db } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { readEnvironment } from '../../server/environment/environment.ts'
import { migrateShop, openShop } from '../../server/open-shop.ts'
import { openShopDatabase } from '../../server/postgres/shop-database.ts'
import { explainStartFailure } from '../../server/start-failure.ts'
import { closeInOrder } from './close-in-order.ts'

type Options = DatabaseOptions & {
  /** What a signal in the middle says; the command ends with 1 then, otherwise with 0. */
  interrupted?: string
  /** Leaves the schema as it is: the running shop may be of an older version. */
  isUnmigrated?: boolean
}

/**
 * Runs a command on the shop's database, whether the shop is running or not, and closes all it has opened, also at a
 * signal. What needs more than the database calls `open`. Answers the command's exit code, or 2 where the database cannot be reached or used.
 */
export async function besideShop(
  { interrupted, isUnmigrated = false, ...options }: Options,
  run: (db: Db, open: () => Promise<Deps>) => Promise<number>,
): Promise<number> {
  await using opened = new AsyncDisposableStack()
  closeInOrder(async () => {
    if (interrupted) console.error(interrupted)
    await opened.disposeAsync()
    if (interrupted) process.exit(1)
  })
  try {
    const environment = readEnvironment(process.env)
    const database = await openShopDatabase(environment)
    opened.defer(database.stop)
    if (!isUnmigrated) await migrateShop(database.url)
    const db = openDatabase(database.url, { connections: 3, ...options })
    opened.defer(() => db.end({ timeout: 1 }))
    return await run(db, async () => {
      const deps = await openShop(environment, { db })
      opened.defer(() => deps.jobs.stop())
      return deps
    })
  } catch (error) {
    console.error(explainStartFailure(error) ?? error)
    return 2
  }
}

/** For files that are read or loaded: each statement takes as long as it needs, and waits long for what is locked. */
export const patient: DatabaseOptions = { statementTimeoutMs: 0, lockTimeoutMs: 30_000 }
