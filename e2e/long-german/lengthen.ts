const SHARE = 0.4
/** A word of a language: no address, no abbreviation in capitals. */
const WORD = /\p{L}?\p{Ll}{2,}/gu

// What two texts share is lengthened once.
const originals = new Map<object, object>()

/** Makes every sentence of these texts longer by two fifths, in place: each word gets the end of itself once more. */
export function lengthen(texts: unknown): void {
  if (typeof texts !== 'object' || texts === null || originals.has(texts)) return
  originals.set(texts, { ...texts })
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') Object.assign(texts, { [key]: longer(value) })
    else if (typeof value === 'function') Object.assign(texts, { [key]: longerSentence(value as Sentence) })
    else lengthen(value)
  }
}

/** Other journeys of this process read the same texts. */
export function shortenAgain(): void {
  for (const [texts, original] of originals) Object.assign(texts, original)
  originals.clear()
}

type Sentence = (...values: unknown[]) => unknown

/** What is put into a sentence, such as a name, stays as it is. */
function longerSentence(sentence: Sentence): Sentence {
  return (...values) => {
    const unchanged = values
      .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]))
      .filter((value) => typeof value === 'string' && value.length > 1) as string[]
    const text = sentence(...values)
    if (Array.isArray(text))
      return text.map((part) => (typeof part === 'string' ? longerBetween(part, unchanged) : part))
    return typeof text === 'string' ? longerBetween(text, unchanged) : text
  }
}

function longerBetween(text: string, unchanged: string[]) {
  if (unchanged.length === 0) return longer(text)
  const parts = text.split(
    new RegExp(`(${unchanged.map((text) => text.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`)).join('|')})`),
  )
  return parts.map((part, index) => (index % 2 === 1 ? part : longer(part))).join('')
}

function longer(text: string) {
  return text.replaceAll(/\S+/g, (token) =>
    /[/@<>|_\d]/.test(token)
      ? token
      : token.replaceAll(WORD, (word) => word + word.slice(-Math.ceil(word.length * SHARE)).toLowerCase()),
  )
}
