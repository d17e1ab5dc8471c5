/** Text as XML 1.0 may hold it, in one line: no control characters, no lone surrogates, no blanks at its ends. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
