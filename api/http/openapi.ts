import * as z from 'zod/mini'
import { endpoints, schemas as contractSchemas } from '../../contract/api.ts'
import {
  fileFieldOf,
  isForApiKeys,
  needsKey,
  needsSecondFactor,
  pathNames,
  type Endpoint,
} from '../../contract/platform/endpoint.ts'
import { ProblemReply } from '../../contract/platform/problems.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }
type Schemas = {
  /** The JSON schema as it travels, by name where it has one. */
  refer: (schema: z.ZodMiniType) => JsonSchema
  /** Itself, whether it has a name or not. */
  write: (schema: z.ZodMiniType) => JsonSchema
  named: Record<string, JsonSchema>
}

/** The OpenAPI 3.1 document of every call there is. */
export function openApiDocument(origin: string) {
  const schemas = jsonSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tresen API',
      version: '1',
      description: 'Wholesale marketplace for hotels, cafés, restaurants, shops and offices.',
      license: { name: 'Proprietary', url: `${origin}/static/terms-and-conditions` },
    },
    servers: [{ url: origin }],
    tags: [...new Set(endpoints.map(tagOf))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, from POST /auth/sign-in.' },
        apiKey,
      },
      responses: {
        Refusal: { description: 'Refused: see `code` and `message`', content: json(schemas.refer(ProblemReply)) },
      },
      schemas: mentioned(schemas.named, paths),
    },
  }
}

function operationOf(endpoint: Endpoint, schemas: Schemas) {
  const input = schemas.write(endpoint.input)
  const inPath = pathNames(endpoint)
  const rest = Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name))
  const parameter = (place: string) => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || (input.required?.includes(name) ?? false),
    schema: input.properties?.[name],
    ...(place === 'query' && input.properties?.[name]?.type === 'object' && { style: 'deepObject' }),
  })
  const body = inPath.length === 0 ? schemas.refer(endpoint.input) : withOnly(input, rest)
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: [
      ...(endpoint.access === 'visitor' ? [{}] : []),
      { bearer: [] },
      // The right that it needs, as the names of roles stand with such schemes in OpenAPI 3.1.
      ...(isForApiKeys(endpoint) ? [{ apiKey: endpoint.right ? [endpoint.right] : [] }] : []),
    ],
    ...(endpoint.method !== 'GET' && { 'x-repeat': endpoint.repeat }),
    ...(needsSecondFactor(endpoint) && { 'x-needs-second-factor': true }),
    parameters: [
      ...(endpoint.method !== 'GET' && endpoint.repeat === 'keyed'
        ? [{ ...keyHeader, required: needsKey(endpoint) }]
        : []),
      ...(endpoint.stepUp ? [stepUpHeader] : []),
      ...inPath.map(parameter('path')),
      ...(hasBody(endpoint) ? [] : rest.map(parameter('query'))),
    ],
    ...(hasBody(endpoint) &&
      rest.length > 0 && { requestBody: { required: true, content: contentOf(endpoint, body) } }),
    responses: {
      [String(endpoint.status ?? 200)]: replyOf(endpoint, schemas),
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, { $ref: '#/components/responses/Refusal' }])),
    },
  }
}

const apiKey = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'tresen_…',
  description:
    'A key that an owner of a company or a store has made, in the place of a session’s token. It acts there, with the rights it was given as long as its maker has them. 401 API_KEY_INVALID once it has ended, 403 API_KEY_REFUSED without the right and where keys may not call, 429 beyond 600 calls a minute.',
}
const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'One for each attempt: a repeat under it changes nothing and is answered as the first. Kept for two days.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
}
const stepUpHeader = {
  name: 'X-Step-Up',
  in: 'header',
  required: false,
  description:
    'The token of POST /account/step-up for the purpose of this call; without a valid one it is 403 STEP_UP_REQUIRED. Good for one call that is done.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}
const hasBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT'
const tagOf = ({ path }: Endpoint) => path.split('/')[3]!
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const contentOf = (endpoint: Endpoint, schema: JsonSchema) =>
  fileFieldOf(endpoint) ? { 'multipart/form-data': { schema } } : json(schema)

function refusalsOf(endpoint: Endpoint): string[] {
  return [
    '400',
    ...(endpoint.access === 'visitor' ? [] : ['401', '403']),
    ...(pathNames(endpoint).length > 0 ? ['404'] : []),
    ...(hasBody(endpoint) ? ['409', '413', '415', '422'] : []),
    '429',
    'default',
  ]
}

function withOnly(input: JsonSchema, names: string[]): JsonSchema {
  const properties = Object.fromEntries(names.map((name) => [name, input.properties![name]!]))
  const required = names.filter((name) => input.required?.includes(name))
  return { type: 'object', properties, required, additionalProperties: false }
}

const viewerHeader = {
  'X-Viewer': {
    description:
      'Whether the answer is for the account of the token or for a visitor, as without a token or with one whose session has ended.',
    schema: { type: 'string', enum: ['visitor', 'account'] },
  },
}

function replyOf(endpoint: Endpoint, { refer }: Schemas) {
  const headers = endpoint.access === 'visitor' && { headers: viewerHeader }
  if (endpoint.status === 204) return { description: 'Done', ...headers }
  if (endpoint.replyType) return { description: 'A file', ...headers, content: { [endpoint.replyType]: {} } }
  return { description: 'Success', ...headers, content: json(refer(endpoint.output)) }
}

function operationId({ method, path }: Endpoint) {
  const words = path
    .replace('/api/v1/', '')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

const PLACE = '#/components/schemas/'

// One registry for all, so that a named schema inside another one is written as a reference.
function jsonSchemas(): Schemas {
  const registry = z.registry<{ id?: string }>()
  const ids = new Map<z.ZodMiniType, string>()
  const add = (schema: z.ZodMiniType, id: string) => {
    if (ids.has(schema)) return
    ids.set(schema, id)
    registry.add(schema, { id })
  }
  for (const [name, schema] of Object.entries(contractSchemas)) add(schema, name)
  add(ProblemReply, 'Problem')
  const names = new Set(ids.values())
  for (const endpoint of endpoints) {
    add(endpoint.input, `${operationId(endpoint)} input`)
    if (endpoint.status !== 204) add(endpoint.output, `${operationId(endpoint)} output`)
  }
  const written = z.toJSONSchema(registry, { io: 'input', uri: (id) => PLACE + id }).schemas as Record<
    string,
    JsonSchema
  >
  const bare = (id: string): JsonSchema => {
    const { $schema: _schema, $id: _id, ...rest } = written[id]!
    return rest
  }
  return {
    write: (schema) => bare(ids.get(schema)!),
    refer(schema) {
      const id = ids.get(schema)!
      return names.has(id) ? { $ref: PLACE + id } : bare(id)
    },
    named: Object.fromEntries([...names].toSorted().map((name) => [name, bare(name)])),
  }
}

// Named schemas that others only extend would stand in the document for nobody.
function mentioned(named: Record<string, JsonSchema>, paths: object) {
  const used = new Set(['Problem'])
  const read = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      read(named[name!])
    }
  }
  read(paths)
  return Object.fromEntries(Object.entries(named).filter(([name]) => used.has(name)))
}
