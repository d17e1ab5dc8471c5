/** Tiers that the sheet shows and changes; those after them stay as they are. */
export const tierSlots = 5

const tierFields = ['TIER_1', 'TIER_2', 'TIER_3', 'TIER_4', 'TIER_5'] as const
const tierFromFields = ['TIER_1_FROM', 'TIER_2_FROM', 'TIER_3_FROM', 'TIER_4_FROM', 'TIER_5_FROM'] as const

/** What can be changed of a product in the sheet. A tier has its price and the pieces from which on it holds. */
export const sheetFields = [
  'PRICE',
  'PRICE_UNIT',
  'DISCOUNT',
  ...tierFields,
  ...tierFromFields,
  'MSRP',
  'MINIMUM',
  'STOCK',
  'BACK_ON',
] as const
export type SheetField = (typeof sheetFields)[number]

export type FieldKind = 'EUROS' | 'PERCENT' | 'PIECES' | 'DAY'

export function kindOf(field: SheetField): FieldKind {
  if (field === 'DISCOUNT') return 'PERCENT'
  if (field === 'BACK_ON') return 'DAY'
  return field === 'PRICE' || field === 'MSRP' || isTierPrice(field) ? 'EUROS' : 'PIECES'
}

/** From 0 on; null for what is no tier. */
export const slotOf = (field: SheetField): number | null =>
  field.startsWith('TIER_') ? Number(field.charAt(5)) - 1 : null

export const isTierPrice = (field: SheetField): boolean => /^TIER_\d$/.test(field)
export const tierField = (slot: number): SheetField => tierFields[slot]!
export const tierFromField = (slot: number): SheetField => tierFromFields[slot]!

/** Sets of columns that the sheet has as tabs; the last one has the rows that are changed and do not count yet. */
export const sheetViews = ['PRICES', 'TIERS', 'STOCK', 'MASTER', 'CHANGED'] as const
export type SheetView = (typeof sheetViews)[number]

/** What a line of a file changes, as its views are called. */
export const changeKinds = ['PRICES', 'STOCK', 'OTHERS'] as const
export type ChangeKind = (typeof changeKinds)[number]

const others: readonly SheetField[] = ['MSRP', 'MINIMUM', 'BACK_ON']
export const fieldsOf = (kind: ChangeKind): SheetField[] => sheetFields.filter((field) => changeOf(field) === kind)
export function changeOf(field: SheetField): ChangeKind {
  if (field === 'STOCK') return 'STOCK'
  return others.includes(field) ? 'OTHERS' : 'PRICES'
}

/** What counts at once, whatever the date of its set. */
export const undatedFields: readonly SheetField[] = ['STOCK', 'BACK_ON']
export const isDated = (field: SheetField): boolean => !undatedFields.includes(field)
