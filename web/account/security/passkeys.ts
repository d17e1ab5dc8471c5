import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as passkeysApi from '../../../contract/security/passkeys.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useSecurityTexts } from './security-texts.ts'

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(passkeysApi.list, {}, { signal }),
})

/** Read anew whenever the page is entered, as another device may have added one. */
export const usePasskeys = () => useRead({ ...passkeysQuery, refetchOnMount: 'always' })

export function usePasskeysChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}

/** Removes a passkey; a toast says so. */
export function useRemovePasskey() {
  const t = useSecurityTexts().passkeys
  const changed = usePasskeysChanged()
  return useWrite({
    mutationFn: (id: string) => call(passkeysApi.remove, { id }),
    onSuccess() {
      showToast('success', t.removed)
      return changed()
    },
  })
}
