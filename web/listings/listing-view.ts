import { localStore } from '../platform/storage.ts'
import { createStore } from '../platform/store.ts'

export type ListingViewMode = 'grid' | 'list'

const KEY = 'listing-view'
const mode = createStore<ListingViewMode>(() => (localStore.read(KEY) === 'list' ? 'list' : 'grid'))

/** Tiles or rows, as last chosen in this browser; the server renders tiles. */
export const useListingViewMode = () => mode.use('grid')

export function setListingViewMode(next: ListingViewMode): void {
  localStore.write(KEY, next)
  mode.fire()
}
