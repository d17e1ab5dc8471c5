import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/values.ts'
import type { Reader } from '../catalogue/queries.ts'
import type { Call } from '../platform/call.ts'

// Schemas come with the first call: a page from the server needs none.
const magazine = () => import('../../contract/magazine.ts')

/** A page of the magazine, newest first. */
export const latestPostsQuery = (ask: Call, search: URLSearchParams, language: Language) =>
  queryOptions({
    queryKey: ['magazine', 'latest', pageIn(search), language],
    queryFn: async ({ signal }) =>
      ask((await magazine()).readLatestPosts, { page: pageIn(search), pageSize: 12 }, { signal }),
  })

/** The three newest posts, for the home page. */
export const homePostsQuery = (ask: Call, language: Language) =>
  queryOptions({
    queryKey: ['magazine', 'home', language],
    queryFn: async ({ signal }) => {
      const { items } = await ask((await magazine()).readLatestPosts, { pageSize: 12 }, { signal })
      // Their cards show no teaser on the home page.
      return items.slice(0, 3).map((post) => ({ ...post, teaser: '' }))
    },
  })

/** `key` is the post's path or its id. */
export const postQuery = (ask: Call, key: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['magazine', 'post', key, viewer, language],
    queryFn: async ({ signal }) => ask((await magazine()).readPost, { id: key }, { signal }),
  })

function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}
