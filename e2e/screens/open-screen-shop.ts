import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '../../api/platform/db.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { startShop } from '../support/start-shop.ts'

export type ScreenShop = { origin: string; db: Db; close: () => Promise<void> }

/** A shop of its own with database, demo catalogue and sandbox provider, in a folder that goes with it. */
export async function openScreenShop(): Promise<ScreenShop> {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-screens-'))
  // A picture that is still being drawn may come into the folder while it goes.
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 10 })]
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), fsync: false })
    closing.push(() => postgres.stop())
    const provider = await startSandbox({ port: 0, folder })
    closing.push(() => provider.stop())
    const mollie = { serverUrl: provider.origin, apiKey: provider.apiKey }
    // With the tag manager there is something to consent to; nobody here does, so nothing of it is loaded.
    const shop = await startShop({ databaseUrl: postgres.url, dataDir: folder, mollie, tagManagerId: 'GTM-SCREENS' })
    closing.push(() => shop.close())
    const db = openDatabase(postgres.url, { connections: 3 })
    closing.push(() => db.end({ timeout: 1 }))
    return { origin: shop.address, db, close }
  } catch (error) {
    await close()
    throw error
  }
}
