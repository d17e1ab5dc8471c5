/**
 * A text as it is compared: lower case, without accents, every umlaut and its spelling with 'e' the bare vowel
 * ('Käse', 'Kaese' and 'Kase' are 'kase'), 'ß' as 'ss'. The fold of a prefix is a prefix of the fold. The SQL function
 * `folded` of migration 0020 does the same.
 */
export function foldText(text: string): string {
  const bare = text.normalize('NFKD').replace(marks, '').toLowerCase()
  return bare
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replace(/([aou])e/g, '$1')
}

/** What names a value in an address: 'Rote Töne, 0,5 l' is 'rote-tone-0-5-l'. */
export const urlPart = (text: string): string => foldText(text).replace(/[^a-z0-9]+/g, '-')

const marks = /[\u0300-\u036f]/g
