import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/platform/endpoint.ts'

/** A text that a caller may write freely, by its place in the input: `changes.photos[].altDe`, `words.*`. */
export type FreeText = { path: string; max: number; kind: 'TEXT' | 'URL' | 'EMAIL' }

type Schema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  contentEncoding?: string
  maxLength?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** What the contract lets a caller write: neither one of a list, nor what a pattern or a format holds, but addresses. */
export function freeTextsOf({ input }: Endpoint): FreeText[] {
  const found = new Map<string, FreeText>()
  walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, '')
  return [...found.values()]

  function walk(schema: Schema, path: string): void {
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) walk(one, path)
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, path ? `${path}.${name}` : name)
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${path}.*`)
    if (schema.items) walk(schema.items, `${path}[]`)
    const kind = kindOf(schema, path)
    if (kind) found.set(path, { path, kind, max: schema.maxLength ?? 100 })
  }
}

function kindOf({ type, format, pattern, contentEncoding, ...schema }: Schema, path: string): FreeText['kind'] | null {
  if (type !== 'string' || contentEncoding || schema.enum || schema.const !== undefined) return null
  if (format === 'email' || /email$/i.test(path)) return 'EMAIL'
  if (format === 'uri' || /url$|website$/i.test(path)) return 'URL'
  return format || pattern ? null : 'TEXT'
}

const stepsOf = (path: string) => path.replaceAll('[]', '.[]').split('.')

/** The input with the text at this place, in every entry of lists of things; null where what it stands in is not there. */
export function withText(input: Node, path: string, text: string): Node | null {
  const copy = structuredClone(input)
  return write(copy, stepsOf(path), text) ? copy : null
}

type Node = Record<string, unknown>

function write(node: unknown, [step, ...rest]: string[], text: string): boolean {
  if (typeof node !== 'object' || node === null || step === undefined) return false
  const all = step === '[]' || step === '*'
  const names = all ? Object.keys(node) : [step]
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '[]' && !all)) {
    for (const name of names) {
      const list = (node as Node)[name]
      ;(node as Node)[name] =
        rest.length === 0 ? text : [text, ...(Array.isArray(list) ? (list as unknown[]).slice(1) : [])]
    }
    return names.length > 0
  }
  return names.length > 0 && names.every((name) => write((node as Node)[name], rest, text))
}

/** Whether a refusal that names this field (`attributes.0.de`) is about the text, or what it stands in. */
export function isNamed(field: string, path: string): boolean {
  const [named, steps] = [field.split('.'), stepsOf(path)]
  return named
    .slice(0, steps.length)
    .every((name, n) => name === steps[n] || (/^\d+$/.test(name) && steps[n] === '[]') || steps[n] === '*')
}
