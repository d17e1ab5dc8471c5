import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/platform/endpoint.ts'

type JsonSchema = Record<string, unknown>

/**
 * The serialiser of an output: writes what the schema declares and nothing else, and throws where a declared field is
 * missing. Compiled once, when the endpoint is mounted.
 */
export function serialiserOf(output: Endpoint['output']): (value: unknown) => string {
  return fastJson(foldNull(z.toJSONSchema(output, { io: 'input', target: 'draft-7' })) as never)
}

// `anyOf: [X, null]` costs a validation for each value; `nullable: true` costs a comparison.
function foldNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(foldNull)
  if (typeof schema !== 'object' || schema === null) return schema
  const { pattern: _, anyOf, ...rest } = schema as JsonSchema & { anyOf?: JsonSchema[] }
  const other =
    anyOf?.length === 2 && anyOf.some(({ type }) => type === 'null') ? anyOf.find(({ type }) => type !== 'null') : null
  if (other) return foldNull({ ...rest, ...other, nullable: true })
  const kept = anyOf ? { ...rest, anyOf } : rest
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, foldNull(value)]))
}
