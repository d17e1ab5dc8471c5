import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/platform/endpoint.ts'
import { DateTime } from '../../contract/platform/values.ts'
import { setApiHeaders } from './headers.ts'
import { answerProblems } from './problem-reply.ts'
import { founderOf } from './caller.ts'
import { Problem } from './problem.ts'
import { serve, visitorCalls, type Api } from './serve.ts'

const Card = z.object({ name: z.string(), at: DateTime, price: z.nullable(z.object({ net: z.number() })) })
const readThings = endpoint({
  method: 'GET',
  path: '/api/v1/things/{id}',
  access: 'visitor',
  summary: 'Things',
  input: z.strictObject({
    id: z.string(),
    page: z._default(z.int().check(z.minimum(1)), 1),
    brand: z.optional(z.array(z.string())),
    inStock: z.optional(z.boolean()),
    attr: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  output: z.object({ echo: z.unknown(), card: Card }),
})
const writeThing = endpoint({
  method: 'POST',
  path: '/api/v1/things/{id}',
  access: 'buyer',
  repeat: 'same-effect',
  impersonated: 'write',
  summary: 'A thing',
  status: 201,
  input: z.strictObject({ id: z.string(), email: z.string().check(z.email()), text: z.string().check(z.minLength(1)) }),
  output: z.object({ id: z.string() }),
})
const failing = endpoint({
  method: 'GET',
  path: '/api/v1/failing',
  access: 'visitor',
  summary: 'Fails',
  input: z.strictObject({ how: z.enum(['bug', 'database', 'limit']) }),
  output: z.object({}),
})
const forOperators = endpoint({
  method: 'GET',
  path: '/api/v1/operators',
  access: 'operator',
  summary: 'Operators only',
  input: z.strictObject({}),
  output: z.object({}),
})

const fastify = Fastify()
const seenBeforeWork: (string | undefined)[] = []
const audited: { account: string; state: string }[] = []
const tokens: Record<string, 'buyer' | 'operator'> = {
  [`buyer-${'x'.repeat(20)}`]: 'buyer',
  [`ghost-${'x'.repeat(20)}`]: 'buyer',
}
const api: Api = {
  fastify,
  served: new Map(),
  async identify(token) {
    const side = tokens[token]
    return side ? { ...founderOf(token), side, impersonatedBy: token.startsWith('ghost') ? 'op' : null } : null
  },
  beginKeyWrite: () => Promise.reject(new Error('No key is calling.')),
  async beginAudit({ account }) {
    const row = { account: account.personId, state: 'ATTEMPTED' }
    audited.push(row)
    return {
      auditId: 'audit',
      done: async () => void Object.assign(row, { state: 'DONE' }),
      refused: async () => void Object.assign(row, { state: 'REFUSED' }),
    }
  },
  takeTurn: (_, work) => work(),
  takeDocument: () => Promise.resolve(),
  takeStepUp: async () => null,
  refuseWithoutFactor: () => Promise.reject(Problem.of('FORBIDDEN')),
}
const callAsVisitor = visitorCalls(api)
beforeAll(async () => {
  setApiHeaders(fastify, 'https://tresen.test')
  answerProblems(fastify, api)
  serve(api, readThings, (input) => ({
    echo: input,
    card: { name: 'Cup', at: new Date('2026-11-21T10:00:00Z'), price: null, secret: 'purchase price' } as z.output<
      typeof Card
    >,
  }))
  serve(api, writeThing, ({ id, text }, { account }) => {
    if (account.impersonatedBy) seenBeforeWork.push(audited.at(-1)?.state)
    if (text === 'refuse') throw Problem.of('NOT_FOUND')
    if (text === 'break') throw new Error('broken')
    return { id }
  })
  serve(api, forOperators, () => ({}))
  serve(api, failing, ({ how }) => {
    if (how === 'limit') throw Problem.of('RATE_LIMITED', { retryAfterSeconds: 7 })
    throw Object.assign(new Error('select * from secret'), how === 'database' && { code: 'CONNECTION_CLOSED' })
  })
  await fastify.ready()
})
afterAll(() => fastify.close())

const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers })
const post = (body: string | object, headers: Record<string, string> = {}) =>
  fastify.inject({
    method: 'POST',
    url: '/api/v1/things/7',
    payload: body,
    headers: { authorization: `Bearer buyer-${'x'.repeat(20)}`, 'content-type': 'application/json', ...headers },
  })

test('what the output does not declare does not leave the server', async () => {
  const reply = await get('/api/v1/things/7')
  expect(reply.body).not.toContain('purchase')
  expect(reply.json().card).toEqual({ name: 'Cup', at: '2026-11-21T10:00:00.000Z', price: null })
})

test('path and query become the declared types', async () => {
  const reply = await get('/api/v1/things/007?page=2&brand=a&brand=b,c&inStock=true&attr.color=red,blue&_ck=de-EUR-DE')
  expect(reply.json().echo).toEqual({
    id: '007',
    page: 2,
    brand: ['a', 'b,c'],
    inStock: true,
    attr: { color: ['red', 'blue'] },
  })
})

test.each([
  ['/api/v1/things/7?colour=red', 'colour'],
  ['/api/v1/things/7?page=two', 'page'],
  ['/api/v1/things/7?page=0', 'page'],
  ['/api/v1/things/7?page=1&page=2', 'page'],
  ['/api/v1/things/7?id=8', 'id'],
  ['/api/v1/things/7?attr.__proto__=x&nothing=1', 'nothing'],
])('%s is refused and names %s', async (url, field) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fieldErrors)).toContain(field)
})

test('a visitor gets 401 from a buyer endpoint, a buyer 403 from an operator endpoint', async () => {
  const visitor = await post({ email: 'a@b.de', text: 'x' }, { authorization: '' })
  expect(visitor.statusCode).toBe(401)
  expect(visitor.json().code).toBe('UNAUTHENTICATED')
  const buyer = await get('/api/v1/operators', { authorization: `Bearer buyer-${'x'.repeat(20)}` })
  expect(buyer.statusCode).toBe(403)
  expect(buyer.json().code).toBe('FORBIDDEN')
})

test('a dead token is a visitor where visitors may call', async () => {
  expect((await get('/api/v1/things/7', { authorization: `Bearer dead-${'x'.repeat(20)}` })).statusCode).toBe(200)
})

test.each([
  ['no token', {}, 'visitor'],
  ['a dead token', { authorization: `Bearer dead-${'x'.repeat(20)}` }, 'visitor'],
  ['a token', { authorization: `Bearer buyer-${'x'.repeat(20)}` }, 'account'],
])('an answer that visitors may have says for whom it is: %s', async (_, headers, viewer) => {
  for (const path of ['/api/v1/things/7', '/api/v1/things/7?page=0', '/api/v1/failing?how=limit'])
    expect((await get(path, headers)).headers['x-viewer']).toBe(viewer)
})

test('field errors are sentences in the language of the caller', async () => {
  const reply = await post({ email: 'nobody', text: '' }, { 'x-language': 'de' })
  expect(reply.json()).toMatchObject({
    code: 'VALIDATION',
    message: 'Bitte die markierten Angaben prüfen.',
    fieldErrors: { email: 'Ungültige E-Mail', text: 'Obligatorisch' },
  })
  expect((await post({}, { 'x-language': 'xx' })).json().fieldErrors).toEqual({ email: 'Required', text: 'Required' })
})

test.each([
  ['{"email":"a@b.de","text":"x","admin":true}', 'application/json', 400],
  ['{"email":"a@b.de","text":"x","__proto__":{"admin":true}}', 'application/json', 400],
  ['[]', 'application/json', 400],
  ['{', 'application/json', 400],
  ['email=a', 'application/x-www-form-urlencoded', 415],
  [`{"text":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
])('the body %.40s as %s answers %i', async (body, type, status) => {
  const reply = await post(body, { 'content-type': type })
  expect(reply.statusCode).toBe(status)
  const words = expect.any(String)
  expect(reply.json()).toMatchObject({ code: words, message: words, requestId: words })
})

test('a write of an impersonated session is noted before its work, and how it ended after it', async () => {
  const account = `ghost-${'x'.repeat(20)}`
  const authorization = `Bearer ${account}`
  await get('/api/v1/things/7', { authorization })
  await post({ email: 'a@b.de', text: 'x', unknown: 1 }, { authorization })
  expect(audited).toEqual([])
  for (const text of ['x', 'refuse', 'break']) await post({ email: 'a@b.de', text }, { authorization })
  await post({ email: 'a@b.de', text: 'x' })
  expect(audited).toEqual(['DONE', 'REFUSED', 'ATTEMPTED'].map((state) => ({ account, state })))
  expect(seenBeforeWork).toEqual(['ATTEMPTED', 'ATTEMPTED', 'ATTEMPTED'])
})

test('an unknown path answers 404, a known path with another method 405', async () => {
  expect((await get('/api/v1/nothing')).statusCode).toBe(404)
  const reply = await fastify.inject({ method: 'DELETE', url: '/api/v1/things/7' })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers.allow).toBe('GET, POST')
})

test('no stack, SQL or library text is told, and a lost database answers 503', async () => {
  const bug = await get('/api/v1/failing?how=bug')
  expect(bug.statusCode).toBe(500)
  expect(bug.json().code).toBe('INTERNAL')
  expect(bug.body.includes('select')).toBe(false)
  const away = await get('/api/v1/failing?how=database')
  expect(away.statusCode).toBe(503)
  expect(away.headers['retry-after']).toBe('2')
  const limited = await get('/api/v1/failing?how=limit')
  expect(limited.statusCode).toBe(429)
  expect(limited.headers['retry-after']).toBe('7')
})

test('a read that fails says nothing of entries, a write does', async () => {
  const read = await get('/api/v1/failing?how=bug')
  expect(read.json().message).toBe("This couldn't be loaded. Please try again.")
  const write = await post({ email: 'a@b.de', text: 'break' })
  expect(write.json().message).toBe("That didn't work. Your entries are still here.")
})

test('every answer forbids caching and framing, errors included', async () => {
  for (const url of ['/api/v1/things/7', '/api/v1/nothing', '/api/v1/failing?how=bug'])
    expect((await get(url)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Authorization, X-Language',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
})

test('a call inside the process passes the same checks and the same serialiser', async () => {
  const { card } = await callAsVisitor(readThings, { id: '7' }, 'de')
  expect(card).toEqual({ name: 'Cup', at: new Date('2026-11-21T10:00:00Z'), price: null })
  await expect(callAsVisitor(readThings, { id: '7', page: 0 }, 'de')).rejects.toMatchObject({ code: 'VALIDATION' })
  const writing = callAsVisitor(writeThing, { id: '7', email: 'a@b.de', text: 'x' }, 'de')
  await expect(writing).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
