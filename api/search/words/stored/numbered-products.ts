/** What becomes of a number: its product is seen by all, by some, or has another number or none by now. */
const [SEEN, EXCLUSIVE, DEAD] = [0, 1, 2]
/** From that share of dead numbers on, and so many of them, they are worth giving anew. */
const DEAD_SHARE = 0.25
const FEWEST_DEAD = 2000

/** `signature` says what of the product was read. */
type Numbered = { skuId: string; isExclusive: boolean; wordsInName: number; signature: number }

export type SavedProducts = {
  skuIds: readonly string[]
  states: Uint8Array<ArrayBuffer>
  nameLengths: Uint8Array<ArrayBuffer>
  signatures: Float64Array<ArrayBuffer>
}

/** Products under numbers from 0 on, as postings name them; a product that changes gets a new one. Begins with those that another saved. */
export function createNumberedProducts(saved?: SavedProducts) {
  let skuIds: string[] = saved?.skuIds.slice() ?? []
  let states = saved?.states ?? new Uint8Array(1024)
  let nameLengths = saved?.nameLengths ?? new Uint8Array(1024)
  let signatures = saved?.signatures ?? new Float64Array(1024)
  let numbers = new Map<string, number>()
  for (let doc = 0; doc < skuIds.length; doc++) if (states[doc] !== DEAD) numbers.set(skuIds[doc]!, doc)

  function grow() {
    states = larger(states)
    nameLengths = larger(nameLengths)
    signatures = larger(signatures)
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
    add({ skuId, isExclusive, wordsInName, signature }: Numbered): number {
      const doc = skuIds.push(skuId) - 1
      if (doc >= states.length) grow()
      states[doc] = isExclusive ? EXCLUSIVE : SEEN
      nameLengths[doc] = Math.min(255, wordsInName)
      signatures[doc] = signature
      numbers.set(skuId, doc)
      return doc
    },
    save: (): SavedProducts => copyOf({ skuIds, states, nameLengths, signatures }),
    remove(skuId: string): void {
      const doc = numbers.get(skuId)
      if (doc !== undefined) states[doc] = DEAD
      numbers.delete(skuId)
    },
    /** What was read of the product; undefined for one that has no number. */
    signatureOf(skuId: string): number | undefined {
      const doc = numbers.get(skuId)
      return doc === undefined ? undefined : signatures[doc]
    },
    /** The product of a number; undefined for one that has a new number or is gone. */
    skuIdOf: (doc: number): string | undefined => (states[doc] === DEAD ? undefined : skuIds[doc]),
    isDead: (doc: number): boolean => states[doc] === DEAD,
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
      signatures = Float64Array.from(live, (doc) => signatures[doc]!)
      numbers = new Map(skuIds.map((skuId, i) => [skuId, i]))
      return new Map([...live].map((doc, i) => [doc, i]))
    },
  }
}

const copyOf = ({ skuIds, states, nameLengths, signatures }: SavedProducts): SavedProducts => ({
  skuIds: [...skuIds],
  states: states.slice(0, skuIds.length),
  nameLengths: nameLengths.slice(0, skuIds.length),
  signatures: signatures.slice(0, skuIds.length),
})

function larger<A extends Uint8Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(values: A): A {
  const copy = new (values.constructor as new (length: number) => A)(Math.max(1024, values.length * 2))
  copy.set(values)
  return copy
}
