import * as magazineApi from '../../contract/magazine.ts'
import { paged } from '../http/paged.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { toPostCard } from './post-card.ts'
import { countPosts, findLatestPosts } from './queries.ts'
import { readPost } from './read-post.ts'

export function magazineRoutes(api: Api, deps: Pick<Deps, 'db' | 'pictures' | 'clock'>) {
  const { db, clock } = deps

  serve(api, magazineApi.listLatest, async (window, { language }) => {
    const now = clock.now()
    const [rows, totalItems] = await Promise.all([findLatestPosts(db, now, window), countPosts(db, now)])
    return paged(
      window,
      rows.map((row) => toPostCard(row, language)),
      totalItems,
    )
  })

  serve(api, magazineApi.read, ({ id }, caller) => readPost(deps, caller, id))
}
