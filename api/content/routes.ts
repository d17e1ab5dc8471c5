import { countries } from '../../contract/countries.ts'
import { readCountries } from '../../contract/content.ts'
import type { Language } from '../../contract/values.ts'
import { serve, type Api } from '../http/serve.ts'

export function contentRoutes(api: Api) {
  serve(api, readCountries, (_, { language }) => countriesIn(language))
}

/** Germany first, then by name. */
function countriesIn(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const [home, ...others] = countries.map((country) => ({ ...country, name: names.of(country.isoCode) ?? '' }))
  return home ? [home, ...others.toSorted((a, b) => a.name.localeCompare(b.name, language))] : []
}
