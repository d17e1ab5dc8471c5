import { checkExternalPostgres } from '../server/postgres/external-postgres.ts'
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres.ts'
import { readEnvironment, type Environment } from '../server/environment/environment.ts'
import { checkFiles } from '../server/open-files.ts'
import { explainStartFailure } from '../server/start-failure.ts'
import { connectionsOfShop } from '../server/postgres/connections.ts'
import { startPaymentSandbox } from './shop/payment-sandbox.ts'
import { startWebProcesses } from './shop/web-processes.ts'
import { closeInOrder } from './shop/close-in-order.ts'
import { buildIfStale } from './build/web-build.ts'
import { once } from 'node:events'
import { createServer } from 'node:net'

type Database = { url: string; kind: 'embedded' | 'external'; stop(): Promise<void> }

/** Database, built pages, server; until a signal, then the same backwards. `dev` leaves the pages to Vite; `isUnlimited` is for load tests. */
export async function serve({ dev, isUnlimited }: { dev: boolean; isUnlimited?: boolean }): Promise<void> {
  const started = performance.now()
  const open: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of open.splice(0).toReversed()) await end()
  }
  // A signal may come while it still starts.
  function whileOpen<T>(starting: Promise<T>, end: (it: T) => Promise<void>) {
    open.push(() => starting.then(end, () => {}))
    return starting
  }
  closeInOrder(close)
  try {
    const environment = readEnvironment(process.env)
    if (!environment.listenFd) await checkPort(environment.port)
    await checkFiles(environment, (sentence) => console.error(sentence))
    const database = await whileOpen(openDatabase(environment), (it) => it.stop())
    const [sandbox] = await Promise.all([
      whileOpen(startPaymentSandbox(environment), async (it) => it?.stop()),
      dev || buildIfStale(),
    ])
    const mollie = sandbox ? { serverUrl: sandbox.origin, apiKey: sandbox.apiKey } : environment.mollie
    const server = await whileOpen(
      startAnswering({ environment: { ...environment, mollie }, database, dev, isUnlimited }),
      (it) => it.close(),
    )
    console.log(`Tresen is ready at ${server.address} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  } catch (error) {
    console.error(explainStartFailure(error) ?? error)
    await close()
    process.exit(1)
  }
}

type Answering = { environment: Environment; database: Database; dev: boolean; isUnlimited: boolean | undefined }

async function startAnswering({ environment, database, dev, isUnlimited }: Answering) {
  const { mollie, listenFd, webProcesses = 1 } = environment
  const place = { databaseUrl: database.url, database: database.kind, isUnlimited }
  if (webProcesses > 1 && !dev) return startWebProcesses(webProcesses, { ...place, mollie, listenFd })
  // The parent of several processes carries nothing of what they do.
  const { startServer } = await import('../server/main.ts')
  return startServer({ ...place, environment, dev })
}

async function openDatabase({ databaseUrl, directUrl, dataDir, webProcesses = 1 }: Environment): Promise<Database> {
  const connections = webProcesses > 1 ? connectionsOfShop(webProcesses) : 0
  if (!databaseUrl) return { ...(await startEmbeddedPostgres({ dataDir, connections })), kind: 'embedded' }
  await checkExternalPostgres({ databaseUrl, directUrl }, connections)
  return { url: databaseUrl, kind: 'external', stop: async () => {} }
}

/** Rejects as listening would (EADDRINUSE, EACCES), so that nobody waits for a first start that ends there. */
async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen({ port, host: 'localhost' })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
