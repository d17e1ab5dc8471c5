import * as magazineApi from '../../contract/magazine.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { toPostCard } from './post-card.ts'
import { countPosts, findLatestPosts } from './queries.ts'
import { readPost } from './read-post.ts'

export function magazineRoutes(api: Api, deps: Pick<Deps, 'db' | 'pictures' | 'clock'>) {
  const { db, clock } = deps

  serve(api, magazineApi.listLatest, async ({ page, pageSize }, { language }) => {
    const now = clock.now()
    const [rows, totalItems] = await Promise.all([findLatestPosts(db, { now, page, pageSize }), countPosts(db, now)])
    const items = rows.map((row) => toPostCard(row, language))
    return { items, page, pageSize, totalItems, totalPages: totalPagesOf(totalItems, pageSize) }
  })

  serve(api, magazineApi.read, ({ id }, caller) => readPost(deps, caller, id))
}
