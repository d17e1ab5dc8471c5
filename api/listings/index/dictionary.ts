/** A number from 0 on for each text of few, in the order in which they came. */
export function createDictionary() {
  const texts: string[] = []
  const numbers = new Map<string, number>()
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
