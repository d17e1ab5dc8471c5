import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as emailChangeApi from '../../../contract/security/email-change.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useEmailChangeTexts } from './email-change-texts.ts'

const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => call(emailChangeApi.read, {}, { signal }),
})

/** Read anew whenever the page is entered or come back to: the links open elsewhere. */
export const useEmailChange = () =>
  useRead({ ...emailChangeQuery, refetchOnMount: 'always', refetchOnWindowFocus: 'always' })

/** After a step of the change: what waits, and the address that is shown of the account. */
export function useEmailChangeStep() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [emailChangeQuery.queryKey, ['auth']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  }
}

/** Has the links mailed once more, or takes the change back; a toast says so. */
export function useEmailChangeWrites() {
  const t = useEmailChangeTexts()
  const changed = useEmailChangeStep()
  return {
    again: useWrite({
      mutationFn: () => call(emailChangeApi.sendAgain, {}),
      onSuccess: () => showToast('success', t.sentAgain),
    }),
    cancel: useWrite({
      mutationFn: () => call(emailChangeApi.cancel, {}),
      onSuccess() {
        showToast('success', t.cancelled)
        return changed()
      },
    }),
  }
}
