import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { nameOf } from '../every-call/entry.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  maximum?: number
  minimum?: number
}

/** What broke other shops: what PostgreSQL cannot keep, what becomes another type, what leaves its place. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  "' or 1=1; --",
  '"><script>alert(1)</script>',
  '{{7*7}}${7*7}',
  'true',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30T25:61:00Z',
  'javascript:alert(1)',
  'a\r\nBcc: x@example.com',
  '🧉'.repeat(300),
  'ÄÖÜß ẞ Łukasz Çelik ﷽ 王小明',
  `${'a'.repeat(60)}@${'b'.repeat(250)}.example`,
]
const hostileNumbers = [-1, 0, 0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1.7976931348623157e308]
const hostileThings: unknown[] = [null, true, [], {}, [[]], { length: 5 }, [null], { $ne: 1 }, { toString: 1 }]

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }), fc.emailAddress())
const hostile = fc.oneof(text, fc.constantFrom<unknown>(...hostileNumbers, ...hostileThings), fc.jsonValue())

/** Values near what a schema takes: often right, often nearly so. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), hostile)
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), text)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(near))
  switch (schema.type) {
    case 'object':
      return fc.record(mapped(schema.properties ?? {}), { requiredKeys: [] })
    case 'array':
      return fc.array(near(schema.items ?? {}), { maxLength: 5 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(...hostileNumbers), fc.double(), text)
    case 'boolean':
      return fc.oneof(fc.boolean(), text)
    case 'string':
      return fc.oneof(text, fc.uuid(), hostile)
    default:
      return hostile
  }
}

const mapped = (properties: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, near(schema)]))

export const people = ['visitor', 'owner', 'other', 'impersonated', 'supplier', 'otherSupplier', 'operator'] as const

export type Scenario = {
  /** Method and path. */
  call: string
  person: (typeof people)[number]
  /** Written over the valid input; undefined takes a field away. */
  changes: Record<string, unknown>
  language: string
  contentType: string
  /** Things that calls name (an order, an address) are made again now and then, as earlier calls may have ended them. */
  isMadeAnew: boolean
}

/** A call by somebody, its valid input changed in up to three fields by near misses of the contract's own schemas. */
export function scenarios(endpoints: Endpoint[]): fc.Arbitrary<Scenario> {
  return fc.constantFrom(...endpoints).chain((endpoint) => {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input' }) as Schema
    const names = Object.keys(properties)
    const change = names.length === 0 ? unknownKey : fc.oneof({ weight: 6, arbitrary: ofField(properties) }, unknownKey)
    return fc.record({
      call: fc.constant(nameOf(endpoint)),
      person: fc.constantFrom(...people),
      changes: fc.array(change, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs) as Record<string, unknown>),
      language: fc.constantFrom('de', 'en', 'xx', ''),
      isMadeAnew: fc.nat(9).map((tenth) => tenth === 0),
      contentType: fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'),
      ),
    })
  })
}

const unknownKey = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'price', 'buyerId', 'a.b', ''), hostile)

const ofField = (properties: Record<string, Schema>) =>
  fc
    .constantFrom(...Object.keys(properties))
    .chain((name) =>
      fc.tuple(fc.constant(name), fc.oneof({ weight: 8, arbitrary: near(properties[name]!) }, fc.constant(undefined))),
    )
