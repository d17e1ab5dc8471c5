/** What stands for others in a pattern: '#' one digit, '@' one letter, '*' any characters. */
const stands: Record<string, string> = { '#': '\\d', '@': '\\p{L}', '*': '.+' }

/** Whether a number of the buyer's own is written as its company's pattern says: 'EK-####' takes 'EK-0815'. */
export function fitsPattern(pattern: string, number: string): boolean {
  const signs = [...pattern].map((sign) => stands[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`^${signs.join('')}$`, 'iu').test(number)
}

/** A number that fits, for people to read: 'EK-1234'. */
export function exampleOf(pattern: string): string {
  let digits = 0
  let letters = 0
  return pattern
    .replaceAll('#', () => String(++digits % 10))
    .replaceAll('@', () => String.fromCodePoint(65 + (letters++ % 26)))
    .replace('*', 'X1')
}
