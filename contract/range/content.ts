import * as z from 'zod/mini'
import { allergenCodes } from '../platform/allergens.ts'
import { attributeKey } from '../platform/filters.ts'
import { cutFields } from '../pictures/picture-cut.ts'
import { LastDay, plainText, Slug } from '../platform/values.ts'
import { factNames } from '../trade/fact-names.ts'
import { isDepositCode, mostDeposits } from '../trade/deposits.ts'

/** The most of each list. */
export const mostTiers = 10
export const mostAttributes = 40
export const mostPhotos = 12

/** Empty where nothing is stated yet; what is out of bounds stays with who types it. */
const Amount = z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))
const Count = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))
const Grams = z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)))
const Labelled = z.strictObject({ label: plainText(80), value: plainText(300) })
const Allergens = z.array(z.enum(allergenCodes)).check(z.maxLength(allergenCodes.length))
const Party = z.nullable(z.strictObject({ name: plainText(200), address: plainText(300), email: plainText(254) }))

/** Per 100 g or ml, in grams; energy in kilojoules. */
export const nutrients = [
  'energyKj',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugar',
  'fibre',
  'protein',
  'salt',
] as const
export type Nutrient = (typeof nutrients)[number]

/** What has to be named on a menu beside allergens (LMZDV § 5). */
export const additives = [
  'COLOURANT',
  'PRESERVATIVE',
  'ANTIOXIDANT',
  'FLAVOUR_ENHANCER',
  'SULPHURED',
  'BLACKENED',
  'WAXED',
  'PHOSPHATE',
  'SWEETENER',
  'PHENYLALANINE',
  'CAFFEINE',
  'QUININE',
] as const
export type Additive = (typeof additives)[number]

/** A square of an uploaded picture, which is turned first: around the point that matters, as large as `zoom` leaves of it. */
export const Photo = z.strictObject({
  id: z.uuid(),
  ...cutFields,
  altDe: plainText(200),
  altEn: plainText(200),
})
export type Photo = z.output<typeof Photo>

/**
 * All that a store says of a product, by fields. Two members who change different fields of one product disturb each other in
 * nothing, so what only makes sense together is one field.
 */
export const contentFields = {
  nameDe: plainText(200),
  nameEn: plainText(200),
  brand: plainText(80),
  /** A leaf. */
  category: Slug,
  /** Allow-listed HTML. */
  descriptionDe: plainText(20_000),
  descriptionEn: plainText(20_000),
  isOrganic: z.boolean(),
  isExclusive: z.boolean(),
  photos: z.array(Photo).check(z.maxLength(mostPhotos)),

  /** Net euros of a piece; percent. */
  /** Of `priceUnit` pieces, as the discount and the tiers are. */
  price: Amount,
  /** One, or the pieces of a case, or a part of one (decision 145). */
  priceUnit: Count,
  discount: z.nullable(z.number().check(z.minimum(0), z.maximum(95))),
  msrp: Amount,
  /** From so many pieces on. */
  tiers: z.array(z.strictObject({ fromQuantity: Count, price: Amount })).check(z.maxLength(mostTiers)),
  /** Percent; null for that of the category. */
  taxRate: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),

  supplierSku: plainText(60),
  gtin: plainText(14),
  boxGtin: plainText(14),
  palletGtin: plainText(14),
  contentAmount: Count,
  contentUnit: z.literal(['G', 'ML', 'PIECE']),
  countPerBox: Count,
  minimumQuantity: Count,
  boxesPerPallet: Count,
  boxWeight: Grams,
  /** What lies on the shelf before the product was ever sold; later it is counted in the sheet. */
  firstStock: Count,

  variantGroup: plainText(80),
  variantOptions: z.record(z.string().check(z.regex(attributeKey)), plainText(80)),
  attributes: z
    .array(z.strictObject({ key: z.string().check(z.regex(attributeKey)), de: Labelled, en: Labelled }))
    .check(z.maxLength(mostAttributes)),

  /** As food law names it, where the name alone does not say what it is. */
  legalName: plainText(200),
  ingredients: plainText(20_000),
  /** `statedAt` is the day on which somebody said so: what is in none of the lists is not absent. */
  allergens: z.strictObject({
    contained: Allergens,
    traces: Allergens,
    absent: Allergens,
    statedAt: z.nullable(LastDay),
  }),
  additives: z.array(z.enum(additives)).check(z.maxLength(additives.length)),
  nutrition: z.strictObject({
    energyKj: Grams,
    fat: Grams,
    saturatedFat: Grams,
    carbohydrates: Grams,
    sugar: Grams,
    fibre: Grams,
    protein: Grams,
    salt: Grams,
  }),
  storage: plainText(300),
  storageEn: plainText(300),
  origin: plainText(120),
  instructions: plainText(1000),

  /** On bottles, crates and kegs that are lent with it (decision 146). */
  deposits: z
    .array(z.strictObject({ code: z.string().check(z.refine(isDepositCode)), perPieces: Count }))
    .check(z.maxLength(mostDeposits)),
  /** Null for the store itself. */
  manufacturer: Party,
  /** In the EU, where the manufacturer is not. */
  responsible: Party,
  warningsDe: plainText(2000),
  warningsEn: plainText(2000),
  lucidNumber: plainText(40),
  fibres: plainText(300),
  weeeNumber: plainText(40),
  /** Facts that these goods need not state, as the store says. */
  inapplicable: z.array(z.enum(factNames)).check(z.maxLength(factNames.length)),
}

export const Content = z.strictObject(contentFields)
export type Content = z.output<typeof Content>
export type Field = keyof Content
export const fields = Object.keys(contentFields) as Field[]

/** What is changed of a product. */
export const Changes = z.partial(Content)
export type Changes = Partial<Content>

/** What nobody has said anything of. */
export const emptyContent = (category: string): Content => ({
  nameDe: '',
  nameEn: '',
  brand: '',
  category,
  descriptionDe: '',
  descriptionEn: '',
  isOrganic: false,
  isExclusive: false,
  photos: [],
  price: null,
  priceUnit: 1,
  discount: null,
  msrp: null,
  tiers: [],
  taxRate: null,
  supplierSku: '',
  gtin: '',
  boxGtin: '',
  palletGtin: '',
  contentAmount: 1,
  contentUnit: 'PIECE',
  countPerBox: 1,
  minimumQuantity: null,
  boxesPerPallet: null,
  boxWeight: null,
  firstStock: null,
  variantGroup: '',
  variantOptions: {},
  attributes: [],
  legalName: '',
  ingredients: '',
  allergens: { contained: [], traces: [], absent: [], statedAt: null },
  additives: [],
  nutrition: {
    energyKj: null,
    fat: null,
    saturatedFat: null,
    carbohydrates: null,
    sugar: null,
    fibre: null,
    protein: null,
    salt: null,
  },
  storage: '',
  storageEn: '',
  origin: '',
  instructions: '',
  deposits: [],
  manufacturer: null,
  responsible: null,
  warningsDe: '',
  warningsEn: '',
  lucidNumber: '',
  fibres: '',
  weeeNumber: '',
  inapplicable: [],
})

/** Whether two values of a field say the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)

// The order of keys says nothing: PostgreSQL has its own.
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
