import { queryOptions, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser } from '../../contract/account.ts'
import { call, type Call } from './call.ts'
import { dataOrNothing, type Failure } from './reads/read.ts'
import { useRead } from './reads/use-read.ts'
import { dropToken, onOtherTab, storeToken } from './session.ts'
import { currentViewer, useViewer, type Viewer } from './viewer.ts'

export const sessionQuery = (ask: Call, viewer: Viewer) =>
  queryOptions({
    queryKey: ['auth', viewer],
    queryFn: async ({ signal }) => ask((await accountCalls()).readCurrentUser, {}, { signal }),
  })

// A visitor's first page asks none of them.
const accountCalls = () => import('../../contract/account.ts')

export type Session = {
  viewer: Viewer
  /** Null for a visitor, and for a buyer until the server has answered. */
  user: CurrentUser | null
  /** A token is stored and the server has not answered yet. */
  isLoading: boolean
  /** A token is stored and nobody could say whose. */
  failure: Failure | null
}

/** Who uses the shop. A token the server no longer knows is dropped. */
export function useSession(): Session {
  const viewer = useViewer()
  const read = useRead({ ...sessionQuery(call, viewer), enabled: viewer === 'buyer' })
  const data = dataOrNothing(read)
  const isDead = viewer === 'buyer' && data?.user === null
  useEffect(() => {
    if (isDead) dropToken()
  }, [isDead])
  return {
    viewer: isDead ? 'visitor' : viewer,
    user: viewer === 'buyer' && data?.user ? data : null,
    isLoading: viewer === 'buyer' && read.state === 'coming',
    failure: viewer === 'buyer' && read.state === 'failed' ? read.failure : null,
  }
}

/** Keeps the token and forgets everything read before, so that nothing of another account is shown. */
export function signedIn(queryClient: QueryClient, token: string, options?: { isImpersonated?: boolean }): void {
  storeToken(token, options)
  forgetBuyer(queryClient)
}

/** What was read for one account is forgotten when another tab signs in or out. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => onOtherTab(() => forgetBuyer(queryClient)), [queryClient])
}

/** Ends the session here and on the server. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await accountCalls()
      .then(({ signOut }) => call(signOut, {}))
      .catch(() => {})
    dropToken()
    forgetBuyer(queryClient)
  }
}

// Visitors' answers stay: pages on the screen show them until the buyer's own arrive. After a change from one account to
// another (an impersonation, another tab) what is on the screen is asked again.
function forgetBuyer(queryClient: QueryClient) {
  const filters = {
    predicate: ({ queryKey }: Query) => !queryKey.includes('visitor') && queryKey[0] !== 'categories',
  }
  if (currentViewer() === 'buyer') void queryClient.resetQueries(filters)
  else queryClient.removeQueries(filters)
}
