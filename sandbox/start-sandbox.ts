import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openAppendFile } from './append-file.ts'
import { openLedger } from './ledger.ts'
import { breakCalls } from './calls/break-calls.ts'
import { plan } from './automatic-entries.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { controlRoutes, createControl, type Control } from './control.ts'
import type { Context } from './context.ts'
import type { Entry } from './entry.ts'
import { createFaults } from './faults.ts'
import { methodPictures, methodRoutes } from './calls/method-routes.ts'
import { captureRoutes, chargebackRoutes, refundRoutes } from './calls/part-routes.ts'
import { paymentRoutes } from './calls/payment-routes.ts'
import { Refusal, refusalBody } from './calls/refusal.ts'
import { createSchedule, type Clock } from './schedule.ts'
import { createWebhooks, mollieTimes, type NoticeEnd, type WebhookTimes } from './webhooks.ts'

export type SandboxOptions = {
  /** 0 lets the system choose. */
  port: number
  /** Holds the ledger; a sandbox started on it again knows every payment. */
  folder: string
  apiKey?: string
  clock?: Clock
  webhookTimes?: Partial<WebhookTimes>
  /** How long captures and refunds stay pending. */
  settleMs?: number
}

export type Sandbox = {
  /** What the official client takes as its `serverURL`. */
  origin: string
  apiKey: string
  ledger(): Entry[]
  control: Control
  stop(): Promise<void>
}

export const SANDBOX_API_KEY = 'test_tresenSandboxKeyWithoutAnyMoney'

/** A payment provider on this machine that speaks Mollie's API v2 and moves no money. Refuses to run in production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The sandbox payment provider does not run with NODE_ENV=production: it would accept orders without money.',
    )
  }
  const {
    port,
    folder,
    apiKey = SANDBOX_API_KEY,
    clock = { now: () => new Date() },
    webhookTimes,
    settleMs = 0,
  } = options
  const schedule = createSchedule(clock)
  const ends = await openAppendFile<NoticeEnd>(join(folder, 'webhooks.jsonl'))
  const faults = createFaults()
  const webhooks = createWebhooks({ schedule, ends, times: { ...mollieTimes, ...webhookTimes }, faults })
  // What is planned runs after the ledger has been read.
  const planned = plan({ schedule, faults, settleMs, ledger: () => ledger })
  const ledger = await openLedger(join(folder, 'ledger.jsonl'), schedule, (entry, isNotified) => {
    planned(entry, isNotified)
    if (isNotified) webhooks.announce(entry, () => ledger.payment(entry.paymentId)?.terms.webhookUrl)
  })
  // A call may arrive before `listen` has returned.
  const originNow = () => `http://localhost:${(fastify.server.address() as AddressInfo).port}`
  const context: Context = { ledger, schedule, apiKey, origin: originNow }
  const control = createControl(context, { faults, webhooks })
  const fastify = createServer(context)
  await fastify.register(
    async (v2) => {
      breakCalls(v2, faults)
      for (const mount of [paymentRoutes, captureRoutes, refundRoutes, chargebackRoutes, methodRoutes])
        mount(v2, context)
    },
    { prefix: '/v2' },
  )
  methodPictures(fastify)
  checkoutRoutes(fastify, context)
  controlRoutes(fastify, control)
  async function stop() {
    await schedule.stop()
    await fastify.close()
    await ledger.close()
    await ends.close()
  }
  try {
    await fastify.listen({ port, host: 'localhost' })
  } catch (error) {
    await stop()
    throw error
  }
  schedule.start()
  return { origin: originNow(), apiKey, ledger: ledger.entries, control, stop }
}

function createServer({ apiKey, ledger }: Context): FastifyInstance {
  const fastify = Fastify({ forceCloseConnections: true, bodyLimit: 1_048_576 })
  // The official client names a JSON body also where it sends none.
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(String(body)))
    } catch {
      done(new Refusal(400, 'The request body is not valid JSON'))
    }
  })
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // By the route that was found: its address can be written in more than one way.
  fastify.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!/^\/(v2|control)\//.test(routeOptions.url ?? '') || headers.authorization === `Bearer ${apiKey}`) return
    throw new Refusal(401, 'Missing authentication, or failed to authenticate')
  })
  // Answer only what no crash can undo.
  fastify.addHook('onSend', async (request, reply, payload) => {
    await ledger.written()
    if (request.routeOptions.url?.startsWith('/v2/')) reply.header('Content-Type', 'application/hal+json')
    return payload
  })
  fastify.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    const field = error instanceof Refusal ? error.field : undefined
    return reply.status(status).send(refusalBody({ status, message: error.message, field }))
  })
  fastify.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(refusalBody({ status: 404, message: 'No resource exists at this address' })),
  )
  return fastify
}
