import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '../../contract/values.ts'
import { call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'

// Schemas come with the first call.
const content = () => import('../../contract/content.ts')

const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['country', language],
    queryFn: async ({ signal }) => call((await content()).readCountries, {}, { signal }),
  })

/** Options of a country select; empty until they are read. */
export function useCountryOptions() {
  const { data = [] } = useQuery(countriesQuery(useLanguage()))
  return data.map(({ countryId, name }) => ({ value: String(countryId), label: name }))
}
