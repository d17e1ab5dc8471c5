import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/account.ts'
import { call } from '../calls/call.ts'
import { dataOrNothing, type Failure } from '../reads/read.ts'
import { useRead } from '../reads/use-read.ts'
import { useViewer, type Viewer } from './viewer.ts'
import { mayOpen, type Role } from './role.ts'
import { clearTyped } from '../forms/use-typed-text.ts'
import { clearViewed } from '../recently-viewed.ts'
import { clearToken, readToken } from './session.ts'
import { sessionQuery } from './session-query.ts'
import { settleViewer } from './viewer-state.ts'

export type Session = {
  viewer: Viewer
  /** Null while the account of a session is unknown: the server has not answered, or the answer has failed. */
  role: Role | null
  /** Null for a visitor, and for an account until the server has answered. */
  user: CurrentUser | null
  /** A token is stored and the server has not answered yet. */
  isLoading: boolean
  /** A token is stored and its account could not be read. */
  failure: Failure | null
}

/** Who uses the shop. */
export function useSession(): Session {
  const viewer = useViewer()
  const isAccount = viewer !== 'visitor'
  const read = useRead({ ...sessionQuery(call, viewer), enabled: isAccount })
  const data = dataOrNothing(read)
  const user = isAccount && data?.user ? data : null
  return {
    viewer,
    role: isAccount ? user && roles[user.user!.role] : 'visitor',
    user,
    isLoading: isAccount && read.state === 'coming',
    failure: isAccount && read.state === 'failed' ? read.failure : null,
  }
}

const roles = { BUYER: 'buyer', SUPPLIER: 'supplier', OPERATOR: 'operator' } as const

export const useRole = () => useSession().role
/** Whether calls of a buyer may be made. */
export function useIsBuyer(): boolean {
  const { role, user } = useSession()
  return role === 'buyer' && mayOpen(user, 'buy')
}

/** Ends the session here and on the server. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const changes = await import('./change-viewer.ts').catch(() => null)
    if (changes) return changes.signOut(queryClient)
    // Sign out also without a connection.
    clearToken()
    clearViewed()
    clearTyped()
    settleViewer({ token: readToken() })
  }
}
