import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { Slug } from '../platform/values.ts'

export const attributeKinds = ['CHOICE', 'NUMBER', 'YES_NO', 'TEXT'] as const

/** What products of a category state, and how. */
export const CategoryAttribute = z.object({
  key: z.string(),
  kind: z.enum(attributeKinds),
  labelDe: z.string(),
  labelEn: z.string(),
  /** Of a number; may be ''. */
  unit: z.string(),
  /** Of a choice. */
  choices: z.array(z.object({ de: z.string(), en: z.string() })),
})
export type CategoryAttribute = z.output<typeof CategoryAttribute>

/** What is chosen from where an attribute is one of YES_NO, as both kinds of readers see it. */
export const yesAndNo = [
  { de: 'Ja', en: 'Yes' },
  { de: 'Nein', en: 'No' },
]

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/products/attributes',
  access: 'supplier',
  right: 'products',
  summary: 'The attributes of a category, those that listings filter by first',
  input: z.strictObject({ category: Slug }),
  output: z.object({ items: z.array(CategoryAttribute) }),
})
