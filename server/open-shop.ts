import { openOutside } from '../api/platform/outside/outside.ts'
import { join } from 'node:path'
import { systemClock } from '../api/platform/clock.ts'
import { openDatabase, type Db } from '../api/platform/db.ts'
import type { Deps, PaymentAccess } from '../api/platform/deps.ts'
import { openJobs } from '../api/platform/jobs/jobs.ts'
import { queues } from '../api/platform/jobs/queues.ts'
import { migrate } from '../api/platform/migrations.ts'
import { keyOfFolder, secretBox } from '../api/platform/secret-box.ts'
import { openPictures } from '../api/platform/pictures/pictures.ts'
import { openMachine } from './machine.ts'
import { openShopFiles } from './open-files.ts'
import { readEnvironment, type Environment } from './environment/environment.ts'

const ROOT = join(import.meta.dirname, '..')

/** `db` and, where jobs and watchers have connections of their own, `backgroundDb`; what a caller has otherwise. */
type Given = Partial<Deps> & Pick<Deps, 'db'>

/** Everything the slices are given, complete, from the environment. Whoever opens it stops `jobs` and ends the pools. */
export async function openShop(environment: Environment, given: Given): Promise<Deps> {
  const { db, backgroundDb = db } = given
  const { dataDir } = environment
  return {
    backgroundDb,
    jobs: await openJobs(backgroundDb, queues),
    clock: systemClock,
    pictures: openPictures({ source: join(ROOT, 'seed/pictures'), cacheFolder: join(dataDir, 'pictures') }),
    files: openShopFiles(environment),
    machine: openMachine(environment),
    outside: openOutside({ mayBeInside: !environment.isProduction }),
    secrets: secretBox(environment.secretKeys ?? [await keyOfFolder(dataDir)]),
    origin: environment.publicOrigin,
    deskEmail: environment.deskEmail,
    marketplace: environment.marketplace,
    bankAccount: environment.bankAccount,
    inboundSecret: environment.inboundSecret ?? null,
    trustsEdge: environment.trustsEdge,
    viesUrl: environment.viesUrl ?? null,
    payments: paymentAccess(environment),
    warn: (what, details) => process.emitWarning(`${what} ${JSON.stringify(details)}`),
    isUnlimited: false,
    catalogIndex: { maxAgeMs: 500, maxWaitMs: 1000, snapshotFile: join(dataDir, 'index/catalog.snapshot') },
    firstTransferCents: environment.firstTransferCents,
    // The 10 s of api.md section 10.4, less what the way to the caller takes on a busy machine.
    answerMs: 9500,
    turnWaitMs: 3000,
    isReviewModerated: environment.isReviewModerated,
    isPostApprovedByAnother: environment.isPostApprovedByAnother,
    ...given,
  }
}

/** The environment of a shop that only tests or benches see, with its files below `dataDir`. */
export const privateEnvironment = (dataDir: string, origin = 'http://localhost'): Environment =>
  readEnvironment({ DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, PAYMENT_PROVIDER: 'none' })

/** Applies the migrations that a database lacks, however long their statements take. */
export async function migrateShop(databaseUrl: string): Promise<void> {
  const db: Db = openDatabase(databaseUrl, { connections: 1, statementTimeoutMs: 0 })
  try {
    await migrate(db, join(ROOT, 'db/migrations'))
  } finally {
    await db.end()
  }
}

/** How the shop reaches its payment provider; null where buyers pay by bank transfer only. */
export function paymentAccess({ mollie, publicOrigin }: Environment): PaymentAccess | null {
  if (!mollie) return null
  // Mollie refuses a payment whose webhook it cannot reach: a shop on this machine asks by itself.
  const isReachable = isLocal(mollie.serverUrl) || !isLocal(publicOrigin)
  return { ...mollie, webhookOrigin: isReachable ? publicOrigin : null, callLimitMs: 5000 }
}

const isLocal = (origin: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(test|local))$/.test(new URL(origin).hostname)
