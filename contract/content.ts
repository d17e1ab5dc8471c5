import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NoInput } from './values.ts'

export const readCountries = endpoint({
  method: 'GET',
  path: '/api/v1/country',
  access: 'visitor',
  summary: 'Countries of addresses, with their postcode and VAT id patterns (regular expressions)',
  input: NoInput,
  output: z.array(
    z.object({
      countryId: z.int(),
      name: z.string(),
      isoCode: z.string(),
      isEu: z.boolean(),
      postalCodePattern: z.string(),
      vatIdPattern: z.string(),
    }),
  ),
})
