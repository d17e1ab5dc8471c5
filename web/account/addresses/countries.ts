import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'
import { useLanguage } from '../../platform/texts.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'

// Schemas come with the first call.
const loadContentApi = () => import('../../../contract/content.ts')

const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['country', language],
    queryFn: async ({ signal }) => call((await loadContentApi()).listCountries, {}, { signal }),
  })

/** Options of a country select, empty until they are read, and why they could not be. */
export function useCountryOptions() {
  const read = useRead(countriesQuery(useLanguage()))
  const options = (dataOrNothing(read) ?? []).map(({ countryId, name }) => ({ value: String(countryId), label: name }))
  return { options, failure: read.state === 'failed' ? read.failure : null }
}
