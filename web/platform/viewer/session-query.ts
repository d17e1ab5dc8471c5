import { queryOptions } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/account.ts'
import type { Call } from '../calls/call.ts'
import { confirmViewer, viewerState, type Person, type Viewer } from './viewer-state.ts'

// A visitor's first page needs none of them.
export const loadAccountApi = () => import('../../../contract/account.ts')

export const sessionQuery = (ask: Call, viewer: Viewer) =>
  queryOptions({
    queryKey: ['auth', viewer],
    queryFn: async ({ signal }) => {
      const { token } = viewerState()
      const session = await ask((await loadAccountApi()).readCurrentUser, {}, { signal })
      const person = personOf(session)
      if (token && person) confirmViewer(token, person)
      return session
    },
  })

/** The same person who acts as another membership is another viewer: what was read as the one is not the other's. */
export const personOf = ({ user, userDetails, membership }: CurrentUser): Person | null =>
  user && { id: [user.portalUserId, membership?.id].filter(Boolean).join(' '), email: userDetails?.email ?? '' }
