import { useSyncExternalStore } from 'react'
import { localStore } from '../../platform/storage.ts'

export type ListingViewMode = 'grid' | 'list'

const KEY = 'listing-view'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = (): ListingViewMode => (localStore.read(KEY) === 'list' ? 'list' : 'grid')

/** Tiles or rows, as last chosen in this browser; the server renders tiles. */
export const useListingViewMode = () => useSyncExternalStore(subscribe, read, () => 'grid' as const)

export function setListingViewMode(mode: ListingViewMode): void {
  localStore.write(KEY, mode)
  listeners.forEach((listener) => listener())
}
