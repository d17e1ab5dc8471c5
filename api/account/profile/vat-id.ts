import { checkVAT, countries } from 'jsvat'

/**
 * The VAT id without spaces and signs when form and check digit fit the country, else null. Whether the tax office
 * knows it is asked later and elsewhere.
 */
export function readVatId(text: string, isoCode: string): string | null {
  const country = countries.filter(({ codes }) => codes[0] === isoCode)
  const { isValid, value } = checkVAT(text.toUpperCase().replace(/[\s.\-/]/g, ''), country)
  return isValid && value ? value : null
}
