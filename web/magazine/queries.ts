import { queryOptions } from '@tanstack/react-query'
import type { Post, PostCard } from '../../contract/magazine.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Reader } from '../products/queries.ts'
import { shownProduct, type ShownProduct } from '../products/shown-product.ts'
import type { Call } from '../platform/calls/call.ts'
import { PageHtml } from '../platform/page-html.ts'
import { pageParam } from '../platform/navigation/page-param.ts'

// Schemas come with the first call: a page from the server needs none.
const loadMagazineApi = () => import('../../contract/magazine.ts')

/** What a card shows of a post where it stands among other things. */
export type PostTitle = Pick<PostCard, 'path' | 'title' | 'featuredImage' | 'topic'>
const titleOf = ({ path, title, featuredImage, topic }: PostCard): PostTitle => ({ path, title, featuredImage, topic })

/** A post as its page shows it; its text stands in the element of that id. */
export type ShownPost = Omit<Post, 'id' | 'contentHtml' | 'goodsRows' | 'products' | 'relatedPosts'> & {
  /** Its text, and the goods that stand between. */
  parts: PostPart[]
  products: ShownProduct[]
  relatedPosts: PostTitle[]
}

type GoodsPart = { title: string; products: ShownProduct[] }
type PostPart = PageHtml | GoodsPart

function partsOf(html: string, rows: Post['goodsRows']): PostPart[] {
  const parts: PostPart[] = []
  let from = 0
  const addText = (until: number) => {
    if (until > from) parts.push(new PageHtml(`post-text-${parts.length}`, html.slice(from, until)))
    from = until
  }
  for (const { at, title, products } of rows) {
    addText(at)
    if (products.length > 0) parts.push({ title, products: products.map(shownProduct) })
  }
  addText(html.length)
  return parts
}

/** Undefined also for what the call would refuse: no topic has such a name. */
function topicOf(search: URLSearchParams): string | undefined {
  const topic = search.get('topic')?.trim() ?? ''
  return /^[^\0]{1,60}$/.test(topic) ? topic : undefined
}

/** A page of the magazine, newest first, of one topic where the address names one. */
export const latestPostsQuery = (ask: Call, search: URLSearchParams, language: Language) =>
  queryOptions({
    queryKey: ['magazine', 'latest', pageParam(search), topicOf(search), language],
    queryFn: async ({ signal }) =>
      ask(
        (await loadMagazineApi()).listLatest,
        { page: pageParam(search), topic: topicOf(search), pageSize: 12 },
        { signal },
      ),
  })

/** `key` is the post's path or its id. */
export const postQuery = (ask: Call, key: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['magazine', 'post', key, viewer, language],
    queryFn: async ({ signal }): Promise<ShownPost> => {
      const {
        id: _,
        contentHtml,
        goodsRows,
        ...post
      } = await ask((await loadMagazineApi()).read, { id: key }, { signal })
      return {
        ...post,
        parts: partsOf(contentHtml, goodsRows),
        products: post.products.map(shownProduct),
        relatedPosts: post.relatedPosts.map(titleOf),
      }
    },
  })
