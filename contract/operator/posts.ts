import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { BerlinMinute, DateTime, Language, LastDay, NoContent, NoInput, plainText } from '../platform/values.ts'
import { Missing, PostContent, postBounds } from './post-content.ts'

/** LIVE: what is shown is what is written here; edited again it is a DRAFT while the page stays as it was published. */
export const postStates = ['DRAFT', 'REVIEW', 'PLANNED', 'LIVE', 'WITHDRAWN'] as const
export type PostState = (typeof postStates)[number]

export const postActions = ['SUBMIT', 'REOPEN', 'PLAN', 'PUBLISH', 'WITHDRAW'] as const
export type PostAction = (typeof postActions)[number]

/** In which states each step is there; WITHDRAW takes the page away, whatever state the draft is in. */
export const stepsFrom: Record<PostAction, readonly PostState[]> = {
  SUBMIT: ['DRAFT'],
  REOPEN: ['REVIEW', 'PLANNED'],
  PLAN: ['DRAFT', 'REVIEW', 'WITHDRAWN'],
  PUBLISH: ['DRAFT', 'REVIEW', 'PLANNED', 'WITHDRAWN'],
  WITHDRAW: postStates,
}
/** What waits for somebody's word, or for its minute, is not changed below their hands. */
export const isLocked = (state: PostState): boolean => state === 'REVIEW' || state === 'PLANNED'

/** From when until when it is shown; without an end it stays. */
const window = { startsAt: z.nullable(DateTime), endsAt: z.nullable(DateTime) }

/** Views of a post are stored and shown for so many days. */
export const VIEWED_DAYS = 28

export const PostEntry = z.object({
  id: z.string(),
  title: z.string(),
  topic: z.string(),
  author: z.string(),
  /** Address of the cover without size; null while there is none. */
  coverUrl: z.nullable(z.string()),
  path: z.string(),
  state: z.enum(postStates),
  isLive: z.boolean(),
  ...window,
  /** In which languages nothing is missing. */
  languages: z.array(Language),
  goodsCount: z.int(),
  /** Goods that are gone or exclusive. */
  refusedGoodsCount: z.int(),
  /** How often its page was opened within VIEWED_DAYS, today among them. */
  views: z.int(),
  savedAt: DateTime,
  savedBy: z.nullable(z.string()),
})
export type PostEntry = z.output<typeof PostEntry>

/** What became of a version. */
export const versionKinds = ['SUBMITTED', 'PLANNED', 'PUBLISHED', 'WITHDRAWN', 'RESTORED'] as const
export const PostVersion = z.object({
  number: z.int(),
  kind: z.enum(versionKinds),
  at: DateTime,
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  ...window,
})
export type PostVersion = z.output<typeof PostVersion>

/** Whether a product can stand in content; GONE and EXCLUSIVE cannot. */
export const goodsStates = ['SHOWN', 'SOLD_OUT', 'EXCLUSIVE', 'GONE'] as const
export const ContentGoods = z.object({
  skuId: z.string(),
  name: z.string(),
  storeName: z.string(),
  imageUrl: z.nullable(z.string()),
  state: z.enum(goodsStates),
})
export type ContentGoods = z.output<typeof ContentGoods>

export const PostDraft = z.object({
  id: z.string(),
  content: PostContent,
  /** Of what is saved; a save names the one it has seen. */
  version: z.int(),
  state: z.enum(postStates),
  isLive: z.boolean(),
  ...window,
  savedAt: DateTime,
  savedBy: z.nullable(z.string()),
  missing: z.array(Missing),
  /** All that it names. */
  goods: z.array(ContentGoods),
  allowedActions: z.array(z.enum(postActions)),
  /** The caller has written it, and posts are published by somebody else. */
  needsAnother: z.boolean(),
  versions: z.array(PostVersion),
})
export type PostDraft = z.output<typeof PostDraft>

const Id = z.uuid()
const Version = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))
const ReasonOrNone = z.optional(plainText(500))

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/posts',
  access: 'operator',
  right: 'content',
  summary:
    'Posts in all states, the last changed first; by state, topic, the days on which they begin to be shown, and by how words of title, topic, author or address begin',
  input: z.strictObject({
    ...cursorInput,
    state: z.optional(z.enum(postStates)),
    /** In the caller's language. */
    topic: z.optional(plainText(postBounds.topic)),
    from: z.optional(LastDay),
    to: z.optional(LastDay),
    q: z.optional(plainText(100)),
  }),
  output: cursorOf(PostEntry),
})
export const choices = endpoint({
  method: 'GET',
  path: '/api/v1/operator/post-choices',
  access: 'operator',
  right: 'content',
  summary: "The topics of all posts, in the caller's language",
  input: NoInput,
  output: z.object({ topics: z.array(z.string()) }),
})
export const create = endpoint({
  method: 'POST',
  path: '/api/v1/operator/posts',
  access: 'operator',
  right: 'content',
  repeat: 'keyed',
  summary: 'Begins a draft, empty or as a copy of another post',
  status: 201,
  input: z.strictObject({ title: plainText(postBounds.title), copyOf: z.optional(Id) }),
  output: PostDraft,
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/posts/{id}',
  access: 'operator',
  right: 'content',
  summary: 'One post as it is written, what is missing, its goods and its versions',
  input: z.strictObject({ id: Id }),
  output: PostDraft,
})
export const save = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/posts/{id}',
  access: 'operator',
  right: 'content',
  repeat: 'refused',
  summary: 'Saves what is written; 409 DRAFT_CHANGED where somebody has saved since, 409 POST_STATE while it waits',
  input: z.strictObject({ id: Id, version: Version, content: PostContent }),
  output: PostDraft,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/operator/posts/{id}/actions',
  access: 'operator',
  right: 'content',
  repeat: 'refused',
  summary:
    'Submits, reopens, plans, publishes or withdraws; 409 POST_STATE, 422 DRAFT_INCOMPLETE, 409 SLUG_TAKEN, 422 ANOTHER_APPROVER_NEEDED',
  input: z.strictObject({
    id: Id,
    version: Version,
    action: z.enum(postActions),
    /** In German time; PLAN needs one that lies ahead. */
    startsAt: z.optional(BerlinMinute),
    /** The first minute it is not shown any more. */
    endsAt: z.optional(BerlinMinute),
    /** WITHDRAW needs one. */
    reason: ReasonOrNone,
  }),
  output: PostDraft,
})
export const readVersion = endpoint({
  method: 'GET',
  path: '/api/v1/operator/posts/{id}/versions/{number}',
  access: 'operator',
  right: 'content',
  summary: 'What was written in a version',
  input: z.strictObject({ id: Id, number: Version }),
  output: z.object({ number: z.int(), content: PostContent }),
})
export const restore = endpoint({
  method: 'POST',
  path: '/api/v1/operator/posts/{id}/versions/{number}/restore',
  access: 'operator',
  right: 'content',
  repeat: 'refused',
  summary: 'Makes a version the draft again; what was written last stays as a version of its own',
  input: z.strictObject({ id: Id, number: Version, version: Version }),
  output: PostDraft,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/posts/{id}',
  access: 'operator',
  right: 'content',
  repeat: 'refused',
  summary: 'Deletes a draft that was never published; 409 POST_STATE for any other post',
  status: 204,
  input: z.strictObject({ id: Id }),
  output: NoContent,
})
