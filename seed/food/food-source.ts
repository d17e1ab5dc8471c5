import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandOf, brandsByPrefix } from './food-brand.ts'
import { readContent, type Content } from './food-content.ts'
import { cleanIngredients } from './food-ingredients.ts'
import { cleanName, isReadable } from './food-name.ts'
import { placeOf } from './placing/place.ts'

type Line = Record<
  | 'gtin'
  | 'name_de'
  | 'brand'
  | 'category'
  | 'quantity'
  | 'organic'
  | 'alcohol_pct'
  | 'fat_g'
  | 'saturated_g'
  | 'carbs_g'
  | 'sugar_g'
  | 'fibre_g'
  | 'protein_g'
  | 'salt_g'
  | 'ingredients_de',
  string
>

/** A real article as the shop shows it: where its name says it stands, tidied, with the size its name states. */
export type Food = {
  gtin: string
  name: string
  brand: string
  category: string
  stated: Content | undefined
  isOrganic: boolean
  ingredients: string
  line: Line
}

const FILE = join(import.meta.dirname, '../data/products-food-de.csv')

/** The articles of the source whose names say what they are; the others are left out. */
export function readFoods(): Food[] {
  const lines = parse<Line>(readFileSync(FILE), { columns: true, delimiter: ';', bom: true })
  const foods = lines.flatMap((line) => foodOf(line) ?? [])
  const brandFor = brandsByPrefix(foods)
  return foods.map((food) => ({ ...food, brand: food.brand || brandFor(food.gtin) }))
}

function foodOf(line: Line): Food | undefined {
  const { gtin, name_de: raw, organic } = line
  const placed = isReadable(raw) ? placeOf(raw, line.category) : undefined
  if (!placed) return undefined
  const stated = readContent(raw, placed).content
  // Tea by the litre is drunk as it is.
  const category = placed === 'tee' && stated?.unit === 'ML' ? 'schorle-eistee' : placed
  const brand = brandOf(raw, line.brand)
  return {
    gtin,
    name: cleanName(raw, brand),
    brand,
    category,
    stated,
    isOrganic: /^(1|true|yes|ja)$/i.test(organic) || /\b(?:bio|öko)\b|demeter/i.test(raw),
    ingredients: cleanIngredients(line.ingredients_de),
    line,
  }
}
