import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createApi } from '../api/app.ts'
import { bookPast } from '../api/ledger/book-missing.ts'
import { draftPast } from '../api/magazine/save-post.ts'
import { previewedPagePath } from '../api/previewed-page.ts'
import { openDatabase, type Db } from '../api/platform/db.ts'
import type { Deps } from '../api/platform/deps.ts'
import type { PictureService } from '../api/platform/pictures/pictures.ts'
import { openMail } from '../api/platform/mail/mail.ts'
import { followChanges } from '../api/platform/page-changes.ts'
import { followReplicas } from '../api/platform/replicas/read-replicas.ts'
import { loadDemoOnFirstStart } from '../seed/first-start.ts'
import { apiDocsRoutes } from './dev/api-docs.ts'
import { devGalleryRoutes } from './dev/dev-gallery.ts'
import { devMailRoutes } from './dev/dev-mail.ts'
import type { Environment } from './environment/environment.ts'
import { createFastify } from './http/create-fastify.ts'
import { healthRoutes } from './health.ts'
import { gatherChanges } from './pages/gather-changes.ts'
import { ogImageRoutes } from './og-images.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { migrateShop, openShop } from './open-shop.ts'
import { connectionsOfProcess } from './postgres/connections.ts'
import { visitorReplies } from '../api/http/serve.ts'
import { mountPages, type Pages } from './pages/pages.ts'
import { startWork } from './start-work.ts'
import { startTraces } from './traces/start-traces.ts'
import { sitemapRoutes, type Sitemap } from './sitemap.ts'

/** A start waits so long until the goods of the listings are read; who comes earlier waits for them himself. */
const LONGEST_READ_MS = 20_000

export type ServerOptions = {
  environment: Environment
  databaseUrl: string
  database: 'embedded' | 'external'
  dev?: boolean
  /** One of several processes: migrations, demo, jobs and what time does are another one's, which has started before. */
  onlyAnswers?: boolean | undefined
  /** Without limits, for load tests only. */
  isUnlimited?: boolean | undefined
  /** After how long a request is refused, in ms; 10 s where not given. Journeys on a busy machine have more time. */
  answerMs?: number | undefined
  /** The folder of the built pages, where it is another one. */
  dist?: string | undefined
  /** Other pictures of the articles than those the shop draws: most journeys do not look at them. */
  pictures?: PictureService | undefined
}
export type RunningServer = { address: string; close(): Promise<void> }

/** Migrates, loads the demo catalogue into an empty shop (not in production), mounts API and pages, listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { environment, databaseUrl, onlyAnswers, dev = false, dist, isUnlimited = false, answerMs, pictures } = options
  const { directUrl, replicaUrls = [] } = environment
  if (!onlyAnswers) await migrateShop(directUrl ?? databaseUrl)
  const { db, backgroundDb } = openPools(databaseUrl, Boolean(directUrl))
  const fastify = createFastify(environment)
  const traces = await startTraces(fastify, environment.traces)
  const deps = await openShop(environment, {
    db: backgroundDb,
    isUnlimited,
    ...(answerMs && { answerMs }),
    ...(pictures && { pictures }),
    warn: (what, details) => fastify.log.warn(details, what),
  })
  const replicas = followReplicas(db, replicaUrls, { warn: deps.warn, database: { isPooled: Boolean(directUrl) } })
  await replicas.ready
  const forCalls = { ...deps, db }
  const { api, callAsVisitor, callInPreview, invalidateIndex, watchIndex, isIndexComplete, indexAge } = createApi(
    fastify,
    forCalls,
  )
  const health = healthRoutes(fastify, { db: backgroundDb, isIndexComplete })
  const metrics = await startMetrics(fastify, backgroundDb, environment)
  const mail = openMail(mailSettings(environment))
  if (!environment.isProduction) devRoutes(fastify, environment)
  apiDocsRoutes(fastify, environment.publicOrigin)
  const sitemap = sitemapRoutes(fastify, { ...forCalls, callAsVisitor })
  ogImageRoutes(fastify, { callAsVisitor, cacheFolder: join(environment.dataDir, 'pictures/og') })
  const previews = { callIn: callInPreview, pathOf: (token: string) => previewedPagePath(forCalls, token) }
  const calls = { replyOf: (token: string | null) => visitorReplies(api, token), call: callAsVisitor }
  const pages = await mountPages(fastify, { ...pageSettings(environment), ...calls, previews, dev, dist })
  if (!onlyAnswers) await bringUpToDate(deps, environment)
  const changes = invalidateOnChange(backgroundDb, { pages, sitemap, invalidateIndex })
  await atMost(
    LONGEST_READ_MS,
    watchIndex(() => pages.invalidate({ tags: ['listings', 'categories'], mayBeStale: true })),
  )
  const work = onlyAnswers ? null : await startWork(deps, { mail, indexAge })
  await fastify.listen(whereToListen(environment))
  return {
    address: `http://localhost:${portOf(fastify)}`,
    async close() {
      health.drain()
      await fastify.close()
      await metrics.stop()
      await changes.stop()
      await pages.close()
      await work?.stop()
      await deps.jobs.stop()
      mail.close()
      await Promise.all([replicas.stop(), db.end({ timeout: 5 }), backgroundDb.end({ timeout: 5 })])
      await traces.stop()
    },
  }
}

/** What an empty shop and one of an older version lack besides the schema. */
async function bringUpToDate(deps: Deps, { isProduction }: Environment) {
  if (!isProduction) await loadDemoOnFirstStart(deps)
  await bookPast(deps.backgroundDb)
  await draftPast(deps)
}

// Calls, and what jobs and watchers do, have connections of their own. A lock that is held longer than a call may wait for
// it is no reason yet to try a job again.
const openPools = (url: string, isPooled: boolean) => ({
  db: openDatabase(url, { isPooled, connections: connectionsOfProcess.calls }),
  backgroundDb: openDatabase(url, { isPooled, connections: connectionsOfProcess.background, lockTimeoutMs: 4000 }),
})

type Caches = { pages: Pages; sitemap: Sitemap; invalidateIndex: () => void }

/** Invalidates what caches products, stores or texts that have changed; the index first, as pages are made of it. */
function invalidateOnChange(db: Db, { pages, sitemap, invalidateIndex }: Caches) {
  const gathered = gatherChanges(pages.invalidate)
  const follower = followChanges(db, (change) => {
    invalidateIndex()
    sitemap.invalidate(change.tags)
    gathered.take(change)
  })
  return {
    async stop() {
      await follower.stop()
      gathered.stop()
    },
  }
}

function devRoutes(fastify: FastifyInstance, { smtpUrl, dataDir }: Environment) {
  if (!smtpUrl) devMailRoutes(fastify, join(dataDir, 'mail'))
  devGalleryRoutes(fastify, { folder: join(dataDir, 'gallery') })
}

const atMost = (ms: number, work: Promise<void>) => Promise.race([work, delay(ms, undefined, { ref: false })])

const mailSettings = (environment: Environment) => ({
  smtpUrl: environment.smtpUrl ?? null,
  folder: join(environment.dataDir, 'mail'),
  from: senderOf(environment),
})

const pageSettings = ({ publicOrigin, tagManagerId }: Environment) => ({ origin: publicOrigin, tagManagerId })

const senderOf = ({ publicOrigin }: Environment) => `Tresen <post@${new URL(publicOrigin).hostname}>`

// Fastify would open a second address beside a given socket, were it told localhost.
const whereToListen = ({ listenFd, port, isProduction }: Environment) =>
  listenFd ? { fd: listenFd, host: '0.0.0.0' } : { port, host: isProduction ? '0.0.0.0' : 'localhost' }

function portOf(fastify: FastifyInstance) {
  const address = fastify.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
