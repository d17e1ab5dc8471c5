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

test('no day or moment that PostgreSQL cannot read is taken', () => {
  const [days, moments] = [
    ['0000-01-01', '2026-02-30'],
    ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-05:00', '2026-02-30T00:00:00Z'],
  ]
  const inputs = endpoints.flatMap(({ method, path, input }) =>
    datesIn(input).flatMap(({ schema, format }) =>
      (format === 'date' ? days : moments)
        .filter((text) => schema.safeParse(text).success)
        .map((text) => `${method} ${path} ${text}`),
    ),
  )
  expect(inputs).toEqual([])
})

type Dated = { schema: z.ZodMiniType; format: string }
type Part = z.ZodMiniType & { _zod: { def: Record<string, unknown> } }

/** Every day and moment of an input, with what is checked of it. */
function datesIn(schema: z.ZodMiniType): Dated[] {
  const { type, format, shape, options, ...parts } = (schema as Part)._zod.def
  const inner = [parts.innerType, parts.element, parts.valueType, parts.out, ...((options as unknown[]) ?? [])]
  if (type === 'string' && (format === 'date' || format === 'datetime')) return [{ schema, format }]
  const start = type === 'pipe' ? datesIn(parts.in as Part) : []
  return [
    ...start,
    ...[...Object.values((shape as object) ?? {}), ...inner].flatMap((part) => (part ? datesIn(part as Part) : [])),
  ]
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
