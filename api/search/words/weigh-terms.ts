import type { IndexRow } from '../../listings/index/index-queries.ts'
import { contentTerm } from './measures.ts'
import { endsWithHeadNoun } from './head-nouns.ts'
import { umlautTerm } from './query/umlaut-terms.ts'
import { isThing } from './things.ts'
import {
  headIndexOf,
  isCollective,
  isWithout,
  NUMBER_SIGN,
  opensAddition,
  spellingsIn,
  tokensOf,
  wordsOf,
  type Tokens,
} from './tokens.ts'

export type SearchedProduct = Pick<
  IndexRow,
  | 'skuId'
  | 'storeId'
  | 'categorySlug'
  | 'rootCategorySlug'
  | 'nameDe'
  | 'nameEn'
  | 'brand'
  | 'gtin'
  | 'supplierSku'
  | 'attributes'
  | 'isOrganic'
  | 'isExclusive'
  | 'contentAmount'
  | 'contentUnit'
>
/** How much a term says about a product, 1 to 15, to somebody who reads German and to somebody who reads English. */
export type Weights = { de: number; en: number; spelling?: string }

/** Of a term, by where it stands. */
export const weightOf = {
  head: 15,
  name: 12,
  trait: 10,
  brand: 10,
  measure: 8,
  taste: 8,
  addition: 5,
  attribute: 4,
  lacking: 2,
  number: 15,
}
/** A name in the other language says a little less. */
const FOREIGN = 0.7
/** Longer values are sentences. */
const LONGEST_VALUE = 40

/**
 * The terms of a product: folded words, sizes (see extractMeasures), and numbers as a whole behind a '#'. `things` are the stems that
 * name what the products of its category are.
 */
export function weighTerms(product: SearchedProduct, things: readonly string[]): Map<string, Weights> {
  const found = new Map<string, Weights>()
  const put = (term: string, de: number, en: number) => {
    const known = found.get(term)
    if (!known) return found.set(term, { de, en })
    known.de = Math.max(known.de, de)
    known.en = Math.max(known.en, en)
    return found
  }
  const putSpelling = (word: string, spelling: string) => {
    const term = umlautTerm(word, spelling)
    if (term) put(term, 1, 1)
  }
  const brand = wordsOf(product.brand)
  const putName = (name: string, [de, en]: [number, number]) => {
    const tokens = tokensOf(name)
    const { words, measures } = tokens
    const inBrand = brandBeginning(words, brand)
    weighName(tokens, { last: headIndexOf(name), things, inBrand }).forEach((weight, i) =>
      put(words[i]!, Math.round(weight * de), Math.round(weight * en)),
    )
    for (const [word, spelling] of spellingsIn(name)) {
      Object.assign(found.get(word) ?? {}, { spelling })
      putSpelling(word, spelling)
    }
    for (const term of measures) put(term, weightOf.measure, weightOf.measure)
  }
  putName(product.nameDe, [1, FOREIGN])
  putName(product.nameEn, [FOREIGN, 1])
  for (const [word, spelling] of spellingsIn(product.brand)) {
    put(word, weightOf.brand, weightOf.brand)
    found.get(word)!.spelling ??= spelling
    putSpelling(word, spelling)
  }
  for (const number of [product.skuId, product.gtin, product.supplierSku]) {
    if (number) put(numberTerm(number), weightOf.number, weightOf.number)
  }
  for (const group of [product.categorySlug, product.rootCategorySlug, product.storeId]) put(groupTerm(group), 1, 1)
  const content = contentTerm(product.contentAmount, product.contentUnit)
  if (content) put(content, weightOf.measure, weightOf.measure)
  if (product.isOrganic) for (const word of ['bio', 'oko', 'organic']) put(word, weightOf.attribute, weightOf.attribute)
  for (const { de, en } of product.attributes) {
    for (const text of new Set([de.value, en.value])) {
      if (text.length > LONGEST_VALUE) continue
      const { words, measures } = tokensOf(text)
      for (const term of [...words, ...measures]) put(term, weightOf.attribute, weightOf.attribute)
    }
  }
  return found
}

type NameContext = { last: number; things: readonly string[]; inBrand: number }

/** How many words of a name its brand begins it with: 'Teekanne Rooibos' is no pot. None where nothing else is in it. */
function brandBeginning(words: readonly string[], brand: readonly string[]): number {
  const isBegun = brand.length < words.length && brand.every((word, i) => word === words[i])
  return isBegun ? brand.length : 0
}

/**
 * How much the words of a name say about the product. Where one of them names what the category holds, that is what it is, and the
 * others say which one: 'Brotaufstrich Paprika' is no bell pepper. What stands behind 'mit' is in it, behind 'ohne' it is not.
 */
function weighName({ words, tied }: Tokens, { last, things, inBrand }: NameContext): number[] {
  const addition = words.findIndex((word, i) => i > 0 && opensAddition(word))
  const isAdded = (i: number) => addition >= 0 && i >= addition
  const isNamed = words.map((word, i) => i >= inBrand && !isAdded(i) && isThing(word, things))
  const hasThing = isNamed.includes(true)
  const first = words.findIndex((word, i) => i >= inBrand && !isAdded(i) && !tied.has(i) && endsWithHeadNoun(word))
  const head = first < 0 ? last : first
  return words.map((_, i) => {
    if (i > 0 && isWithout(words[i - 1]!)) return weightOf.lacking
    if (isAdded(i)) return weightOf.addition
    if (tied.has(i)) return isCollective(words[i + 1]!) ? weightOf.head : weightOf.taste
    if (hasThing) return isNamed[i] ? weightOf.head : weightOf.taste
    return i === head ? weightOf.head : first >= 0 ? weightOf.trait : weightOf.name
  })
}

/** All products of a category or a store; no word holds the sign. */
export const groupTerm = (slugOrId: string): string => `@${slugOrId}`

/** 'GL-45/w' and 'gl 45 W' are one number. */
export const numberTerm = (number: string): string => `${NUMBER_SIGN}${wordsOf(number).join('')}`
