/** ISO 7064, MOD 97-10, over digits and letters (A is 10 … Z is 35), as it stands in IBAN and Leitweg-ID. */
function mod97(text: string): number {
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

/** An IBAN with its right check digits (ISO 13616); blanks may stand in it. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/**
 * A Leitweg-ID, by which invoices reach a public body (KoSIT, Formatspezifikation Leitweg-ID 2.0): two to twelve digits, up to 30
 * letters and digits that may be missing, two check digits.
 */
export function isLeitwegId(text: string): boolean {
  return /^\d{2,12}(-[A-Za-z0-9]{1,30})?-\d{2}$/.test(text) && mod97(text.replaceAll('-', '')) === 1
}

/** A German VAT id: nine digits, the last a check digit (ISO 7064, MOD 11,10). */
export function isGermanVatId(text: string): boolean {
  if (!/^DE[1-9]\d{8}$/.test(text)) return false
  const product = Array.from(text.slice(2, 10)).reduce(
    (held, digit) => (((held + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  )
  return (11 - product) % 10 === Number(text.at(-1))
}

/** A GTIN of 8, 12, 13 or 14 digits with its check digit (GS1 General Specifications, 7.9). */
export const isGtin = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text) && hasGs1CheckDigit(text)

/** A GLN: 13 digits with the check digit of GS1. */
export const isGln = (text: string): boolean => /^\d{13}$/.test(text) && hasGs1CheckDigit(text)

function hasGs1CheckDigit(text: string): boolean {
  const sum = [...text].toReversed().reduce((held, digit, index) => held + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
