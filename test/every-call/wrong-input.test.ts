import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { eachNth } from '../runner/long.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { callerOf, createWorld, signedIn, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
})
afterAll(() => app.close())

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] }
const schemaOf = ({ input }: Endpoint) => z.toJSONSchema(input, { io: 'input' }) as Schema
const isInPath = ({ path }: Endpoint, name: string) => path.includes(`{${name}}`)
const hasBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT'
const mayBeText = ({ type, anyOf = [] }: Schema): boolean => type === 'string' || anyOf.some(mayBeText)

const walked = eachNth(
  4,
  endpoints.filter((endpoint) => !entries[nameOf(endpoint)]?.isNotJson),
)

describe.each(walked)('$method $path', (endpoint) => {
  const fields = Object.entries(schemaOf(endpoint).properties ?? {})
  const valid = async () => ({ ...(await entries[nameOf(endpoint)]!.input(world)) }) as Record<string, unknown>
  const refusal = async (input: object, language: 'de' | 'en' = 'en') =>
    app.refusal(endpoint, input, { token: await signedIn(world, callerOf(world, endpoint)), language })

  test('refuses an unknown key by name, in both languages', async () => {
    const input = { ...(await valid()), unknownKey: '1' }
    const [english, german] = [await refusal(input), await refusal(input, 'de')]
    expect(english).toMatchObject({ status: 400, code: 'VALIDATION', fieldErrors: { unknownKey: expect.any(String) } })
    expect(german).toMatchObject({ status: 400, code: 'VALIDATION', fieldErrors: { unknownKey: expect.any(String) } })
    expect(german.message).not.toBe(english.message)
    expect(german.fieldErrors.unknownKey).not.toBe(english.fieldErrors.unknownKey)
  })

  const required = (schemaOf(endpoint).required ?? []).filter((name) => !isInPath(endpoint, name))
  if (required.length > 0)
    test('names each field that is missing', async () => {
      for (const name of required) {
        const { [name]: _, ...input } = await valid()
        const answer = await refusal(input)
        expect(answer, name).toMatchObject({ status: 400, code: 'VALIDATION' })
        expect(Object.keys(answer.fieldErrors), name).toContain(name)
      }
    })

  // In path and query everything is text: only what is no text there can have a wrong type.
  const typed = fields.filter(([, schema]) => hasBody(endpoint) || !mayBeText(schema))
  const inBody = typed.filter(([name, { type }]) => !isInPath(endpoint, name) && type !== undefined)
  if (inBody.length > 0)
    test('refuses a value of a wrong type', async () => {
      for (const [name, { type }] of inBody) {
        if (!hasBody(endpoint) && type === 'array') continue
        const wrong = hasBody(endpoint) ? (type === 'object' ? 'text' : { wrong: [1] }) : 'wrong'
        const answer = await refusal({ ...(await valid()), [name]: wrong })
        expect(answer, name).toMatchObject({ status: 400, code: 'VALIDATION' })
        expect(Object.keys(answer.fieldErrors).join(' '), name).toContain(name)
      }
    })

  const integers = inBody.filter(([, { type }]) => type === 'integer')
  if (integers.length > 0)
    test('refuses a number that no column holds', async () => {
      for (const [name] of integers)
        for (const number of [3_000_000_000, -3_000_000_000])
          expect(await refusal({ ...(await valid()), [name]: number }), name).toMatchObject({
            status: 400,
            fieldErrors: { [name]: expect.any(String) },
          })
    })

  const texts = fields.filter(([, schema]) => mayBeText(schema))
  if (texts.length > 0)
    test('refuses a huge text', async () => {
      for (const [name] of texts) {
        const answer = await refusal({ ...(await valid()), [name]: 'x'.repeat(100_000) })
        expect([400, 404, 414], `${name}: ${answer.message}`).toContain(answer.status)
      }
    })

  if (hasBody(endpoint))
    test('refuses a body beyond the limit, and one that is no JSON', async () => {
      const { method } = endpoint
      const url = endpoint.path.replace(/\{\w+\}/g, 'x')
      const headers = { authorization: `Bearer ${await signedIn(world, callerOf(world, endpoint))}` }
      const json = { ...headers, 'content-type': 'application/json' }
      const huge = await app.fastify.inject({ method, url, headers: json, payload: `"${'x'.repeat(1_048_577)}"` })
      expect(huge.statusCode).toBe(413)
      const broken = await app.fastify.inject({ method, url, headers: json, payload: '{"a":' })
      expect(broken.statusCode).toBe(400)
      const text = { ...headers, 'content-type': 'text/plain' }
      expect((await app.fastify.inject({ method, url, headers: text, payload: '{}' })).statusCode).toBe(415)
    })
})
