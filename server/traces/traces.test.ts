import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../../api/app.ts'
import { countCalls } from '../../api/payments/provider-calls.ts'
import type { PaymentProvider } from '../../api/payments/provider.ts'
import { traceOfLine } from '../../api/platform/traces/in-span.ts'
import { newId } from '../../api/platform/ids.ts'
import { startMailWorker } from '../../api/platform/mail/mail-worker.ts'
import { queueMail } from '../../api/platform/mail/mail-queue.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { readTraces, type TraceSettings } from '../environment/read-traces.ts'
import { createFastify } from '../http/create-fastify.ts'
import { readTraceparent } from './read-traceparent.ts'
import { startTraces, type Traces } from './start-traces.ts'
import { summaryOf } from './trace-statements.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const PROXY_TRACE = '0af7651916cd43dd8448eb211c80319c'
const PROXY_SPAN = 'b7ad6b7169203331'
const INFO = '/api/v1/account/info'

let app: TestApp
let collector: Server
let buyer: { email: string; token: string }
const batches: Batch[] = []
beforeAll(async () => {
  app = await createTestApp()
  buyer = await createBuyer(app.db)
  collector = createServer((request, reply) => void take(request, reply)).listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(async () => {
  collector.close()
  await app.close()
})

async function take(request: IncomingMessage, reply: ServerResponse) {
  batches.push((await json(request)) as Batch)
  reply.setHeader('content-type', 'application/json').end('{}')
}

const settingsFor = (port: number): TraceSettings =>
  readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }, expect.unreachable)!

/** The API behind a proxy on this machine, with traces. */
async function openTraced(settings: TraceSettings) {
  const fastify = createFastify({
    isProduction: false,
    publicOrigin: 'http://tresen.test',
    trustedProxies: ['127.0.0.1'],
  })
  const traces: Traces = await startTraces(fastify, settings)
  createApi(fastify, app.deps)
  // What each line of the log of a request gets.
  fastify.get('/line', async () => traceOfLine())
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    async end() {
      await fastify.close()
      await traces.stop()
    },
  }
}

const factOf = (span: Span, key: string) => {
  const value = span.attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('requests, statements, jobs, mails and calls of the provider are spans, each below what it is part of', async () => {
  const { origin, end } = await openTraced(settingsFor((collector.address() as AddressInfo).port))
  const traceparent = `00-${PROXY_TRACE}-${PROXY_SPAN}-01`
  const headers = { authorization: `Bearer ${buyer.token}`, traceparent }
  await (await fetch(`${origin}${INFO}`, { headers: { ...headers, 'x-forwarded-for': '192.0.2.7' } })).text()
  await (await fetch(`${origin}${INFO}?geheim=1`, { headers })).text()
  const line = await fetch(`${origin}/line`, { headers: { traceparent, 'x-forwarded-for': '192.0.2.7' } })
  expect(await line.json()).toEqual({ traceId: PROXY_TRACE })
  const body = JSON.stringify({ email: 'jana@geheim.example', password: 'geheim-4711' })
  const signIn = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  expect((await fetch(`${origin}/api/v1/auth/sign-in`, signIn)).status).toBe(401)

  let isSent = false
  await startMailWorker(app.deps, { send: async () => void (isSent = true) })
  const mail = { id: newId(), to: 'jana@geheim.example', subject: 'geheim', text: 'geheim', html: 'geheim' }
  await inTransaction(app.db, (tx) => queueMail(tx, app.deps.jobs, mail))
  await expect.poll(() => isSent).toBe(true)
  const failing = { name: 'test', fetch: () => Promise.reject(new Error('geheim')) } as unknown as PaymentProvider
  await expect(countCalls(failing, app.deps.clock).provider.fetch('tr_1')).rejects.toThrow('geheim')
  await expect.poll(async () => (await app.db`select 1 from mail where sent_at is null`).length).toBe(0)
  await end()

  const spans = batches.flatMap(({ resourceSpans }) => resourceSpans[0]!.scopeSpans.flatMap((scope) => scope.spans))
  const [behindProxy, direct] = spans.filter(({ name }) => name === `GET ${INFO}`)
  expect(behindProxy).toMatchObject({ traceId: PROXY_TRACE, parentSpanId: PROXY_SPAN })
  expect(factOf(behindProxy!, 'http.response.status_code')).toBe(200)
  expect(factOf(behindProxy!, 'http.route')).toBe(INFO)
  expect(factOf(behindProxy!, 'tresen.request_id')).toMatch(/^[\da-f-]{36}$/)
  expect(direct!.traceId).not.toBe(PROXY_TRACE)
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === behindProxy!.spanId)
  expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^(select|with) /))
  const job = spans.find(({ name }) => name === 'job mail')!
  expect(spans.find(({ name }) => name === 'mail send')?.parentSpanId).toBe(job.spanId)
  expect(
    factOf(
      spans.find(({ name }) => name === 'payment fetch')!,
      'error.type',
    ),
  ).toBe('Error')
  // Neither what was typed, nor who it was, nor what opens an account.
  for (const secret of ['geheim', 'jana', buyer.email, buyer.token, '192.0.2.7'])
    expect(JSON.stringify(batches)).not.toContain(secret)
})

test('a collector that is away changes no answer, and an end does not wait for it', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  const { origin, end } = await openTraced(settingsFor(port))
  const headers = { authorization: `Bearer ${buyer.token}` }
  for (let call = 0; call < 20; call++) expect((await fetch(`${origin}${INFO}`, { headers })).status).toBe(200)
  await end()
})

// Its bound is the one thing that ends the wait: the exporter would go on for five seconds, and holds its connection so long.
test('a collector that takes all and answers nothing holds up neither answers nor an end', async () => {
  const held = new Set<Socket>()
  const silent = createTcpServer((socket) => {
    held.add(socket.on('error', () => {}).on('close', () => held.delete(socket)))
    socket.resume()
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { origin, end } = await openTraced(settingsFor((silent.address() as AddressInfo).port))
  const line = async () => (await fetch(`${origin}/line`)).status
  // As many spans as are sent at once: the first batch is on its way, and unanswered.
  for (let turn = 0; held.size === 0; turn++) {
    expect(turn).toBeLessThan(60)
    await Promise.all(Array.from({ length: 32 }, line))
  }
  // More than may wait: what is beyond is dropped, and nothing waits for room.
  for (let turn = 0; turn < 80; turn++)
    expect(new Set(await Promise.all(Array.from({ length: 32 }, line)))).toEqual(new Set([200]))
  await end()
  expect(held.size).toBe(1)
  for (const socket of held) socket.destroy()
  silent.close()
})

test('without an address nothing of the SDK for traces is loaded', async () => {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => (name.startsWith('@opentelemetry') && console.log(name), next(name, context)) })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, '--input-type=module', '--eval']
  const child = spawn(process.execPath, [...args, "await import('./server/main.ts')"])
  const loaded = await text(child.stdout)
  expect(loaded).toContain('@opentelemetry/api')
  expect(loaded).not.toMatch(/sdk-trace|otlp/)
})

test('a statement is known by its first word and its table, never by what stands in quotes', () => {
  expect(summaryOf('\n  select a from product p where x = ')).toEqual({ operation: 'select', table: 'product' })
  expect(summaryOf("insert into pgboss.job values ('from geheim')")).toMatchObject({ table: 'pgboss.job' })
  expect(summaryOf("select 'from geheim', extract(epoch from now())")).toEqual({
    operation: 'select',
    table: undefined,
  })
  expect(summaryOf('geheim')).toEqual({ operation: 'statement', table: undefined })
})

test.each([
  [`00-${PROXY_TRACE}-${PROXY_SPAN}-01`, 1],
  [`00-${PROXY_TRACE}-${PROXY_SPAN}-00`, 0],
  [`00-${'0'.repeat(32)}-${PROXY_SPAN}-01`, undefined],
  ['geheim', undefined],
  [undefined, undefined],
])('of %s the sampling is %s', (header, flags) => {
  expect(readTraceparent(header)?.traceFlags).toBe(flags)
})

test('settings that cannot be used are named', () => {
  const problems: string[] = []
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector',
    OTEL_TRACES_SAMPLER: 'some',
    OTEL_TRACES_SAMPLER_ARG: '2',
  }
  readTraces(variables, (problem) => problems.push(problem))
  expect(problems).toEqual([
    expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT must /),
    expect.stringMatching(/^OTEL_TRACES_SAMPLER must /),
    expect.stringMatching(/^OTEL_TRACES_SAMPLER_ARG must /),
  ])
  expect(readTraces({}, expect.unreachable)).toBeUndefined()
})
