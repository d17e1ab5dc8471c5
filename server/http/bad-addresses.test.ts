import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../../api/app.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { createPageHandler, pageHeaders } from '../pages/pages.ts'
import { createFastify } from './create-fastify.ts'

const origin = 'https://tresen.test'
const fastify = createFastify({ isProduction: false, publicOrigin: origin })
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  createApi(fastify, { ...app.deps, origin })
  const renderer = {
    keyOf: async ({ pathname }: URL) => pathname,
    render: () => Promise.reject(new Error('no database')),
  }
  fastify.get('/*', createPageHandler(renderer, pageHeaders(origin, contentSecurityPolicy)).handle)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await fastify.close()
  await app.close()
})

const long = 'x'.repeat(101)
const json = 'content-type: application/json'
const large = `content-length: ${2 ** 20 + 1}`
const head = (line: string, ...headers: string[]) => [line, 'host: tresen.test', ...headers, '', ''].join('\r\n')

/** Status, headers and body of the answer to these bytes. */
async function answerTo(bytes: string) {
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [first = '', ...rest] = (await text(socket)).split('\r\n\r\n')
  const [line = '', ...lines] = first.split('\r\n')
  const headers = Object.fromEntries(lines.map((each) => each.split(/: (.*)/s, 2) as [string, string]))
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
const close = 'connection: close'

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}

test.each([
  [404, 'NOT_FOUND', head(`GET /api/v1/stores/${long} HTTP/1.1`, close)],
  [404, 'NOT_FOUND', head(`GET /api/v1/${long} HTTP/1.1`, close)],
  [404, 'NOT_FOUND', head('GET /api/v1/stores/%ff HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /api/v1/%zz HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /%61pi/v1/%ff HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /api/v1/nothing HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /%61pi/v1/nothing HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /api HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /api/ HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('GET /api/v2/country HTTP/1.1', close)],
  [404, 'NOT_FOUND', head('POST /api/nothing HTTP/1.1', close)],
  [405, 'METHOD_NOT_ALLOWED', head('DELETE /api/v1/country HTTP/1.1', close)],
  [405, 'METHOD_NOT_ALLOWED', head('PROPFIND /api/v1/country HTTP/1.1', close)],
  [400, 'VALIDATION', head('GET /api/v1/country?x=%ff HTTP/1.1', close)],
  [400, 'VALIDATION', `${head('POST /api/v1/auth/sign-in HTTP/1.1', json, 'content-length: 1', close)}{`],
  [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    `${head('POST /api/v1/auth/sign-in HTTP/1.1', 'content-type: text/plain', 'content-length: 1', close)}{`,
  ],
  [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    `${head('POST /api/v1/auth/sign-in HTTP/1.1', 'content-type: ///', 'content-length: 1', close)}{`,
  ],
  [413, 'BODY_TOO_LARGE', head('POST /api/v1/auth/sign-in HTTP/1.1', json, large, close)],
  [431, 'HEAD_TOO_LARGE', head('GET /api/v1/country HTTP/1.1', `x-long: ${'x'.repeat(17_000)}`)],
  [400, 'VALIDATION', head('FROBNICATE /api/v1/country HTTP/1.1')],
  [400, 'VALIDATION', head('GET /api/v1/country HTTP/1.1', 'content-length: 1', 'transfer-encoding: chunked')],
  [400, 'VALIDATION', 'no http at all\r\n\r\n'],
])('%i %s answers %s as the API does', async (status, code, bytes) => {
  const answer = await answerTo(bytes)
  expect(answer).toMatchObject({
    status,
    headers: {
      ...everywhere,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    },
  })
  expect(JSON.parse(answer.body)).toMatchObject({
    code,
    message: expect.stringMatching(/./),
    fieldErrors: {},
    requestId: answer.headers['x-request-id'],
  })
})

test.each([
  [404, 'Nothing on this shelf', head('GET /%ff HTTP/1.1', close)],
  [404, 'Dieses Regal ist leer', head('GET /de/%ff HTTP/1.1', close)],
  [404, 'Dieses Regal ist leer', head('POST /de/stores HTTP/1.1', close)],
  [404, 'Nothing on this shelf', head('GET /pictures/stores/nothing_500 HTTP/1.1', close)],
  [500, "That didn't work", head('GET /stores HTTP/1.1', close)],
  [500, 'Das hat nicht geklappt', head('GET /de HTTP/1.1', close)],
  [431, "That didn't work", head('GET /stores HTTP/1.1', `x-long: ${'x'.repeat(17_000)}`)],
])('%i %s answers %s with a page for people', async (status, words, bytes) => {
  const answer = await answerTo(bytes)
  expect(answer).toMatchObject({
    status,
    headers: {
      ...everywhere,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
      ),
      'cache-control': 'no-store',
    },
    body: expect.stringContaining(`<h1>${words}</h1>`),
  })
  expect(answer.body).not.toMatch(/<script|style="|https?:/)
})
