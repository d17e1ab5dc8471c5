import type { ImportColumn } from './import-columns.ts'
import { readNumber, readText } from './read-fields.ts'
import type { Fields } from './read-fields.ts'
import { readAllergens } from './read-lists.ts'

/** What Regulation (EU) 1169/2011 asks for, as far as stated; null for what is no food. Nutrition in grams per 100 g or ml. */
export function readFood(fields: Fields, netQuantity: string) {
  const nutrition = {
    fat: grams(fields, 'fat_g'),
    saturatedFat: grams(fields, 'saturated_g'),
    carbohydrates: grams(fields, 'carbs_g'),
    sugar: grams(fields, 'sugar_g'),
    fibre: grams(fields, 'fibre_g'),
    protein: grams(fields, 'protein_g'),
    salt: grams(fields, 'salt_g'),
  }
  const ingredients = readText(fields, 'ingredients', 20_000)
  const storage = readText(fields, 'storage', 300)
  const storageEn = readText(fields, 'storage_en', 300)
  const stated = readAllergens(fields)
  const origin = readText(fields, 'origin', 120) || null
  const legalName = readText(fields, 'legal_name', 200)
  const instructions = readText(fields, 'instructions', 1000)
  const isFood =
    ingredients ||
    legalName ||
    instructions ||
    storage ||
    Object.values(stated).some((codes) => codes.length > 0) ||
    Object.values(nutrition).some((value) => value !== null)
  const texts = {
    ingredients,
    storage,
    storageEn,
    origin,
    ...(legalName && { legalName }),
    ...(instructions && { instructions }),
  }
  return isFood ? { ...texts, ...stated, nutrition, netQuantity } : null
}

function grams(fields: Fields, column: ImportColumn): number | null {
  const milligrams = readNumber(fields, column, { min: 0, max: 100, scale: 1000 })
  return milligrams === null ? null : milligrams / 1000
}
