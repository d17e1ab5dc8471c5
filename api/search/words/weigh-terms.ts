import type { IndexRow } from '../../listings/index/index-queries.ts'
import { contentTerm } from './measures.ts'
import { headIndexOf, spellingsIn, tokensOf, wordsOf } from './tokens.ts'

export type SearchedProduct = Pick<
  IndexRow,
  | 'skuId'
  | 'nameDe'
  | 'nameEn'
  | 'brand'
  | 'gtin'
  | 'supplierSku'
  | 'attributes'
  | 'isOrganic'
  | 'contentAmount'
  | 'contentUnit'
>
/** How much a term says about a product, 1 to 15, to somebody who reads German and to somebody who reads English. */
export type Weights = { de: number; en: number; spelling?: string }

const weightOf = { head: 15, name: 12, brand: 10, measure: 8, attribute: 4, number: 15 }
/** A name in the other language says a little less. */
const FOREIGN = 0.7
/** Longer values are sentences. */
const LONGEST_VALUE = 40

/** The terms of a product: folded words, sizes (see extractMeasures), and numbers as a whole behind a '#'. */
export function weighTerms(product: SearchedProduct): Map<string, Weights> {
  const found = new Map<string, Weights>()
  const put = (term: string, de: number, en: number) => {
    const known = found.get(term)
    if (!known) return found.set(term, { de, en })
    known.de = Math.max(known.de, de)
    known.en = Math.max(known.en, en)
    return found
  }
  const putName = (name: string, [de, en]: [number, number]) => {
    const head = headIndexOf(name)
    const { words, measures } = tokensOf(name)
    words.forEach((word, i) => {
      const weight = i === head ? weightOf.head : weightOf.name
      put(word, Math.round(weight * de), Math.round(weight * en))
    })
    for (const [word, spelling] of spellingsIn(name)) Object.assign(found.get(word) ?? {}, { spelling })
    for (const term of measures) put(term, weightOf.measure, weightOf.measure)
  }
  putName(product.nameDe, [1, FOREIGN])
  putName(product.nameEn, [FOREIGN, 1])
  for (const [word, spelling] of spellingsIn(product.brand)) {
    put(word, weightOf.brand, weightOf.brand)
    found.get(word)!.spelling ??= spelling
  }
  for (const number of [product.skuId, product.gtin, product.supplierSku]) {
    if (number) put(numberTerm(number), weightOf.number, weightOf.number)
  }
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

/** 'GL-45/w' and 'gl 45 W' are one number. */
export const numberTerm = (number: string): string => `#${wordsOf(number).join('')}`
