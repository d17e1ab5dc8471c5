import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../contract/api.ts'
import { createTestApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('every declared call is served', () => {
  const served = new Set(app.served.keys())
  expect(endpoints.filter((endpoint) => !served.has(endpoint)).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [],
  )
})

test('every number that a caller sends fits into its column', () => {
  const inputs = endpoints.map(({ method, path, input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    return integersIn(schema as Schema)
      .filter(({ minimum = -Infinity, maximum = Infinity }) => maximum > 2 ** 31 - 1 || minimum < -(2 ** 31))
      .map(() => `${method} ${path}`)
  })
  expect(inputs.flat()).toEqual([])
})

type Schema = { type?: unknown; minimum?: number; maximum?: number }
const integersIn = (part: unknown): Schema[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = (part as Schema).type === 'integer' ? [part as Schema] : []
  return [...own, ...Object.values(part).flatMap(integersIn)]
}

test('nothing is served that is not declared', () => {
  const declared = new Set(endpoints)
  expect([...app.served.keys()].filter((endpoint) => !declared.has(endpoint))).toEqual([])
  const routes = app.fastify.printRoutes({ commonPrefix: false })
  const roots = routes.split('\n').filter((line) => /^[├└]/.test(line))
  // Browsers report with a type that no call takes.
  expect(roots.filter((line) => !/api|pictures|csp-reports/.test(line))).toEqual([])
})

test('the OpenAPI document holds every call once', async () => {
  const reply = await app.fastify.inject('/api/v1/openapi.json')
  const { openapi, paths } = reply.json<{
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }>()
  expect(openapi).toBe('3.1.0')
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(endpoints.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
})
