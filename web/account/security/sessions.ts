import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as sessionsApi from '../../../contract/security/sessions.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useSecurityTexts } from './security-texts.ts'

const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: ({ signal }) => call(sessionsApi.list, {}, { signal }),
})

/** Read anew whenever the page is entered: sessions begin and end elsewhere. */
export const useSessionList = () => useRead({ ...sessionsQuery, refetchOnMount: 'always' })

/** Ends one session or all others; a toast says so. */
export function useSessionEnds() {
  const t = useSecurityTexts().sessions
  const queryClient = useQueryClient()
  const again = (sentence: string) => () => {
    showToast('success', sentence)
    return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
  return {
    end: useWrite({ mutationFn: (id: string) => call(sessionsApi.end, { id }), onSuccess: again(t.ended) }),
    endOthers: useWrite({ mutationFn: () => call(sessionsApi.endOthers, {}), onSuccess: again(t.othersEnded) }),
  }
}
