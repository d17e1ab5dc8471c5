import { useSyncExternalStore } from 'react'

/** A value outside of React; `fire` says that what `read` answers has changed. */
export function createStore<T>(read: () => T) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    subscribe,
    fire: () => [...listeners].forEach((listener) => listener()),
    /** `first` is the value on the server and while hydrating. */
    use: (first: T) => useSyncExternalStore(subscribe, read, () => first),
  }
}
