import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { Page, PageSize, pageOf } from './platform/paging.ts'
import { ProductCard } from './products.ts'
import { DateTime, requiredText, Slug } from './platform/values.ts'

export const PostCard = z.object({
  id: z.string(),
  /** Last part of the address, `/magazine/{path}`; the same in both languages. */
  path: z.string(),
  title: z.string(),
  /** Cover of 16:10, without size. */
  featuredImage: z.string(),
  teaser: z.string(),
  topic: z.string(),
  publishedAt: DateTime,
  readingMinutes: z.int(),
})
export type PostCard = z.output<typeof PostCard>

export const Post = z.extend(PostCard, {
  author: z.string(),
  /** Allow-listed HTML of h2, h3, paragraphs, lists, emphasis, quotes, links and figures with our own pictures. */
  contentHtml: z.string(),
  /** Products that stand inside the text: behind so many characters of `contentHtml`, where no element is open. */
  goodsRows: z.array(z.object({ at: z.int(), title: z.string(), products: z.array(ProductCard) })),
  /** For search engines. */
  seoTitle: z.string(),
  seoText: z.string(),
  products: z.array(ProductCard),
  relatedPosts: z.array(PostCard),
})
export type Post = z.output<typeof Post>

export const listLatest = endpoint({
  method: 'GET',
  path: '/api/v1/mag/latest',
  access: 'visitor',
  summary: 'Posts of the magazine, newest first',
  input: z.strictObject({
    /** Name of a topic in either language; without it posts of all topics. */
    topic: z.optional(requiredText(60)),
    page: z._default(Page, 1),
    pageSize: z._default(PageSize, 24),
  }),
  output: z.extend(pageOf(PostCard), {
    /** All topics in the reader's language, those with most posts first. */
    topics: z.array(z.string()),
    /** The one that was asked for, in the reader's language; null where there is none of that name. */
    topic: z.nullable(z.string()),
  }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/mag/{id}',
  access: 'visitor',
  summary: 'One post, by its id or its path',
  input: z.strictObject({ id: Slug }),
  output: Post,
})
