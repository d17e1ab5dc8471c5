import { clearToken, noticeOtherTab, readToken } from './session.ts'
import { openSignIn } from './sign-in.ts'
import {
  endViewerSession,
  giveUpSession,
  settleViewer,
  viewerSettled,
  viewerState,
  type Viewer,
} from './viewer-state.ts'

/** The session a call was sent for. */
export type SentAs = { token: string | null; viewer: Viewer }
/** The viewer once a refused call may go on: the one it was sent for, another account, or a visitor. */
export type Outcome = 'same' | 'other' | 'visitor'

/**
 * The server does not know the session of a call any more. Opens the sign-in once, however many calls are refused, and
 * answers when somebody has signed in or given up. A session that ended before this document was opened is no news: then
 * the page becomes a visitor's at once.
 */
export async function sessionRefused({ token, viewer }: SentAs): Promise<Outcome> {
  const state = viewerState()
  if (state.phase === 'settled' && state.token === token && token !== null) end(state)
  await viewerSettled()
  const now = viewerState()
  return now.token === null ? 'visitor' : now.viewer === viewer ? 'same' : 'other'
}

function end({ token, isAlive, person }: ReturnType<typeof viewerState>) {
  if (readToken() !== token) return void noticeOtherTab()
  clearToken()
  // After an impersonation the account that was signed in before goes on.
  const next = readToken()
  if (!isAlive || next !== null) return settleViewer({ token: next })
  endViewerSession()
  if (!openSignIn({ ended: { email: person?.email ?? '' } })) giveUpSession()
}
