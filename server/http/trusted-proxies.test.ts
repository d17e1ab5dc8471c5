import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi } from '../../api/app.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openReverseProxy, seenAs } from '../../test/proxies/reverse-proxy.ts'
import { createFastify } from './create-fastify.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

let app: TestApp
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => app.db`truncate rate_limit`)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await app.close()
})

/** The API on a socket, and the address of so many proxies in front of it. */
async function open(trustedProxies: TrustedProxies, proxies = 1) {
  const fastify = createFastify({ isProduction: false, publicOrigin: 'http://tresen.test', trustedProxies })
  createApi(fastify, { ...app.deps, trustsEdge: true })
  closing.push(() => fastify.close())
  let origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
  for (let i = 0; i < proxies; i++) {
    const proxy = await openReverseProxy(origin)
    closing.push(proxy.close)
    origin = proxy.origin
  }
  return origin
}

/** Asks for a new password so often as one client may in an hour, then says what the next time is answered. */
async function askOnceTooOften(origin: string, headersOf: (turn: number) => Record<string, string>) {
  for (let turn = 0; turn < 60; turn++) expect(await ask(origin, headersOf(turn), turn)).toBe(204)
  return ask(origin, headersOf(60), 60)
}

async function ask(origin: string, headers: Record<string, string>, turn: number) {
  const reply = await fetch(`${origin}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: `a${turn}@hotel.example` }),
  })
  await reply.arrayBuffer()
  return reply.status
}

test('who uses up a limit through the proxy uses up only the own one, whatever the header said before', async () => {
  const origin = await open(['127.0.0.1'])
  const spoofing = (turn: number) => ({ [seenAs]: '203.0.113.9', 'x-forwarded-for': `198.51.100.${turn}, 127.0.0.1` })
  expect(await askOnceTooOften(origin, spoofing)).toBe(429)
  expect(await ask(origin, { [seenAs]: '203.0.113.10' }, 61)).toBe(204)
})

test('a header of who is no trusted proxy makes no new address', async () => {
  const origin = await open(['10.0.0.0/8'], 0)
  expect(await askOnceTooOften(origin, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}` }))).toBe(429)
})

test('of two hops the address before both counts, not what the client wrote before it', async () => {
  const origin = await open(2, 2)
  const spoofing = (turn: number) => ({ [seenAs]: '203.0.113.9', 'x-forwarded-for': `198.51.100.${turn}` })
  expect(await askOnceTooOften(origin, spoofing)).toBe(429)
  expect(await ask(origin, { [seenAs]: '203.0.113.10' }, 61)).toBe(204)
})

test('all addresses of one IPv6 network are one client', async () => {
  const origin = await open(['127.0.0.1'])
  expect(await askOnceTooOften(origin, (turn) => ({ [seenAs]: `2001:db8:0:7::${turn.toString(16)}` }))).toBe(429)
  expect(await ask(origin, { [seenAs]: '2001:db8:0:8::1' }, 61)).toBe(204)
})

test('the country of an edge is believed through a trusted proxy only', async () => {
  const country = async (origin: string) => {
    const reply = await fetch(`${origin}/api/v1/lookup/ip`, { headers: { 'cf-ipcountry': 'FR' } })
    return ((await reply.json()) as { countryCode: string }).countryCode
  }
  expect(await country(await open(['127.0.0.1']))).toBe('FR')
  expect(await country(await open(['10.0.0.0/8']))).toBe('DE')
})

test('requests have ids of their own in every process', async () => {
  const origin = await open(undefined, 0)
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(`${origin}/api/v1/countries`)).headers.get('x-request-id')),
  )
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
})
