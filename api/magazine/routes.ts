import * as countsApi from '../../contract/counts/counts.ts'
import * as magazineApi from '../../contract/magazine.ts'
import { isShopping } from '../http/caller.ts'
import { paged } from '../http/paged.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { toPostCard } from './post-card.ts'
import { countPosts, findLatestPosts, findTopics } from './queries.ts'
import { countViews, type CountedViews } from './views/count-views.ts'
import { readPost } from './read-post.ts'

/** What visitors read; gives out who counts it. */
export function magazineRoutes(
  api: Api,
  deps: Pick<Deps, 'db' | 'backgroundDb' | 'pictures' | 'clock' | 'warn'>,
): { views: CountedViews } {
  const views = countViews(deps)
  api.fastify.addHook('onClose', views.stop)
  const { db, clock } = deps

  serve(api, magazineApi.listLatest, async ({ topic, ...window }, { language }) => {
    const which = { now: clock.now(), topic }
    const [rows, totalItems, topics] = await Promise.all([
      findLatestPosts(db, which, window),
      countPosts(db, which),
      findTopics(db, which.now),
    ])
    const nameOf = ({ topicDe, topicEn }: (typeof topics)[number]) => (language === 'de' ? topicDe : topicEn)
    const chosen = topics.find(({ topicDe, topicEn }) => topic === topicDe || topic === topicEn)
    const posts = rows.map((row) => toPostCard(row, language))
    return { ...paged(window, posts, totalItems), topics: topics.map(nameOf), topic: chosen ? nameOf(chosen) : null }
  })

  serve(api, magazineApi.read, ({ id }, caller) => readPost(deps, caller, id))
  serve(api, countsApi.addView, async ({ id }, { account }) => {
    if (isShopping(account)) views.viewed(id)
  })
  return { views }
}
