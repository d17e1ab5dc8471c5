import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { setTracing, type SpanFacts } from '../../api/platform/traces/in-span.ts'
import type { TraceSettings } from '../environment/read-traces.ts'
import { readTraceparent } from './read-traceparent.ts'
import { traceStatements } from './trace-statements.ts'

export type Traces = { stop(): Promise<void> }

/** What waits to be sent; more is dropped, so that a collector that is away costs some megabytes and no time. */
const MOST_WAITING = 2048
const SEND_MS = 5000
const LONGEST_STOP_MS = 2000

/**
 * Records spans of requests, statements, jobs, mails and calls of the payment provider, and sends them to the collector (decision 213).
 * To be called before the server listens. Without settings nothing of the SDK is loaded.
 */
export async function startTraces(fastify: FastifyInstance, settings: TraceSettings | undefined): Promise<Traces> {
  if (!settings) return { stop: async () => {} }
  const { openProvider } = await import('./open-provider.ts')
  const provider = openProvider(settings, { mostWaiting: MOST_WAITING, sendMs: SEND_MS })
  const tracer = provider.getTracer('tresen')
  const current = new AsyncLocalStorage<Context>()
  const begin = beginner(tracer, current)
  setTracing({
    async inSpan(name, facts, work) {
      const { span, context } = begin(name, facts)
      try {
        return await current.run(context, work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    traceId: () => trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT)?.traceId,
  })
  const leaveStatements = traceStatements((name, facts) => {
    // What is part of nothing, as the polls for jobs, would bury the rest.
    if (!current.getStore()) return null
    const { span } = begin(name, facts, { kind: SpanKind.CLIENT })
    return (error) => {
      if (error) fail(span, error)
      span.end()
    }
  })
  traceRequests(fastify, { begin, current })
  return {
    async stop() {
      setTracing(null)
      leaveStatements()
      const timer = new Promise((resolve) => setTimeout(resolve, LONGEST_STOP_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), timer])
    },
  }
}

type Place = { kind?: SpanKind; parent?: SpanContext | undefined }
type Begin = (name: string, facts: SpanFacts, place?: Place) => { span: Span; context: Context }

const beginner =
  (tracer: Tracer, current: AsyncLocalStorage<Context>): Begin =>
  (name, attributes, { kind = SpanKind.INTERNAL, parent } = {}) => {
    const above = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : (current.getStore() ?? ROOT_CONTEXT)
    const span = tracer.startSpan(name, { kind, attributes }, above)
    return { span, context: trace.setSpan(above, span) }
  }

/** Its code or kind alone: messages repeat what was typed. */
function fail(span: Span, error: unknown) {
  const { code, name } = error as { code?: unknown; name?: unknown }
  span.setAttribute('error.type', typeof code === 'string' ? code : String(name))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

type Recorder = { begin: Begin; current: AsyncLocalStorage<Context> }

/** By the route it matched; neither query nor address of the client. Those of who watches are left out. */
function traceRequests(fastify: FastifyInstance, { begin, current }: Recorder) {
  const spans = new WeakMap<object, Span>()
  fastify.addHook('onRequest', (request, _, done) => {
    const { url: route = '/*' } = request.routeOptions
    if (route.startsWith('/health/')) return done()
    // A proxy of ours has named its client: whom Fastify trusts, the trace is taken from as well.
    const isFromProxy = (request.ips?.length ?? 0) > 1
    const parent = isFromProxy ? readTraceparent(request.headers.traceparent) : undefined
    const facts = { 'http.request.method': request.method, 'http.route': route, 'tresen.request_id': request.id }
    const { span, context } = begin(`${request.method} ${route}`, facts, { kind: SpanKind.SERVER, parent })
    spans.set(request, span)
    current.run(context, done)
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
