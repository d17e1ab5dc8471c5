import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { isTooDeep, readJson } from './read-json.ts'

const nested = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels)

test.each([
  ['64 levels', nested(64), false],
  ['65 levels', nested(65), true],
  ['65 levels that never end', '['.repeat(65), true],
  ['65 objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, true],
  ['levels side by side', `[${Array.from({ length: 1000 }, () => nested(3)).join()}]`, false],
  ['brackets in a text', JSON.stringify({ text: '['.repeat(1000) }), false],
  ['brackets in a text behind a quote', JSON.stringify({ text: `"\\"${'['.repeat(1000)}` }), false],
  ['brackets behind a text that ends with a backslash', `["\\\\",${nested(64)}]`, true],
  ['a text that does not end', `"${'['.repeat(1000)}`, false],
])('%s', (_, json, outcome) => {
  expect(isTooDeep(json)).toBe(outcome)
})

test('what is too deep is never parsed, and all else is read as before', async () => {
  const fastify = Fastify()
  readJson(fastify)
  fastify.post('/', ({ body }) => ({ body }))
  const parsed = vi.spyOn(JSON, 'parse')
  const send = (payload: string, type = 'application/json') =>
    fastify.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
  expect((await send(nested(200_000))).statusCode).toBe(400)
  expect(parsed).not.toHaveBeenCalled()
  parsed.mockRestore()
  expect((await send('{"a":[1,"ü"]}', 'application/json; charset=utf-8')).json()).toEqual({ body: { a: [1, 'ü'] } })
  for (const broken of ['', '{"a":', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])
    expect((await send(broken)).statusCode, broken).toBe(400)
})
