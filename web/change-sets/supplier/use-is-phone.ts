import { useSyncExternalStore } from 'react'

const query = '(max-width: 39.99rem)'

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether there is no room for columns. */
export const useIsPhone = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
