import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/account.ts'
import { call } from '../calls/call.ts'
import { clearTyped } from '../forms/use-typed-text.ts'
import { clearViewed } from '../recently-viewed.ts'
import { clearToken, readToken, storeToken } from './session.ts'
import { loadAccountApi, personOf, sessionQuery } from './session-query.ts'
import { beginViewerChange, renewViewerToken, settleViewer, viewerState } from './viewer-state.ts'

// Of several changes the last one wins.
let turn = 0

/** Stores the token of a sign-in. The page follows as soon as the account is known. */
export async function signedIn(
  queryClient: QueryClient,
  token: string,
  options?: { isImpersonated?: boolean },
): Promise<void> {
  turn++
  const session = await whoIs(token)
  storeToken(token, options)
  settle(queryClient, token, session)
}

/** The same account goes on with another token, as after a new password. */
export function renewToken(token: string): void {
  renewViewerToken(token)
  storeToken(token)
}

/** Ends the session here and on the server; after an impersonation the account that was signed in before goes on. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const { token } = viewerState()
  // Here first: calls in between must not meet a session that is ending.
  clearToken()
  clearViewed()
  clearTyped()
  const followed = followToken(queryClient)
  if (token)
    await loadAccountApi()
      .then((calls) => call(calls.signOut, {}, { token }))
      .catch(() => {})
  await followed
}

/** Becomes the viewer of the token that is stored now. */
export async function followToken(queryClient: QueryClient) {
  const token = readToken()
  const { token: before, phase, person } = viewerState()
  if (token === before && phase !== 'changing') return
  const own = ++turn
  if (token === before) return settleViewer({ token, person })
  if (token === null) return settleViewer({ token })
  beginViewerChange()
  const session = await whoIs(token)
  if (own === turn) settle(queryClient, token, session)
}

function settle(queryClient: QueryClient, token: string, session: CurrentUser | null) {
  // It has ended already.
  if (session && !session.user) {
    clearToken()
    return settleViewer({ token: null })
  }
  const person = session && personOf(session)
  settleViewer({
    token,
    person,
    beforeNotify: (viewer) => session && queryClient.setQueryData(sessionQuery(call, viewer).queryKey, session),
  })
}

// An unknown account counts as another one.
const whoIs = (token: string): Promise<CurrentUser | null> =>
  loadAccountApi()
    .then(({ readCurrentUser }) => call(readCurrentUser, {}, { token }))
    .catch(() => null)
