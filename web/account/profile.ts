import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as profileApi from '../../contract/profile.ts'
import type { Profile, ProfileChange } from '../../contract/profile.ts'
import { call } from '../platform/calls/call.ts'
import { asUrl, urlsIn } from './typed-urls.ts'
import { useRead } from '../platform/reads/use-read.ts'

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profileApi.read, {}, { signal }),
})

/** Read anew whenever the page is entered, as another device may have changed it. */
export const useProfile = () => useRead({ ...profileQuery, refetchOnMount: 'always' }, { isFresh: true })

/** The cache holds what was saved, and who is signed in is read again. */
export function useCacheProfile() {
  const queryClient = useQueryClient()
  return (profile: Profile) => {
    queryClient.setQueryData(profileQuery.queryKey, profile)
    return queryClient.invalidateQueries({ queryKey: ['auth'] })
  }
}

/** The fields of the form: what is empty in the account is empty text. */
export const valuesOf = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber,
  companyName: profile.companyName,
  legalForm: profile.legalForm ?? '',
  businessType: profile.businessType,
  vatId: profile.vatId ?? '',
  website: profile.website ?? '',
  socialUrls: profile.socialUrls.join('\n'),
  startDate: profile.startDate ?? '',
  invoiceEmail: profile.invoiceEmail ?? '',
  buyerReference: profile.buyerReference ?? '',
  eInvoiceFormat: profile.eInvoiceFormat,
  leitwegId: profile.leitwegId ?? '',
  costCentre: profile.costCentre ?? '',
  gln: profile.gln ?? '',
  language: profile.language,
  newsletter: profile.newsletter,
})
export type ProfileValues = ReturnType<typeof valuesOf>

export const changeOf = (values: ProfileValues): ProfileChange => ({
  ...values,
  legalForm: orNull(values.legalForm),
  vatId: orNull(values.vatId),
  website: asUrl(values.website),
  socialUrls: urlsIn(values.socialUrls),
  startDate: orNull(values.startDate),
  invoiceEmail: orNull(values.invoiceEmail),
  buyerReference: orNull(values.buyerReference),
  leitwegId: orNull(values.leitwegId),
  costCentre: orNull(values.costCentre),
  gln: orNull(values.gln),
})

const orNull = (text: string) => text.trim() || null
