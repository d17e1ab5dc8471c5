import { useSyncExternalStore } from 'react'
import { localStore } from '../../platform/storage.ts'

export type ListingLook = 'grid' | 'list'

const KEY = 'listing-view'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = (): ListingLook => (localStore.read(KEY) === 'list' ? 'list' : 'grid')

/** Tiles or rows, as last chosen in this browser; the server renders tiles. */
export const useListingLook = () => useSyncExternalStore(subscribe, read, () => 'grid' as const)

export function setListingLook(look: ListingLook): void {
  localStore.write(KEY, look)
  listeners.forEach((listener) => listener())
}
