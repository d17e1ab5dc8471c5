import * as z from 'zod/mini'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  minimum?: number
  format?: string
  pattern?: string
}

const texts = [
  'Muster',
  '2026-11-20T10:00:00Z',
  '2026-11-20',
  '00000000-0000-7000-8000-000000000001',
  'AAAAAA1',
  '100001',
  'DE',
  '10:00',
  '/bild',
  '24103',
]
const byFormat: Record<string, string> = {
  'date-time': texts[1]!,
  date: texts[2]!,
  uuid: texts[3]!,
  uri: 'https://tresen.test/',
  email: 'ida@tresen.test',
}

/** Texts whose schema does not say what stands in them. */
const byName: Record<string, string> = { month: '2026-11' }

/** One value that an answer of this schema may hold: what may be missing is left out, and each list has one entry. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return valueOf(root, root)
}

function valueOf(schema: Schema, root: Schema): unknown {
  if (schema.$ref) return valueOf(schema.$ref === '#' ? root : root.$defs![schema.$ref.split('/').at(-1)!]!, root)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const one = (schema.anyOf ?? schema.oneOf)?.[0]
  if (one) return valueOf(one, root)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, root)))
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      return Object.fromEntries(
        required.flatMap((name) => (properties[name] ? [[name, byName[name] ?? valueOf(properties[name], root)]] : [])),
      )
    }
    case 'array':
      return (
        schema.prefixItems?.map((item) => valueOf(item, root)) ?? (schema.items ? [valueOf(schema.items, root)] : [])
      )
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return (
        byFormat[schema.format ?? ''] ??
        texts.find((text) => new RegExp(schema.pattern ?? '', 'u').test(text)) ??
        'Muster'
      )
    default:
      return null
  }
}
