import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ProblemReply } from '../../contract/problems.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

/** The OpenAPI 3.1 document of everything that is served. */
export function openApiDocument(endpoints: Iterable<Endpoint>, origin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tresen API',
      version: '1',
      description: 'Wholesale marketplace for hotels, cafés, restaurants, shops and offices.',
      license: { name: 'Proprietary', url: `${origin}/static/terms-and-conditions` },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(ProblemReply, 'output') },
    },
  }
}

function operationOf(endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input')
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  const rest = Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name))
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const required = (name: string) => input.required?.includes(name) ?? false
  const parameter = (place: string) => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || required(name),
    schema: input.properties?.[name],
    ...(place === 'query' && input.properties?.[name]?.type === 'object' && { style: 'deepObject' }),
  })
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[3]],
    security: endpoint.access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...inPath.map(parameter('path')), ...(hasBody ? [] : rest.map(parameter('query')))],
    ...(hasBody && rest.length > 0 && { requestBody: bodyOf(input, rest) }),
    responses: {
      [String(endpoint.status ?? 200)]: replyOf(endpoint),
      default: {
        description: 'Refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function bodyOf(input: JsonSchema, names: string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, input.properties?.[name]]))
  const required = names.filter((name) => input.required?.includes(name))
  return {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties, required, additionalProperties: false } } },
  }
}

function replyOf(endpoint: Endpoint) {
  if (endpoint.status === 204) return { description: 'Done' }
  return { description: 'Success', content: { 'application/json': { schema: schemaOf(endpoint.output, 'input') } } }
}

function operationId({ method, path }: Endpoint) {
  const words = path
    .replace('/api/v1/', '')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as JsonSchema
  return rest
}
