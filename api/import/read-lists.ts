import { allergenCodes } from '../../contract/platform/allergens.ts'
import { areDepositsRight, depositItems, type StatedDeposit } from '../../contract/trade/deposits.ts'
import { attributeKey } from '../../contract/platform/filters.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import { parseDecimal } from './read-fields.ts'
import type { Fields } from './read-fields.ts'

export type TierPrice = { minQuantity: number; finalPriceCents: number }
export type Attribute = { key: string; de: Labelled; en: Labelled }
type Labelled = { label: string; value: string }

/** '48:3.50|96:3.20': from 48 pieces 3.50 € each. Quantities rise and prices fall, the first below `finalPriceCents`. */
export function readTiers(fields: Fields, finalPriceCents: number): TierPrice[] {
  const value = fields.text('tiers')
  if (value === '') return []
  const tiers = value.split('|').map((part) => {
    const [quantity = '', price = ''] = part.split(':')
    return { minQuantity: Number(quantity), finalPriceCents: Math.round((parseDecimal(price) ?? Number.NaN) * 100) }
  })
  const isOrdered = tiers.every((tier, index) => {
    const before = tiers[index - 1] ?? { minQuantity: 1, finalPriceCents }
    const isWhole = Number.isSafeInteger(tier.minQuantity) && tier.minQuantity < 1_000_000
    return isWhole && tier.minQuantity > before.minQuantity && tier.finalPriceCents < before.finalPriceCents
  })
  if (isOrdered && tiers.length <= 10 && tiers.at(-1)!.finalPriceCents > 0) return tiers
  fields.report('tiers', { code: 'TIERS', value })
  return []
}

/** 'MEHRWEG_8:1|CRATE:20': a beer bottle for each piece and a crate for 20. A crate goes into the case of the same line. */
export function readDeposits(fields: Fields): StatedDeposit[] {
  const value = fields.text('deposits')
  if (value === '') return []
  const deposits = value.split('|').map((part) => {
    const [code = '', pieces = '1'] = part.split(':').map((text) => text.trim())
    return { code: code.toUpperCase(), perPieces: Number(pieces) }
  })
  if (areDepositsRight(deposits, Number(fields.text('count_per_box') || 1))) return deposits
  fields.report('deposits', { code: 'DEPOSITS', value, items: Object.keys(depositItems) })
  return []
}

/** 'material=Material:Porzellan=Material:porcelain|…': key, German label and value, English label and value. */
export function readAttributes(fields: Fields): Attribute[] {
  const value = fields.text('attributes')
  if (value === '') return []
  const attributes = value.split('|').map((part): Attribute => {
    const [key = '', de = '', en = de] = part.split('=')
    return { key: key.trim(), de: labelled(de), en: labelled(en) }
  })
  const isRight = attributes.every(
    ({ key, de, en }) => attributeKey.test(key) && de.label && de.value && en.label && en.value,
  )
  if (isRight && attributes.length <= 40) return attributes
  fields.report('attributes', { code: 'PAIRS', value })
  return []
}

/** 'colour=Weiß|size=24 cm'. */
export function readOptions(fields: Fields): Record<string, string> {
  const value = fields.text('variant_options')
  if (value === '') return {}
  const pairs = value.split('|').map((part) => part.split('=').map((text) => text.trim()))
  if (pairs.length <= 5 && pairs.every(([key = '', text]) => attributeKey.test(key) && text))
    return Object.fromEntries(pairs)
  fields.report('variant_options', { code: 'PAIRS', value })
  return {}
}

/**
 * Nine parts with colons between: archetype, palette, layout, font, icon, brand, name, sub, size; or twelve, with name, sub
 * and size in English behind. Null when empty.
 */
export function readPicture(fields: Fields): PictureRecipe | null {
  const value = fields.text('picture')
  if (value === '') return null
  const parts = value.split(':')
  const [archetype = '', palette = '', layout = '', font = '', icon = ''] = parts
  const [brand = '', name = '', sub = '', size = ''] = parts.slice(5)
  const [nameEn = '', subEn = '', sizeEn = ''] = parts.slice(9)
  const hasNames = [archetype, palette, layout, font, icon].every((part) => /^[a-z0-9-]*$/.test(part))
  const recipe = { archetype, palette, layout, font, icon, brand, name, sub, size }
  if (parts.length === 9 && hasNames && archetype) return recipe
  if (parts.length === 12 && hasNames && archetype) return { ...recipe, en: { name: nameEn, sub: subEn, size: sizeEn } }
  fields.report('picture', { code: 'PICTURE', value })
  return null
}

type AllergenColumn = 'allergens' | 'allergen_traces' | 'allergens_absent'

export type Allergens = { allergens: string[]; traces: string[]; absent: string[] }

/** What is contained, what traces there may be of and what is stated as absent; of the others nothing is stated. */
export function readAllergens(fields: Fields): Allergens {
  const contained = readCodes(fields, 'allergens')
  const traces = readCodes(fields, 'allergen_traces').filter((code) => !contained.includes(code))
  const given = [...contained, ...traces]
  const isAll = fields.text('allergens_absent').toUpperCase() === ALL_OTHERS
  const absent = isAll ? [...allergenCodes] : readCodes(fields, 'allergens_absent')
  return { allergens: contained, traces, absent: absent.filter((code) => !given.includes(code)) }
}

const ALL_OTHERS = 'OTHERS'

/** 'MILK, gluten' and the like. */
function readCodes(fields: Fields, column: AllergenColumn): string[] {
  const given = fields
    .text(column)
    .toUpperCase()
    .split(/[|,\s]+/)
    .filter(Boolean)
  const unknown = given.find((code) => !(allergenCodes as readonly string[]).includes(code))
  if (unknown) fields.report(column, { code: 'NO_CHOICE', value: unknown, choices: [...allergenCodes] })
  return allergenCodes.filter((code) => given.includes(code))
}

function labelled(text: string): Labelled {
  const mark = text.indexOf(':')
  return { label: text.slice(0, mark).trim(), value: text.slice(mark + 1).trim() }
}
