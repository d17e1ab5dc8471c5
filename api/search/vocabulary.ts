import type { Language } from '../../contract/platform/values.ts'
import type { IndexRow } from '../listings/index/index-queries.ts'
import { createSpelling, type SpelledWord, type Spelling } from './spelling.ts'

export type Vocabulary = ReturnType<typeof createVocabulary>

/**
 * The words of the names and brands that every visitor sees, by language, with the number of products that have them.
 * Receives what the index reads, so it knows a product as long as the index does.
 */
export function createVocabulary() {
  const spellings: Record<Language, Spelling> = { de: createSpelling(), en: createSpelling() }
  const held = new Map<string, Record<Language, SpelledWord[]>>()

  function release(skuId: string) {
    const words = held.get(skuId)
    if (!words) return
    held.delete(skuId)
    for (const language of ['de', 'en'] as const) words[language].forEach(spellings[language].remove)
  }
  return {
    spellings,
    /** The rows in place of what there was of these products; exclusive ones and those without a row have no words. */
    put(rows: readonly Named[], skuIds: readonly string[]): void {
      for (const skuId of skuIds) release(skuId)
      for (const { skuId, nameDe, nameEn, brand, isExclusive } of rows) {
        if (isExclusive) continue
        const wordsIn = (name: string, { add }: Spelling) => [...new Set(splitWords(`${name} ${brand}`))].map(add)
        held.set(skuId, { de: wordsIn(nameDe, spellings.de), en: wordsIn(nameEn, spellings.en) })
      }
    },
  }
}

type Named = Pick<IndexRow, 'skuId' | 'nameDe' | 'nameEn' | 'brand' | 'isExclusive'>

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
