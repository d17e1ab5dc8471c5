import { useSyncExternalStore } from 'react'

/** What the browser believes; a server that does not answer is none of it. */
export const isOffline = () => !navigator.onLine

/** True on the server and while hydrating. */
export const useIsOnline = () =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

function listen(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
