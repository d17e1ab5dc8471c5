import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Slug } from '../platform/values.ts'

export const attributeKinds = ['CHOICE', 'CHOICES', 'NUMBER', 'YES_NO', 'TEXT'] as const
export type AttributeKind = (typeof attributeKinds)[number]

/** What products of a category state, and how. */
export const CategoryAttribute = z.object({
  key: z.string(),
  kind: z.enum(attributeKinds),
  labelDe: z.string(),
  labelEn: z.string(),
  /** Of a number; may be ''. */
  unit: z.string(),
  /** Of one or several choices: what products say, and how readers see it. */
  choices: z.array(z.object({ value: z.string(), de: z.string(), en: z.string() })),
  /** A new product has to state it; of one on sale it counts for how complete it is. */
  isRequired: z.boolean(),
})
export type CategoryAttribute = z.output<typeof CategoryAttribute>

/** What is chosen from where an attribute is one of YES_NO, as both kinds of readers see it. */
export const yesAndNo = [
  { value: 'Ja', de: 'Ja', en: 'Yes' },
  { value: 'Nein', de: 'Nein', en: 'No' },
]

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/attributes',
  access: 'supplier',
  right: 'products',
  summary: 'The attributes of a category: those of the one above it, then its own',
  input: z.strictObject({ category: Slug }),
  output: z.object({ items: z.array(CategoryAttribute) }),
})
