const MOST_WORDS = 5
const LONGEST = 60
/** From so many figures on it may be a phone number, or that of an order or a customer. */
const MANY_FIGURES = 5

/** A search as it is counted: its words in small letters. Null for one that may say who somebody is. */
export function countedWords(q: string): string | null {
  const words =
    q
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const text = words.join(' ')
  const figures = text.match(/\p{N}/gu) ?? []
  const isTelling = q.includes('@') || figures.length >= MANY_FIGURES || !/\p{L}/u.test(text)
  return isTelling || words.length > MOST_WORDS || text.length > LONGEST ? null : text
}
