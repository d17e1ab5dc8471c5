import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'

const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(secondFactorApi.read, {}, { signal }),
})

/** Read anew whenever the page is entered, as another device may have changed it. */
export const useSecondFactor = () => useRead({ ...secondFactorQuery, refetchOnMount: 'always' })

/** After a change: what is asked for at the sign-in, and the sessions that have ended by it. */
export function useSecondFactorChanged() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [secondFactorQuery.queryKey, ['account-sessions']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  }
}
