/** The heads of the yearly report of sellers (PStTG). */
export const sellerReport = {
  seller: [
    'Store',
    'Company',
    'Street',
    'Postcode',
    'Town',
    'Country and permanent establishment',
    'VAT id',
    'Tax number',
    'Register number',
    'Establishments in other states of the EU',
    'Account (IBAN)',
    'Seller since',
  ],
  quarter: ['Sales', 'Documents with VAT', 'Fees with VAT', 'Consideration'],
  year: (name: string) => `${name}, year`,
}
