import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as apiKeysApi from '../../../contract/team/api-keys.ts'
import type { KeySide } from '../../../contract/rights.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useApiKeyTexts } from './texts.ts'

export const makeCalls = { buyer: apiKeysApi.makeForCompany, supplier: apiKeysApi.makeForStore }

const apiKeysQuery = (side: KeySide) =>
  queryOptions({
    queryKey: ['api-keys', side],
    queryFn: ({ signal }) =>
      side === 'buyer' ? call(apiKeysApi.listOfCompany, {}, { signal }) : call(apiKeysApi.listOfStore, {}, { signal }),
  })

/** Read anew whenever the page is entered: systems call in between. */
export const useApiKeys = (side: KeySide) => useRead({ ...apiKeysQuery(side), refetchOnMount: 'always' })

export function useApiKeysAgain(side: KeySide) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: apiKeysQuery(side).queryKey })
}

/** Ends a key; a toast says so. */
export function useEndKey(side: KeySide) {
  const t = useApiKeyTexts()
  const readAgain = useApiKeysAgain(side)
  return useWrite({
    mutationFn: (id: string) =>
      side === 'buyer' ? call(apiKeysApi.revokeOfCompany, { id }) : call(apiKeysApi.revokeOfStore, { id }),
    onSuccess() {
      showToast('success', t.ended)
      return readAgain()
    },
  })
}
