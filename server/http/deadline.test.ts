import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundRequests } from '../../api/http/deadline.ts'
import { setApiHeaders } from '../../api/http/headers.ts'
import { answerProblems } from '../../api/http/problem-reply.ts'
import { limitConcurrency } from '../../api/platform/limit-concurrency.ts'
import { createFastify } from './create-fastify.ts'

const settings = { isProduction: false, publicOrigin: 'http://tresen.test' }
const fastify = createFastify(settings)
const patient = createFastify(settings)
const forEver = () => new Promise<never>(() => {})
const inTurn = limitConcurrency({ atOnce: 1, waiting: 10 })
const queue = limitConcurrency({ atOnce: 1, waiting: 10 })
const begun: string[] = []
const inTime = Promise.withResolvers<void>()
const notes: string[] = []
const first = Promise.withResolvers<void>()
let [origin, patientOrigin] = ['', '']

beforeAll(async () => {
  for (const server of [fastify, patient]) {
    setApiHeaders(server, settings.publicOrigin)
    boundRequests(server, server === fastify ? 300 : 10_000)
    answerProblems(server, { served: new Map() })
  }
  fastify.get('/api/v1/slow', forEver)
  fastify.get('/slow', forEver)
  for (const path of ['/packed', '/api/v1/packed'])
    fastify.get(path, (_, reply) => {
      reply.headers({ 'content-encoding': 'gzip', etag: '"1"', 'cache-control': 'public, max-age=60' })
      return forEver()
    })
  fastify.post('/api/v1/slow', forEver)
  fastify.get('/api/v1/waiting', () => inTurn(forEver))
  fastify.get('/late/:end', async (request, reply) => {
    const note = (error: Error, text = error.message) => notes.push(text)
    Object.assign(reply.log, { warn: note, error: note })
    const { end } = request.params as { end: string }
    if (end === 'abandoned') return inTurn(forEver)
    await inTime.promise
    if (end === 'refused') throw new Error('too late')
    return end === 'sent' ? reply.send('too late') : 'too late'
  })
  patient.get('/queue/:name', ({ params }) => {
    const { name } = params as { name: string }
    return queue(() => work(name))
  })
  origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
  patientOrigin = await patient.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([fastify.close(), patient.close()]))

async function work(name: string) {
  begun.push(name)
  if (name === 'first') await first.promise
  return name
}

const call = async (path: string, init?: RequestInit) => {
  const reply = await fetch(origin + path, init)
  return { status: reply.status, wait: reply.headers.get('retry-after'), body: await reply.text() }
}
const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text":"x"}' }

test('a call whose time is over is answered 503, to be tried again', async () => {
  const { status, wait, body: text } = await call('/api/v1/slow')
  expect(status).toBe(503)
  expect(wait).toBe('2')
  expect(JSON.parse(text).code).toBe('UNAVAILABLE')
})

test('a page whose time is over is a page for people', async () => {
  const { status, wait, body: text } = await call('/slow')
  expect(status).toBe(503)
  expect(wait).toBe('2')
  expect(text.includes('<h1>')).toBe(true)
})

test.each(['/packed', '/api/v1/packed'])(
  'what %s said about its content is not said about the refusal',
  async (path) => {
    const reply = await fetch(origin + path)
    expect(await reply.text()).not.toBe('')
    expect(reply.status).toBe(503)
    expect(reply.headers.get('content-encoding')).toBeNull()
    expect(reply.headers.get('etag')).toBeNull()
    expect(reply.headers.get('cache-control')).toContain('no-store')
  },
)

test('of a write whose time is over is said that it may have been done', async () => {
  const {
    status,
    wait,
    body: text,
  } = await call('/api/v1/slow', { ...body, headers: { ...body.headers, 'x-language': 'de' } })
  expect(status).toBe(503)
  expect(wait).toBe('2')
  expect(JSON.parse(text).code).toBe('OUTCOME_UNKNOWN')
  expect(JSON.parse(text).message).toContain('vielleicht trotzdem geschehen')
})

test('a body that is not there when the time is over is answered 408 as the API does', async () => {
  const sent = request(`${origin}/api/v1/slow`, { ...body, headers: { ...body.headers, 'content-length': 20 } })
  sent.write('{"half":')
  const [reply] = await once(sent, 'response')
  expect(reply.statusCode).toBe(408)
  expect(reply.headers.connection).toBe('close')
  expect(JSON.parse(await new Response(reply).text())).toMatchObject({ code: 'TOO_SLOW' })
})

test('whoever waits for a place until the time is over is answered too', async () => {
  const replies = await Promise.all([call('/api/v1/waiting'), call('/api/v1/waiting')])
  expect(replies.map(({ status }) => status)).toEqual([503, 503])
})

test('what ends after its time is not answered a second time', async () => {
  const replies = await Promise.all(['sent', 'returned', 'refused', 'abandoned'].map((end) => call(`/late/${end}`)))
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  inTime.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  expect(notes.filter((text) => text !== 'UNAVAILABLE')).toEqual([])
})

test('the work of a client that has left is not begun', async () => {
  const running = fetch(`${patientOrigin}/queue/first`)
  await expect.poll(() => begun).toEqual(['first'])
  const left = new AbortController()
  const closed = Promise.withResolvers<void>()
  patient.server.once('request', (incoming) => incoming.once('close', closed.resolve))
  const leaving = fetch(`${patientOrigin}/queue/left`, { signal: left.signal }).catch(() => {})
  await once(patient.server, 'request')
  left.abort()
  await Promise.all([leaving, closed.promise])
  const last = fetch(`${patientOrigin}/queue/last`)
  first.resolve()
  expect((await Promise.all([running, last])).map(({ status }) => status)).toEqual([200, 200])
  expect(begun).toEqual(['first', 'last'])
})
