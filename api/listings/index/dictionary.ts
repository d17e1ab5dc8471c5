/** A number from 0 on for each text of few, in the order in which they came; first those that are given. */
export function createDictionary(known: readonly string[] = []) {
  const texts: string[] = [...known]
  const numbers = new Map(known.map((text, number) => [text, number]))
  return {
    texts: texts as readonly string[],
    /** -1 for a text that never came. */
    find: (text: string): number => numbers.get(text) ?? -1,
    numberOf(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
  }
}
