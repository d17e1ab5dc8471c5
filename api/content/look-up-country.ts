import { countries } from '../../contract/platform/countries.ts'
import type * as contentApi from '../../contract/content.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'

type Output = OutputOf<typeof contentApi.lookUpCountry>

/** The country the edge names; Germany for none, for one we do not deliver to, and for what is no country ('XX', 'T1'). */
export function lookUpCountry(countryCode: string | null): Output {
  const isoCode = countryCode?.toUpperCase()
  const country = countries.find((known) => known.isoCode === isoCode) ?? countries[0]!
  return {
    countryCode: country.isoCode,
    countryId: country.countryId,
    currency: 'EUR',
    language: germanSpeaking.includes(country.isoCode) ? 'de' : 'en',
  }
}

const germanSpeaking = ['DE', 'AT', 'CH', 'LU']
