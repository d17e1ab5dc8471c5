import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/main.ts'
import { createTestDatabase } from '../test/database.ts'

/** The whole shop with the demo catalogue on a port of the system's, as the browser meets it. Close it in afterAll. */
export async function openShop() {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-shop-'))
  const server = await startServer({
    environment: {
      port: 0,
      dataDir,
      databaseUrl: database.url,
      publicOrigin: 'http://localhost',
      smtpUrl: undefined,
      deskEmail: 'post@localhost',
      trustsEdge: false,
      paymentProvider: 'none',
      sandboxPort: 0,
      isProduction: false,
    },
    databaseUrl: database.url,
    database: 'external',
  })
  return {
    origin: server.address,
    db: database.sql,
    async close() {
      await server.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
