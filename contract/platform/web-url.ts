import * as z from 'zod/mini'
import { plainText } from './values.ts'

/** As RFC 3986 writes it, with umlauts and all else in signs; what it knows no sign for is refused. */
export const WebUrl = plainText(300).check(
  z.url({ protocol: /^https?$/, abort: true }),
  z.overwrite((url) => (isAscii(url) ? url : new URL(url).href)),
  z.maxLength(300),
  z.refine(isAscii),
)

function isAscii(url: string): boolean {
  return /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})+$/i.test(url)
}
