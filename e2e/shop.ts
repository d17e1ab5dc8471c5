import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/main.ts'
import { createTestDatabase } from '../test/database.ts'

type ShopOptions = {
  /** Where payments are made; without it buyers pay by transfer. */
  mollie?: { serverUrl: string; apiKey: string }
  /** Loaded by who agrees to statistics. */
  tagManagerId?: string
}

/** The whole shop with the demo catalogue on a port of the system's, as the browser meets it. Close it in afterAll. */
export async function openShop({ mollie, tagManagerId }: ShopOptions = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-shop-'))
  // A provider sends buyers back to the origin that the shop was told: it has to be known before it listens.
  const port = await freePort()
  const server = await startServer({
    environment: {
      port,
      dataDir,
      databaseUrl: database.url,
      publicOrigin: `http://localhost:${port}`,
      smtpUrl: undefined,
      deskEmail: 'post@localhost',
      trustsEdge: false,
      paymentProvider: mollie ? 'mollie' : 'none',
      mollie,
      viesUrl: undefined,
      sandboxPort: 0,
      isReviewModerated: false,
      tagManagerId,
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
