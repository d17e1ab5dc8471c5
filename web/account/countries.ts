import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCountries } from '../../contract/content.ts'
import type { Language } from '../../contract/values.ts'
import { call } from '../platform/call.ts'
import { useLanguage } from '../platform/texts.ts'

const countriesQuery = (language: Language) =>
  queryOptions({ queryKey: ['country', language], queryFn: ({ signal }) => call(readCountries, {}, { signal }) })

/** Options of a country select; empty until they are read. */
export function useCountryOptions() {
  const { data = [] } = useQuery(countriesQuery(useLanguage()))
  return data.map(({ countryId, name }) => ({ value: String(countryId), label: name }))
}
