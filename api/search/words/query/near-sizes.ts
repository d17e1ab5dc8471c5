import type { WordIndex } from '../word-index.ts'

/** A size with how large it is in the unit of its kind. */
type Size = { term: string; kind: string; amount: number }
/** So much larger or smaller still does as well: 32 cl for 300 ml, a box of 36 cm for one of 33 cm. */
const NEAR = Math.log(1.2)

const sizesBy = new WeakMap<WordIndex, { vocabulary: object; sizes: readonly Size[] }>()

function sizesOf(index: WordIndex): readonly Size[] {
  const cached = sizesBy.get(index)
  if (cached?.vocabulary === index.vocabulary) return cached.sizes
  const sizes = index.beginningWith('=').flatMap((term) => readSize(term) ?? [])
  sizesBy.set(index, { vocabulary: index.vocabulary, sizes })
  return sizes
}

function readSize(term: string): Size | null {
  const [, amount = '', kind = ''] = /^=([\d.]+)(mm|ml|g)$/.exec(term) ?? []
  return Number(amount) > 0 ? { term, kind, amount: Number(amount) } : null
}

/** What the sizes are and what is nearly as large, each with how near it comes, 0 to 1. */
export function nearSizes(index: WordIndex, measures: readonly string[]): { term: string; nearness: number }[] {
  const sought = measures.flatMap((term) => readSize(term) ?? [])
  return sizesOf(index).flatMap(({ term, kind, amount }) => {
    const distances = sought.flatMap((one) => (one.kind === kind ? [Math.abs(Math.log(one.amount / amount))] : []))
    const least = Math.min(...distances)
    return least <= NEAR ? [{ term, nearness: 1 - (0.8 * least) / NEAR }] : []
  })
}
