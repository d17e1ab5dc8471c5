/**
 * A text as it is compared: lower case, without accents, every umlaut and its spelling with 'e' the bare vowel
 * ('Käse', 'Kaese' and 'Kase' are 'kase'), 'ß' as 'ss'. The fold of a prefix is a prefix of the fold. The SQL function
 * `folded` of migration 0020 does the same.
 */
export function foldText(text: string): string {
  const bare = text.toLowerCase().replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe').replaceAll('ø', 'o')
  return bare
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
}
