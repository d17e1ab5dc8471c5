export type Country = {
  countryId: number
  /** ISO 3166-1 alpha-2; its name in a language comes from Intl.DisplayNames. */
  isoCode: string
  isEu: boolean
  /** Regular expressions of the whole text, spaces as people write them. */
  postalCodePattern: string
  vatIdPattern: string
}

const four = '\\d{4}'
const five = '\\d{5}'
const threeAndTwo = '\\d{3} ?\\d{2}'

// The place in the list is the id: rows are only added at the end. Patterns of postcode and VAT id.
const euCountries: [isoCode: string, postalCode: string, vatId: string][] = [
  ['DE', five, 'DE\\d{9}'],
  ['AT', four, 'ATU\\d{8}'],
  ['BE', four, 'BE[01]\\d{9}'],
  ['BG', four, 'BG\\d{9,10}'],
  ['HR', five, 'HR\\d{11}'],
  ['CY', four, 'CY\\d{8}[A-Z]'],
  ['CZ', threeAndTwo, 'CZ\\d{8,10}'],
  ['DK', four, 'DK\\d{8}'],
  ['EE', five, 'EE\\d{9}'],
  ['FI', five, 'FI\\d{8}'],
  ['FR', five, 'FR[A-HJ-NP-Z0-9]{2}\\d{9}'],
  ['GR', threeAndTwo, 'EL\\d{9}'],
  ['HU', four, 'HU\\d{8}'],
  ['IE', '[A-Z]\\d[\\dW] ?[A-Z0-9]{4}', 'IE\\d[A-Z0-9+*]\\d{5}[A-Z]{1,2}'],
  ['IT', five, 'IT\\d{11}'],
  ['LV', '(LV-)?\\d{4}', 'LV\\d{11}'],
  ['LT', '(LT-)?\\d{5}', 'LT(\\d{9}|\\d{12})'],
  ['LU', '(L-)?\\d{4}', 'LU\\d{8}'],
  ['MT', '[A-Z]{3} ?\\d{4}', 'MT\\d{8}'],
  ['NL', '\\d{4} ?[A-Z]{2}', 'NL\\d{9}B\\d{2}'],
  ['PL', '\\d{2}-\\d{3}', 'PL\\d{10}'],
  ['PT', '\\d{4}-\\d{3}', 'PT\\d{9}'],
  ['RO', '\\d{6}', 'RO\\d{2,10}'],
  ['SK', threeAndTwo, 'SK\\d{10}'],
  ['SI', '(SI-)?\\d{4}', 'SI\\d{8}'],
  ['ES', five, 'ES[A-Z0-9]\\d{7}[A-Z0-9]'],
  ['SE', threeAndTwo, 'SE\\d{12}'],
]

// Ids from 101, so that the list above can grow.
const switzerland: Country = {
  countryId: 101,
  isoCode: 'CH',
  isEu: false,
  postalCodePattern: `^${four}$`,
  vatIdPattern: '^CHE-?\\d{3}\\.?\\d{3}\\.?\\d{3} ?(MWST|TVA|IVA)?$',
}

/** Countries of accounts and addresses, Germany first. */
export const countries: readonly Country[] = [
  ...euCountries.map(([isoCode, postalCode, vatId], index) => ({
    countryId: index + 1,
    isoCode,
    isEu: true,
    postalCodePattern: `^${postalCode}$`,
    vatIdPattern: `^${vatId}$`,
  })),
  switzerland,
]

export const countryOf = (countryId: number): Country | undefined =>
  countries.find((country) => country.countryId === countryId)

/** Whether the postcode has its country's form; German ones are five digits. False for an unknown country. */
export const isPostalCode = (postalCode: string, countryId: number): boolean => {
  const pattern = countryOf(countryId)?.postalCodePattern
  return pattern !== undefined && new RegExp(pattern, 'i').test(postalCode)
}

/** Whether goods that go there stay in the country of the stores. */
export const isGermany = (countryId: number): boolean => countryOf(countryId)?.isoCode === 'DE'
