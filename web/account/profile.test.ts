import { expect, test } from 'vitest'
import { ProfileChange, type Profile } from '../../contract/profile.ts'
import { changeOf, valuesOf } from './profile.ts'

const profile: Profile = {
  firstName: 'Mira',
  lastName: 'Sommer',
  phoneNumber: '+49 221 998877',
  companyName: 'Café Morgen',
  legalForm: 'GmbH',
  businessType: 'CAFE',
  vatId: 'DE123456789',
  website: 'https://cafe-morgen.example',
  socialUrls: ['https://instagram.com/cafe', 'https://linkedin.com/cafe'],
  startDate: '2020-05-01',
  invoiceEmail: 'rechnung@cafe-morgen.example',
  buyerReference: '04011000-1234512345-06',
  eInvoiceFormat: 'ZUGFERD',
  leitwegId: null,
  costCentre: null,
  gln: null,
  language: 'de',
  newsletter: true,
  email: 'mira@cafe-morgen.example',
  vatIdStatus: 'VALID',
}

test('an account that is saved as it was read stays as it is', () => {
  const { email: _, vatIdStatus: __, ...own } = profile
  expect(changeOf(valuesOf(profile))).toEqual(own)
})

test('an emptied field is cleared', () => {
  const emptied = { legalForm: ' ', vatId: '', website: '', socialUrls: '', startDate: '', invoiceEmail: '' }
  const change = changeOf({ ...valuesOf(profile), ...emptied, buyerReference: '' })
  expect(ProfileChange.parse(change)).toMatchObject({
    legalForm: null,
    vatId: null,
    website: null,
    socialUrls: [],
    startDate: null,
    invoiceEmail: null,
    buyerReference: null,
  })
})
