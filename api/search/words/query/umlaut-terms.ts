/** Before words as they are written with umlauts: '~burger=bürger', beside 'burger', which 'Burger' and 'Bürger' share. */
export const UMLAUT_SIGN = '~'
/** Also as it is written without one. */
const umlaut = /[äöü]|[aou]e/

const written = (word: string) => word.normalize('NFC').toLowerCase()

/** The term of a word that is written with an umlaut; null for any other. */
export function umlautTerm(folded: string, spelling: string): string | null {
  const word = written(spelling)
  return umlaut.test(word) ? `${UMLAUT_SIGN}${folded}=${word}` : null
}

/** Where a written word has its first umlaut; -1 without one. */
export const umlautAt = (spelling: string): number => written(spelling).search(umlaut)
export const hasUmlaut = (spelling: string): boolean => umlautAt(spelling) >= 0
