import { createDictionary } from './dictionary.ts'

/** What several stores may sell, by its GTIN: which products are of each article. Those of one with others are marked in `isShared`. */
export function createArticles(columns: { isShared: Uint8Array }, known: readonly string[] = []) {
  const gtins = createDictionary(known)
  /** The product of an article that only one is of; -1 for none. */
  const alone: number[] = []
  const shared = new Map<number, number[]>()
  return {
    gtins: gtins.texts,
    /** -1 without a GTIN. */
    numberOf: (gtin: string | null): number => (gtin === null ? -1 : gtins.numberOf(gtin)),
    /** The products of an article that more than one is of. */
    offersOf: (article: number): readonly number[] | undefined => shared.get(article),
    add(article: number, doc: number): void {
      if (article < 0) return
      const offers = shared.get(article)
      const other = alone[article] ?? -1
      if (offers) offers.push(doc)
      else if (other < 0) alone[article] = doc
      else {
        shared.set(article, [other, doc])
        alone[article] = -1
      }
      if (other >= 0) columns.isShared[other] = 1
      columns.isShared[doc] = shared.has(article) ? 1 : 0
    },
    remove(article: number, doc: number): void {
      columns.isShared[doc] = 0
      if (article < 0) return
      const left = shared.get(article)?.filter((other) => other !== doc)
      if (!left) {
        alone[article] = -1
      } else if (left.length > 1) {
        shared.set(article, left)
      } else {
        shared.delete(article)
        alone[article] = left[0]!
        columns.isShared[left[0]!] = 0
      }
    },
  }
}
