import type { Content, Field } from './content.ts'
import { factNames } from '../trade/fact-names.ts'
import { fieldFacts, type Section } from './fields.ts'
import type { CategoryAttribute } from './attributes.ts'
import { missingAttributes } from './check-attributes.ts'
import { factStateOf, isOwed, legalFacts, type Subject } from './legal-facts.ts'

/** What is said of goods, and which attributes their category asks for. */
export type Judged = Subject & { attributes: readonly CategoryAttribute[] }

/**
 * What a product should say. A required rule has to be met before the product is sold for the first time; the others only
 * count. A rule for some categories alone says which by `concerns`.
 */
export type Rule = {
  name: RuleName
  /** The first is where one goes to mend it. */
  fields: readonly [Field, ...Field[]]
  isRequired: boolean
  concerns?: (judged: Judged) => boolean
  isMet: (content: Content, judged: Judged) => boolean
}

export const ruleNames = [
  'PHOTOS',
  'NAME',
  'DESCRIPTION',
  'ENGLISH',
  'PRICE',
  'PACK',
  'NUMBER',
  'GTIN',
  'ATTRIBUTES',
  'REQUIRED_ATTRIBUTES',
  ...factNames,
  'LUCID',
] as const
export type RuleName = (typeof ruleNames)[number]

export const rules: readonly Rule[] = [
  { name: 'PHOTOS', fields: ['photos'], isRequired: false, isMet: ({ photos }) => photos.length > 0 },
  { name: 'NAME', fields: ['nameDe'], isRequired: true, isMet: ({ nameDe }) => nameDe.trim() !== '' },
  {
    name: 'DESCRIPTION',
    fields: ['descriptionDe'],
    isRequired: false,
    isMet: ({ descriptionDe }) => descriptionDe.trim() !== '',
  },
  {
    name: 'ENGLISH',
    fields: ['nameEn', 'descriptionEn'],
    isRequired: false,
    isMet: ({ nameEn, descriptionEn }) => nameEn.trim() !== '' && descriptionEn.trim() !== '',
  },
  { name: 'PRICE', fields: ['price'], isRequired: true, isMet: ({ price }) => price !== null },
  {
    name: 'PACK',
    fields: ['countPerBox', 'contentAmount'],
    isRequired: true,
    isMet: ({ countPerBox, contentAmount }) => countPerBox !== null && contentAmount !== null,
  },
  { name: 'NUMBER', fields: ['supplierSku'], isRequired: true, isMet: ({ supplierSku }) => supplierSku.trim() !== '' },
  { name: 'GTIN', fields: ['gtin'], isRequired: false, isMet: ({ gtin }) => gtin !== '' },
  { name: 'ATTRIBUTES', fields: ['attributes'], isRequired: false, isMet: ({ attributes }) => attributes.length > 0 },
  {
    name: 'REQUIRED_ATTRIBUTES',
    fields: ['attributes'],
    isRequired: true,
    concerns: ({ attributes }) => attributes.some(({ isRequired }) => isRequired),
    isMet: ({ attributes: stated }, { attributes }) => missingAttributes(stated, attributes).length === 0,
  },
  ...legalFacts.map((fact) => ({
    name: fact.name,
    fields: [fact.field] as const,
    isRequired: true,
    concerns: (judged: Judged) => isOwed(fact, judged),
    isMet: (content: Content) => factStateOf(fact, content) !== 'MISSING',
  })),
  { name: 'LUCID', fields: ['lucidNumber'], isRequired: false, isMet: ({ lucidNumber }) => lucidNumber !== '' },
]

export type Completeness = {
  /** Whole percent of the rules that concern the product. */
  percent: number
  met: number
  total: number
  missing: { name: RuleName; field: Field; section: Section; isRequired: boolean }[]
}

/** How much of what should be said is said. */
export function completenessOf(judged: Judged): Completeness {
  const concerned = rules.filter(({ concerns }) => concerns?.(judged) ?? true)
  const missing = concerned
    .filter(({ isMet }) => !isMet(judged.content, judged))
    .map(({ name, fields: [field], isRequired }) => ({ name, field, section: fieldFacts[field].section, isRequired }))
  const met = concerned.length - missing.length
  return { percent: Math.floor((met / concerned.length) * 100), met, total: concerned.length, missing }
}
