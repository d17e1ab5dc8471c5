import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallProblem, unreachable } from './call-problem.ts'
import { isLostCode } from '../failures/lost-code.ts'
import { showToast } from '../toasts.ts'
import { hashForViewer } from '../viewer/query-hash.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows the failure itself. */
      isHandled?: boolean
    }
  }
}

/** A query whose key contains all parts of one of these fails silently (api.md section 1). */
const silentKeys = [
  ['auth'],
  ['wishlist', 'product-sku-ids'],
  ['search', 'suggest'],
  ['lookup', 'ip'],
  ['can-see-exclusive-product'],
  // Read every few seconds while a payment is open.
  ['checkout', 'outcome'],
]

/**
 * Answers are the viewer's. Nothing is stale before a write has changed it, nothing is retried or refetched by itself, and no
 * rendering repeats what has failed. A toast has the server's sentence (specification section 8), and what has nothing to show
 * says so where it stands as well (`useRead`). What nobody looks at yet fails silently: a page that is read before it is
 * opened, and one that is opened, which becomes a page about the failure.
 */
export function createQueryClient(): QueryClient {
  return new RereadingClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if ((query.isActive() || query.state.data !== undefined) && !isSilent(query.queryKey)) notify(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (...[error, , , mutation]) => {
        if (!mutation.meta?.isHandled) notify(error)
      },
    }),
    defaultOptions: {
      queries: {
        queryKeyHashFn: hashForViewer,
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // What a write has changed while nobody looked at it. The rest is never stale.
        refetchOnMount: true,
        refetchOnReconnect: false,
        // Asked even when the browser believes it is offline: the answer is then a sentence instead of silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** What is read for the first time while a write changes it may not show that yet: the library takes it for the new answer. */
class RereadingClient extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const early = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
    await Promise.allSettled([super.invalidateQueries(filters, options), ...early.map((query) => query.fetch())])
    if (early.length > 0) await super.invalidateQueries({ predicate: (query) => early.includes(query) })
  }
}

export const isSilent = (key: readonly unknown[]) =>
  silentKeys.some((parts) => parts.every((part) => key.includes(part)))

function notify(error: unknown) {
  if (error instanceof CallProblem) showToast('error', error.message)
  // The code of a call comes with its first use.
  else if (isLostCode(error)) showToast('error', unreachable.message)
}
