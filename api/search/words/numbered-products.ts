/** What becomes of a number: its product is seen by all, by some, or has another number or none by now. */
const [SEEN, EXCLUSIVE, DEAD] = [0, 1, 2]
/** From that share of dead numbers on, and so many of them, they are worth giving anew. */
const DEAD_SHARE = 0.25
const FEWEST_DEAD = 2000

type Numbered = { skuId: string; isExclusive: boolean; wordsInName: number }

/** Products under numbers from 0 on, as postings name them; a product that changes gets a new one. */
export function createNumberedProducts() {
  let skuIds: string[] = []
  let states = new Uint8Array(1024)
  let nameLengths = new Uint8Array(1024)
  let numbers = new Map<string, number>()

  function grow() {
    states = larger(states)
    nameLengths = larger(nameLengths)
  }
  return {
    /** One more than the largest number. */
    get size() {
      return skuIds.length
    },
    get liveCount() {
      return numbers.size
    },
    /** Another object once the products have other numbers. */
    get numbering(): object {
      return skuIds
    },
    add({ skuId, isExclusive, wordsInName }: Numbered): number {
      const doc = skuIds.push(skuId) - 1
      if (doc === states.length) grow()
      states[doc] = isExclusive ? EXCLUSIVE : SEEN
      nameLengths[doc] = Math.min(255, wordsInName)
      numbers.set(skuId, doc)
      return doc
    },
    remove(skuId: string): void {
      const doc = numbers.get(skuId)
      if (doc !== undefined) states[doc] = DEAD
      numbers.delete(skuId)
    },
    /** The product of a number; undefined for one that has a new number or is gone. */
    skuIdOf: (doc: number): string | undefined => (states[doc] === DEAD ? undefined : skuIds[doc]),
    /** Whether everybody sees its product. */
    isSeenByAll: (doc: number): boolean => states[doc] === SEEN,
    wordsInName: (doc: number): number => nameLengths[doc]!,
    /** Numbers the products anew where many numbers are dead; answers the new numbers by the old ones, null where few are. */
    compact(): ReadonlyMap<number, number> | null {
      const dead = skuIds.length - numbers.size
      if (dead < FEWEST_DEAD || dead < skuIds.length * DEAD_SHARE) return null
      const live = Uint32Array.from(numbers.values())
      skuIds = [...numbers.keys()]
      states = Uint8Array.from(live, (doc) => states[doc]!)
      nameLengths = Uint8Array.from(live, (doc) => nameLengths[doc]!)
      numbers = new Map(skuIds.map((skuId, i) => [skuId, i]))
      return new Map([...live].map((doc, i) => [doc, i]))
    },
  }
}

function larger(values: Uint8Array<ArrayBuffer>) {
  const copy = new Uint8Array(Math.max(1024, values.length * 2))
  copy.set(values)
  return copy
}
