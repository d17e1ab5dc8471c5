import { useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from './session.ts'

/**
 * Whose eyes an answer is for: part of the key of every query that may hold a price. A new sign-in empties the
 * query cache, so 'buyer' never mixes two accounts.
 */
export type Viewer = 'visitor' | 'buyer'

export const currentViewer = (): Viewer => (readToken() ? 'buyer' : 'visitor')

/** 'visitor' until hydrated, as the server renders for visitors only. */
export const useViewer = (): Viewer => useSyncExternalStore(onTokenChange, currentViewer, () => 'visitor')

/** False on the server and while hydrating. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
