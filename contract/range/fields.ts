import type { Changes, Content, Field } from './content.ts'
import { isSameValue } from './content.ts'

/** The sections of the editor, in its order; each has a place in the address. */
export const sections = [
  'PICTURES',
  'TEXTS',
  'PRICE',
  'VARIANTS',
  'ATTRIBUTES',
  'FOOD',
  'DELIVERY',
  'SAFETY',
  'HISTORY',
] as const
export type Section = (typeof sections)[number]

/** Where a field stands, and whether a change of it on a product that is on sale may have to be looked at by an operator. */
export const fieldFacts: Record<Field, { section: Section; isReviewed: boolean }> = {
  photos: { section: 'PICTURES', isReviewed: true },

  nameDe: { section: 'TEXTS', isReviewed: true },
  nameEn: { section: 'TEXTS', isReviewed: true },
  brand: { section: 'TEXTS', isReviewed: true },
  category: { section: 'TEXTS', isReviewed: true },
  descriptionDe: { section: 'TEXTS', isReviewed: true },
  descriptionEn: { section: 'TEXTS', isReviewed: true },
  isOrganic: { section: 'TEXTS', isReviewed: true },
  isExclusive: { section: 'TEXTS', isReviewed: false },

  price: { section: 'PRICE', isReviewed: false },
  priceUnit: { section: 'PRICE', isReviewed: false },
  discount: { section: 'PRICE', isReviewed: false },
  msrp: { section: 'PRICE', isReviewed: false },
  tiers: { section: 'PRICE', isReviewed: false },
  taxRate: { section: 'PRICE', isReviewed: true },

  variantGroup: { section: 'VARIANTS', isReviewed: false },
  variantOptions: { section: 'VARIANTS', isReviewed: false },

  attributes: { section: 'ATTRIBUTES', isReviewed: true },

  legalName: { section: 'FOOD', isReviewed: true },
  ingredients: { section: 'FOOD', isReviewed: true },
  allergens: { section: 'FOOD', isReviewed: true },
  additives: { section: 'FOOD', isReviewed: true },
  nutrition: { section: 'FOOD', isReviewed: true },
  storage: { section: 'FOOD', isReviewed: true },
  storageEn: { section: 'FOOD', isReviewed: true },
  origin: { section: 'FOOD', isReviewed: true },
  instructions: { section: 'FOOD', isReviewed: true },

  supplierSku: { section: 'DELIVERY', isReviewed: false },
  gtin: { section: 'DELIVERY', isReviewed: false },
  boxGtin: { section: 'DELIVERY', isReviewed: false },
  palletGtin: { section: 'DELIVERY', isReviewed: false },
  contentAmount: { section: 'DELIVERY', isReviewed: true },
  contentUnit: { section: 'DELIVERY', isReviewed: true },
  countPerBox: { section: 'DELIVERY', isReviewed: false },
  minimumQuantity: { section: 'DELIVERY', isReviewed: false },
  boxesPerPallet: { section: 'DELIVERY', isReviewed: false },
  boxWeight: { section: 'DELIVERY', isReviewed: false },
  firstStock: { section: 'DELIVERY', isReviewed: false },

  deposits: { section: 'SAFETY', isReviewed: true },
  manufacturer: { section: 'SAFETY', isReviewed: true },
  responsible: { section: 'SAFETY', isReviewed: true },
  warningsDe: { section: 'SAFETY', isReviewed: true },
  warningsEn: { section: 'SAFETY', isReviewed: true },
  lucidNumber: { section: 'SAFETY', isReviewed: true },
  fibres: { section: 'SAFETY', isReviewed: true },
  weeeNumber: { section: 'SAFETY', isReviewed: true },
  inapplicable: { section: 'SAFETY', isReviewed: true },
}

export const fieldsOf = (changes: Changes): Field[] => Object.keys(changes) as Field[]

/** The changes of these fields alone. */
export const onlyFields = (changes: Changes, isMeant: (field: Field) => boolean): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => isMeant(field as Field)))

/** The changes that differ from what stands there. */
export const differing = (content: Content, changes: Changes): Changes =>
  onlyFields(changes, (field) => !isSameValue(content[field], changes[field]))
