import Fastify from 'fastify'
import { createApi } from '../api/app.ts'
import { openDatabase } from '../api/platform/db.ts'
import { openShop, privateEnvironment } from '../server/open-shop.ts'
import { addressOfRunningPostgres } from '../server/postgres/embedded-postgres.ts'
import type { MeasuredCall } from './api-calls.ts'

type Shop = { folder: string; origin: string; token: string }

/** The most statements one request of each call sends to the running shop's database, by the call's name. */
export async function countRoundTrips(shop: Shop, calls: MeasuredCall[]): Promise<Map<string, number>> {
  const { fastify, counted, close } = await countingApi(shop)
  const most = new Map<string, number>()
  for (const { name, method, requests, isSignedIn } of calls) {
    const counts: number[] = []
    for (const { path, body } of requests.slice(0, 12)) {
      counted.statements = 0
      await fastify.inject({
        method,
        url: path,
        headers: {
          ...(isSignedIn && { authorization: `Bearer ${shop.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: body }),
      })
      counts.push(counted.statements)
    }
    most.set(name, Math.max(...counts))
  }
  await close()
  return most
}

// One connection, open before it counts, so that what a new connection asks is not taken for a call's.
async function countingApi({ folder, origin }: Shop) {
  const url = addressOfRunningPostgres(folder)
  if (!url) throw new Error(`No database is running in ${folder}.`)
  const counted = { statements: 0 }
  const db = openDatabase(url, { connections: 1, onStatement: () => counted.statements++ })
  const other = openDatabase(url, { connections: 2 })
  const deps = await openShop(privateEnvironment(folder, origin), { db, backgroundDb: other })
  const fastify = Fastify({ logger: false })
  createApi(fastify, deps)
  await db`select`
  return {
    fastify,
    counted,
    async close() {
      await fastify.close()
      await deps.jobs.stop()
      await Promise.all([db.end({ timeout: 1 }), other.end({ timeout: 1 })])
    },
  }
}
