import { corrections } from './corrections.ts'
import { headNounOf } from './head-noun.ts'

const ANIMAL = new Set([
  'wurst-schinken',
  'fleisch-gefluegel',
  'fisch',
  'kaese',
  'feinkost-salate',
  'milch-sahne',
  'joghurt-quark',
])
const PLANT =
  /\btyp (?:hähn|hän)chen|\b(?:veg(?:an|etar|gie|gy|\.)|tofu|seitan|soja|soya|lupine|wheaty|wilmersburger|violife)/i
const RAW = new Set([
  'obst-gemuese',
  'nuesse-trockenfruechte',
  'pasta-reis',
  'gewuerze-salz',
  'kaffee-bohne',
  'spirituosen',
  'eier',
])
const COATED = /scho[ck]o|choco|nougat|marzipan|zartbitter|vollmilch/i

/**
 * The category an article stands in: the one its head noun says. An article whose name leaves that open, or that is no
 * food, is left out (undefined): better one article less than meat among the juices.
 */
export function placeOf(name: string, category: string): string | undefined {
  const read = corrections.get(name)
  if (read !== undefined) return read || undefined
  const head = headNounOf(name)
  if (!head) return undefined
  const { categories, rank } = head
  const sold = categories.includes(category) ? category : rank === 1 ? undefined : categories[0]
  if (sold?.startsWith('bier') && /alkoholfrei/i.test(name)) return 'bier-alkoholfrei'
  if (category === 'vegan-tofu' && rank === 1) return category
  if (category === 'schokolade' && categories.some((other) => RAW.has(other)) && COATED.test(name)) return category
  if (sold && ANIMAL.has(sold) && PLANT.test(name)) return 'vegan-tofu'
  return sold || undefined
}
