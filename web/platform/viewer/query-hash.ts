import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentViewer, isViewer, type Viewer } from './viewer-state.ts'

/** What everybody is answered alike, by the first part of the key. */
const sameForAll = new Set<unknown>(['categories', 'stores', 'store', 'magazine', 'sections', 'country'])

/**
 * What a query is cached under: its key and the viewer, unless the key names the viewer itself or the answer is the
 * same for all. No query can leave it out, so no account is ever shown another's data.
 */
export function hashForViewer(key: QueryKey): string {
  const hash = hashKey(key)
  return key.some(isViewer) || sameForAll.has(key[0]) ? hash : `${hash} ${currentViewer()}`
}

/** Drops what was read for other accounts; what visitors are answered stays. */
export function dropOtherAccounts(queryClient: QueryClient, viewer: Viewer): void {
  queryClient.removeQueries({
    predicate: ({ queryHash }) => {
      const account = /account-\d+/.exec(queryHash)?.[0]
      return account !== undefined && account !== viewer
    },
  })
}
