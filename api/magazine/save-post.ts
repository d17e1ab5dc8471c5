import type { Language } from '../../contract/platform/values.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { recordChange } from '../platform/page-changes.ts'
import { cleanPostHtml, readingMinutesOf } from './clean-post-html.ts'

export type PostText = { title: string; teaser: string; topic: string; contentHtml: string }
export type PostDraft = Record<Language, PostText> & {
  path: string
  author: string
  /** Name of a stored cover, 'cover-07'. */
  picture: string
  publishedAt: Date
  /** The products it is about, most important first. */
  skuIds: string[]
}

/** Writes a post, or over the one of the same path, whose id and date stay. HTML outside the allow-list is dropped. */
export async function savePost({ db }: Pick<Deps, 'db'>, post: PostDraft): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await upsertPost(tx, post)
    await tx`delete from post_product where post_id = ${id}`
    if (post.skuIds.length > 0)
      await tx`insert into post_product ${tx(post.skuIds.map((skuId, rank) => ({ postId: id, skuId, rank })))}`
    await recordChange(tx, ['magazine'])
  })
}

async function upsertPost(tx: Tx, { de, en, path, author, picture, publishedAt }: PostDraft): Promise<string> {
  const [contentDe, contentEn] = [cleanPostHtml(de.contentHtml), cleanPostHtml(en.contentHtml)]
  const text = {
    titleDe: de.title,
    titleEn: en.title,
    teaserDe: de.teaser,
    teaserEn: en.teaser,
    topicDe: de.topic,
    topicEn: en.topic,
    contentDe,
    contentEn,
    readingMinutesDe: readingMinutesOf(contentDe),
    readingMinutesEn: readingMinutesOf(contentEn),
    author,
    picture,
  }
  const [saved] = await tx<[{ id: string }]>`
    insert into post ${tx({ id: newId(), path, publishedAt, ...text })}
    on conflict (path) do update set ${tx(text)} returning id`
  return saved.id
}
