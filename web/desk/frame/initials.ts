/** 'Rösterei Tidemar' → 'RT': at most two letters, of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return chosen.map((word) => [...word][0]!.toUpperCase()).join('')
}
