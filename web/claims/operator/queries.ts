import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as operatorClaimsApi from '../../../contract/operator/claims.ts'
import { call } from '../../platform/calls/call.ts'

export const operatorClaimQuery = (number: string) =>
  queryOptions({
    queryKey: ['operator', 'claim', number],
    queryFn: ({ signal }) => call(operatorClaimsApi.read, { number }, { signal }),
    refetchOnMount: 'always',
  })

/** After a decision: every list and number of the workplace shows what is now. */
export function useClaimsAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['operator'] })
}
