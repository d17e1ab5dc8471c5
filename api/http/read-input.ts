import type * as z from 'zod/mini'
import { pathNames, type Endpoint } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { validationSentence } from '../../texts/validation-sentence.ts'
import { Problem } from './problem.ts'

export type RawInput = { params: object; query: object; body: unknown }

/**
 * Path, query and body as one checked object. Unknown keys, wrong types and missing fields are one VALIDATION; a path that
 * names what nothing can be called is NOT_FOUND, like any other thing that is not there (decision 277).
 */
export function readInput<E extends Endpoint>(endpoint: E, raw: RawInput, language: Language): z.output<E['input']> {
  const sent = inBody(endpoint)
    ? { ...unknown(fromText(endpoint, raw.query), () => true), ...plainObject(raw.body) }
    : fromText(endpoint, raw.query)
  // A name of the path that is sent in query or body too would silently win or lose.
  const elsewhere = unknown(sent, (key) => key in raw.params)
  return checkInput(endpoint, { ...elsewhere, ...fromText(endpoint, raw.params) }, language)
}

/** The same check for a call inside the process, whose values have their types already. */
export function checkInput<E extends Endpoint>(endpoint: E, input: unknown, language: Language): z.output<E['input']> {
  const parsed = endpoint.input.safeParse(input)
  if (parsed.success) return parsed.data as z.output<E['input']>
  const { issues } = parsed.error
  const inPath: PropertyKey[] = pathNames(endpoint)
  if (issues.some(({ path: [name = ''] }) => inPath.includes(name))) throw Problem.of('NOT_FOUND')
  throw Problem.of('VALIDATION', undefined, { fieldErrors: fieldErrors(issues, { input, language }) })
}

const inBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT'

function plainObject(body: unknown): object {
  if (body === undefined || body === null) return {}
  if (typeof body === 'object' && !Array.isArray(body)) return body
  throw Problem.of('VALIDATION')
}

/** Values that came where they do not belong count as unknown: what a body has to say stands in no address. */
const unknown = (values: Record<string, unknown>, isMisplaced: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [isMisplaced(key) ? `${key} ` : key, value]))

/** Texts of path and query become what the schema declares: numbers, booleans, lists, records (`name.key`). */
function fromText(endpoint: Endpoint, texts: object): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(texts)) {
    const [head = '', ...rest] = name.split('.')
    if (name === '_ck') continue
    const schema = Object.hasOwn(endpoint.input.shape, head) ? innermost(endpoint.input.shape[head]) : undefined
    if (rest.length > 0 && schema?._zod.def.type === 'record') {
      const record = (input[head] ??= Object.create(null)) as Record<string, unknown>
      record[rest.join('.')] = list(text)
    } else input[name] = schema ? typed(schema, text) : text
  }
  return input
}

function typed(schema: AnySchema, text: unknown): unknown {
  const { type } = schema._zod.def
  if (type === 'array') return list(text)
  if (Array.isArray(text)) return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  const wantsNumber = type === 'number' || (type === 'literal' && typeof literalOf(schema) === 'number')
  return wantsNumber && /^-?\d{1,15}(\.\d{1,6})?$/.test(String(text)) ? Number(text) : text
}

const list = (text: unknown) => (Array.isArray(text) ? text : String(text).split(',')).filter((value) => value !== '')

type AnySchema = { _zod: { def: { type: string; innerType?: AnySchema; values?: unknown[] } } }
const literalOf = (schema: AnySchema) => schema._zod.def.values?.[0]

function innermost(schema: unknown): AnySchema {
  const { innerType } = (schema as AnySchema)._zod.def
  return innerType ? innermost(innerType) : (schema as AnySchema)
}

type Checked = { input: unknown; language: Language }

function fieldErrors(issues: readonly z.core.$ZodIssue[], { input, language }: Checked) {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key.trim()]) : [issue.path]
    for (const name of names) errors[name.join('.')] ??= validationSentence(issue, language, input)
  }
  return errors
}
