import { countries } from '../../contract/platform/countries.ts'
import * as contentApi from '../../contract/content.ts'
import type { Language } from '../../contract/platform/values.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { sendContactForm } from './send-contact-form.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'

const hour = 60 * 60

export function contentRoutes(api: Api, deps: Deps) {
  // Room for an office behind one address; each message is a mail to the address that was typed.
  const byAddress = limit(deps, { name: 'contact-address', attempts: 30, seconds: hour })
  const byEmail = limit(deps, { name: 'contact-email', attempts: 5, seconds: hour })

  serve(api, contentApi.listCountries, (_, { language }) => countriesIn(language))
  serve(api, contentApi.lookUpCountry, (_, { edgeCountry }) => lookUpCountry(deps.trustsEdge ? edgeCountry : null))
  serve(api, contentApi.sendContactForm, async (message, caller) => {
    await byAddress.take(caller.address)
    await byEmail.take(message.email.toLowerCase())
    return sendContactForm(deps, caller, message)
  })
}

/** Germany first, then by name. */
function countriesIn(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const [home, ...others] = countries.map((country) => ({ ...country, name: names.of(country.isoCode) ?? '' }))
  return home ? [home, ...others.toSorted((a, b) => a.name.localeCompare(b.name, language))] : []
}

type Output = OutputOf<typeof contentApi.lookUpCountry>

/** The country the edge names; Germany for none, for one we do not deliver to, and for what is no country ('XX', 'T1'). */
function lookUpCountry(countryCode: string | null): Output {
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
