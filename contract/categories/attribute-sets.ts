import * as z from 'zod/mini'
import { Reason } from '../operator/content.ts'
import { endpoint } from '../platform/endpoint.ts'
import { attributeKey, filterBounds } from '../platform/filters.ts'
import { plainText, requiredText, Slug } from '../platform/values.ts'
import { attributeKinds } from '../range/attributes.ts'

/** A choice is as long as a filter of an address takes it. */
export const attributeBounds = {
  label: 80,
  unit: 20,
  choice: filterBounds.maxValueLength,
  attributes: 40,
  choices: 100,
}

const Choice = z.object({
  /** What goods that have it say; stays when the names change. */
  value: z.string(),
  de: z.string(),
  en: z.string(),
  /** Offered no more; goods that have it go on showing it. */
  isArchived: z.optional(z.boolean()),
})
export type AttributeChoice = z.output<typeof Choice>

/** An attribute as operators see it. */
export const SetAttribute = z.object({
  key: z.string(),
  kind: z.enum(attributeKinds),
  labelDe: z.string(),
  labelEn: z.string(),
  unit: z.string(),
  choices: z.array(Choice),
  isRequired: z.boolean(),
  isFilter: z.boolean(),
})
export type SetAttribute = z.output<typeof SetAttribute>

export const AttributeSet = z.object({
  slug: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  /** The category above it, whose attributes it has too. */
  parent: z.nullable(z.object({ slug: z.string(), nameDe: z.string(), nameEn: z.string() })),
  /** 0 of one that nobody has changed yet. */
  version: z.int(),
  /** In the order of the editor. */
  own: z.array(SetAttribute),
  /** Of the category above; not those that it has got itself under the same key. */
  inherited: z.array(SetAttribute),
  /** Of `inherited`, those that have to be stated here although they need not be everywhere below. */
  requiredKeys: z.array(z.string()),
  /** Asked for no more, while goods still state them. */
  archived: z.array(SetAttribute),
})
export type AttributeSet = z.output<typeof AttributeSet>

const Key = z.string().check(z.regex(attributeKey))
const AttributeInput = z.strictObject({
  key: Key,
  kind: z.enum(attributeKinds),
  labelDe: requiredText(attributeBounds.label),
  labelEn: requiredText(attributeBounds.label),
  /** Of a number. */
  unit: plainText(attributeBounds.unit).check(z.trim()),
  /** Of one or several choices. `value` names one that is there, archived ones too; null for a new one. */
  choices: z
    .array(
      z.strictObject({
        value: z.nullable(plainText(300)),
        de: requiredText(attributeBounds.choice),
        en: requiredText(attributeBounds.choice),
      }),
    )
    .check(z.maxLength(attributeBounds.choices)),
  isRequired: z.boolean(),
  isFilter: z.boolean(),
})
export type AttributeInput = z.output<typeof AttributeInput>

/** What leaves the set, and how many products say it. */
export const Removed = z.object({
  key: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  /** The choice that leaves; null where the whole attribute does. */
  choice: z.nullable(z.object({ de: z.string(), en: z.string() })),
  /** On sale, in review, paused and drafts. They go on saying it. */
  goods: z.int(),
})
export type Removed = z.output<typeof Removed>

const catalogue = { access: 'operator', right: 'catalogue' } as const

export const read = endpoint({
  ...catalogue,
  method: 'GET',
  path: '/api/v1/operator/attribute-sets/{id}',
  summary: 'The attributes of a category: its own, those of the one above it, and those that are archived',
  input: z.strictObject({ id: Slug }),
  output: AttributeSet,
})

export const change = endpoint({
  ...catalogue,
  method: 'PUT',
  path: '/api/v1/operator/attribute-sets/{id}',
  repeat: 'refused',
  summary:
    'Writes the own attributes of a category, in this order; what is left out is archived where goods state it. 409 ATTRIBUTES_CHANGED; with dryRun says what leaves and changes nothing',
  input: z.strictObject({
    id: Slug,
    version: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)),
    attributes: z.array(AttributeInput).check(z.maxLength(attributeBounds.attributes)),
    requiredKeys: z.array(Key).check(z.maxLength(attributeBounds.attributes)),
    /** May be left out where only the order is another one. */
    reason: z.optional(Reason),
    dryRun: z._default(z.boolean(), false),
  }),
  output: z.object({ version: z.int(), removed: z.array(Removed) }),
})
