import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { answerBadAddress } from '../api/http/problem-reply.ts'
import { createApi } from '../api/app.ts'
import type { Clock } from '../api/platform/clock.ts'
import type { BucketSettings } from '../api/platform/bucket/bucket-settings.ts'
import type { Db } from '../api/platform/db.ts'
import type { PaymentAccess } from '../api/platform/deps.ts'
import { readPictureManifest } from '../api/platform/pictures/picture-manifest.ts'
import { needsKey, type Endpoint, type InputOf, type OutputOf } from '../contract/platform/endpoint.ts'
import { ProblemReply } from '../contract/platform/problems.ts'
import { requestOf } from '../contract/platform/request.ts'
import type { Language } from '../contract/platform/values.ts'
import { openShop, privateEnvironment } from '../server/open-shop.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { stepUpOf } from './account/step-up.ts'
import { checkReply } from './reply-check.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
type Options = {
  token?: string
  language?: Language
  headers?: Record<string, string>
  /** False for a person who has not just shown who they are; calls that ask for it have it otherwise. */
  isSteppedUp?: boolean
}

type AppOptions = {
  isUnlimited?: boolean
  payments?: PaymentAccess
  viesUrl?: string
  /** Where uploads are stored in place of a folder. */
  bucket?: BucketSettings
  /** In place of one of its own, which is dropped with it: what another app runs on, or another server. */
  database?: TestDatabase
  onStatement?: () => void
  /** As openDatabase; four where not given, as each plans all that it is asked. A race of more than three takes the ten of a shop. */
  connections?: number
  /** The pool that the app asks, for the address of its database; `app.db` asks the server itself. */
  openPool?: (url: string) => Db
  /** How long what waits for others may wait, see openDatabase and turnWaitMs of Deps; a busy machine has time. */
  timeouts?: { statementTimeoutMs?: number; lockTimeoutMs: number; placeTimeoutMs: number; turnWaitMs: number }
}

const longTimeouts = { lockTimeoutMs: 20_000, placeTimeoutMs: 60_000, turnWaitMs: 60_000 }

/** What mail servers of the tests name. */
export const INBOUND_SECRET = 'inbound-mail-of-the-tests-0123456789'

/** The whole API on a database of its own; `request` calls it over HTTP. Close it in afterAll. */
export async function createTestApp(options: AppOptions = {}) {
  const { isUnlimited = false, payments = null, viesUrl = null, onStatement, timeouts = longTimeouts } = options
  const { connections = 4 } = options
  // Counted on one connection, which soon knows every statement: what is new to one is asked in two steps.
  const counting = onStatement && { onStatement, connections: 1 }
  const database = options.database ?? (await createTestDatabase({ connections, ...counting, ...timeouts }))
  const folder = await mkdtemp(join(tmpdir(), 'tresen-test-'))
  const time = { shiftMs: 0, stoppedAt: null as Date | null }
  const clock: Clock = { now: () => time.stoppedAt ?? new Date(Date.now() + time.shiftMs) }
  const warnings: string[] = []
  const deps = await openShop(
    { ...privateEnvironment(folder, 'http://tresen.test'), bucket: options.bucket },
    {
      db: options.openPool?.(database.url) ?? database.sql,
      clock,
      // A test asks right after it has written.
      catalogIndex: { maxAgeMs: 0, maxWaitMs: Infinity },
      isUnlimited,
      // As above: a busy machine has time.
      answerMs: 60_000,
      turnWaitMs: timeouts.turnWaitMs,
      warn: (what) => void warnings.push(what),
      payments,
      viesUrl,
      inboundSecret: INBOUND_SECRET,
    },
  )
  const fastify = Fastify({ logger: false, frameworkErrors: answerBadAddress('http://tresen.test') })
  const { callAsVisitor, callInPreview, api } = createApi(fastify, deps)
  await fastify.ready()

  /** Calls an endpoint over HTTP and checks the reply against the document; a refusal rejects with its body and status. */
  async function request<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: Options = {},
  ): Promise<OutputOf<E>> {
    const { method, path, query, body, contentType } = requestOf(endpoint, input)
    const stepUp = options.isSteppedUp === false ? undefined : await stepUpOf(database.sql, endpoint, options.token)
    const reply = await fastify.inject({
      method,
      url: query.size > 0 ? `${path}?${query}` : path,
      headers: {
        'x-language': options.language ?? 'en',
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(stepUp && { 'x-step-up': stepUp }),
        ...(contentType && { 'content-type': contentType }),
        ...(needsKey(endpoint) && { 'idempotency-key': crypto.randomUUID() }),
        ...options.headers,
      },
      ...(body !== null && { payload: body as string }),
    })
    if (endpoint.replyType && reply.statusCode < 300)
      return new File([reply.rawPayload as never], '', { type: String(reply.headers['content-type']) }) as OutputOf<E>
    checkReply(endpoint, reply)
    if (reply.statusCode >= 400)
      throw Object.assign(new Error(reply.body), ProblemReply.parse(reply.json()), { status: reply.statusCode })
    return (reply.statusCode === 204 ? undefined : z.decode(endpoint.output, reply.json())) as OutputOf<E>
  }
  /** The refusal of a call that must fail, with its status. */
  async function refusal<E extends Endpoint>(endpoint: E, input: unknown, options: Options = {}) {
    const outcome = await request(endpoint, input as InputOf<E>, options).then(
      () => null,
      (error: ProblemReply & { status: number }) => error,
    )
    if (!outcome?.status)
      throw new Error(`${endpoint.method} ${endpoint.path} was expected to be refused`, { cause: outcome })
    return outcome
  }
  return {
    fastify,
    deps,
    /** Where uploads are kept. */
    filesFolder: join(folder, 'files'),
    picturesFolder: join(folder, 'pictures', `v${readPictureManifest('seed/pictures').version}`),
    db: database.sql,
    /** For another process on the same data. */
    databaseUrl: database.url,
    time,
    /** What would stand in the log for a person. */
    warnings,
    callAsVisitor,
    callInPreview,
    served: api.served,
    request,
    refusal,
    async close() {
      await fastify.close()
      await deps.jobs.stop()
      await deps.db.end({ timeout: 1 })
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
