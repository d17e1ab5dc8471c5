import anyAscii from 'any-ascii'

// What Windows-1252 has between 0x80 and 0x9f; the rest of it is Latin-1.
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The text in one byte a sign: what Windows-1252 lacks is written in other letters, and `?` where there are none. */
export const toWindows1252 = (text: string): Buffer =>
  Buffer.from([...text.normalize('NFC')].flatMap((sign) => bytesOf(sign) ?? [...spelt(sign)].map(asciiOf)))

function bytesOf(sign: string): number[] | undefined {
  const code = sign.codePointAt(0)!
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return [code]
  const place = upper.indexOf(sign)
  return code > 0xff && place !== -1 ? [0x80 + place] : undefined
}

// An emoji's name (':beer:') says less to a bookkeeper than that there was something.
const spelt = (sign: string) => (/\p{Extended_Pictographic}/u.test(sign) ? '' : anyAscii(sign)) || '?'

const asciiOf = (sign: string) => (sign.charCodeAt(0) < 0x80 ? sign.charCodeAt(0) : 0x3f)
