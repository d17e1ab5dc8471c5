import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase, type Db } from '../../api/platform/db.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { startSandbox, type Sandbox } from '../../sandbox/start-sandbox.ts'
import { addressOfRunningPostgres, startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { openFaultProxy, type FaultProxy } from '../proxies/fault-proxy.ts'
import { startReplicatedServers, type ReplicatedServers } from './fail-over/replicated-servers.ts'
import { settle, type People, type PreparedFolder } from './prepared-folder.ts'
import { openShopProcess, type ShopProcess } from './shop-under-fault.ts'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

export type { RigBuyer } from './prepared-folder.ts'

/** A shop in a process of its own with everything it speaks to, each behind a proxy, and people who use it. */
export type Rig = People & {
  shop: ShopProcess
  /** What it is started with. */
  settings: Record<string, string>
  /** Of the embedded database that the shop runs, beside the proxy. */
  db: Db
  dataDir: string
  /** Beside the proxy, too. */
  databaseUrl: string
  /** With a database that is REPLICATED. */
  servers: ReplicatedServers | null
  sandbox: Sandbox
  mails: MailSink['mails']
  lines: { provider: FaultProxy; mail: FaultProxy; database: FaultProxy | null }
  /** Ended before everything here, also when the run is interrupted. */
  closeFirst(end: () => Promise<unknown>): void
  close(): Promise<void>
}

/** EMBEDDED: the shop starts its own, as `npm start` does. PROXIED: one of ours behind a proxy. REPLICATED: two nodes behind a pooler. */
export type RigDatabase = 'EMBEDDED' | 'PROXIED' | 'REPLICATED'

/** What the rig stands on; `stop` ends what is not the shop's. */
type Ground = {
  people: People
  url: string
  line: FaultProxy | null
  servers: ReplicatedServers | null
  settings: Record<string, string>
  stop(): Promise<void>
}

/** The shop is not started yet. */
export async function openRig(database: RigDatabase, prepared: PreparedFolder): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-faults-'))
  // The database may run under another user, who has to pass through.
  await chmod(folder, 0o711)
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const dataDir = join(folder, 'data')
  const ground = await (database === 'REPLICATED' ? layReplicated(folder) : layPrepared(database, { folder, prepared }))
  closing.push(() => ground.stop())
  const db = openDatabase(ground.url, { connections: 3 })
  closing.push(() => db.end({ timeout: 1 }))

  const sandbox = await startSandbox({ port: 0, folder })
  const sink = await openMailSink()
  const lines = {
    provider: await openFaultProxy({ port: Number(new URL(sandbox.origin).port) }),
    mail: await openFaultProxy({ port: sink.port }),
    database: ground.line,
  }
  const settings = {
    DATA_DIR: dataDir,
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: sandbox.apiKey,
    MOLLIE_SERVER_URL: `http://localhost:${lines.provider.port}`,
    SMTP_URL: `smtp://localhost:${lines.mail.port}`,
    ...ground.settings,
  }
  const shop = await openShopProcess(settings)
  closing.push(
    () => sandbox.stop(),
    () => sink.stop(),
    ...Object.values(lines).map((line) => async () => line?.stop()),
    () => stopAll(shop, dataDir),
  )
  return {
    // Scenarios add to them.
    ...structuredClone(ground.people),
    shop,
    settings,
    db,
    dataDir,
    databaseUrl: ground.url,
    servers: ground.servers,
    sandbox,
    lines,
    mails: sink.mails,
    closeFirst: (end) => void closing.push(end),
    async close() {
      for (const end of closing.toReversed()) await end()
    },
  }
}

type Laying = { folder: string; prepared: PreparedFolder }

async function layPrepared(database: 'EMBEDDED' | 'PROXIED', { folder, prepared }: Laying): Promise<Ground> {
  const isProxied = database === 'PROXIED'
  const dataDir = join(folder, isProxied ? 'db' : 'data')
  await prepared.copyTo(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  if (!isProxied) await postgres.stop()
  const line = isProxied ? await openFaultProxy({ path: socketIn(postgres.url) }) : null
  return {
    people: prepared.people,
    url: postgres.url,
    line,
    servers: null,
    settings: line ? { DATABASE_URL: `postgres://app@localhost:${line.port}/tresen` } : {},
    stop: async () => void (isProxied && (await postgres.stop())),
  }
}

async function layReplicated(folder: string): Promise<Ground> {
  const servers = await startReplicatedServers(folder)
  const { pooled, direct, nodes } = servers.urls
  const db = openDatabase(direct, { connections: 3, statementTimeoutMs: 0 })
  try {
    await migrate(db, resolve('db/migrations'))
    const people = await settle(db)
    const settings = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URLS: nodes.join(',') }
    return { people, url: direct, line: null, servers, settings, stop: () => servers.stop() }
  } catch (error) {
    await servers.stop()
    throw error
  } finally {
    await db.end({ timeout: 1 })
  }
}

// A shop that was killed has left its database running.
async function stopAll(shop: ShopProcess, dataDir: string) {
  if (shop.isRunning()) await shop.stop()
  if (addressOfRunningPostgres(dataDir)) await (await startEmbeddedPostgres({ dataDir })).stop()
}

function socketIn(url: string) {
  return `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`
}

type MailSink = { port: number; mails: { messageId: string; to: string }[]; stop(): Promise<void> }

/** A mail server that keeps the id and the reader of everything it has taken. */
async function openMailSink(): Promise<MailSink> {
  const mails: MailSink['mails'] = []
  async function store(stream: SMTPServerDataStream, to: string) {
    const text = Buffer.concat(await stream.toArray()).toString('latin1')
    mails.push({ messageId: /^message-id:\s*<([^>]+)>/im.exec(text)?.[1] ?? '', to })
  }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const stored = store(stream, session.envelope.rcptTo[0]?.address ?? '')
      // One that was cut off does not count.
      void stored.catch(() => {}).finally(() => done())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { port, mails, stop: () => new Promise((resolve) => server.close(resolve)) }
}
