import type { PostContent } from '../../contract/operator/post-content.ts'
import type { Language } from '../../contract/platform/values.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { blocksOfHtml } from './blocks/blocks-of-html.ts'
import { publishingOf } from './publish-post.ts'

export type PostText = { title: string; teaser: string; topic: string; contentHtml: string }
export type WrittenPost = Record<Language, PostText> & {
  path: string
  author: string
  /** Name of a stored cover, 'cover-07'. */
  picture: string
  publishedAt: Date
  /** The products it is about, most important first. */
  skuIds: string[]
}

/**
 * Writes a post that comes as HTML and shows it, in place of the one of the same path, whose id and date stay. HTML outside the
 * allow-list is dropped.
 */
export async function savePost({ db }: Pick<Deps, 'db'>, post: WrittenPost): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [held] = await tx<
      { id: string; endsAt: Date | null }[]
    >`select id, ends_at from post where path = ${post.path}`
    const id = held?.id ?? newId()
    const content = contentOf(post)
    const publishing = await publishingOf(tx, { id, content }, { at: post.publishedAt, endsAt: held?.endsAt ?? null })
    await inOrder([...publishing, () => writeShownDraft(tx, { id, content }, post.publishedAt)])
  })
}

/** What is shown is also what is written. */
const writeShownDraft = (tx: Tx, { id, content }: { id: string; content: PostContent }, at: Date) => tx`
  insert into post_draft (post_id, content, state, starts_at, created_at, saved_at)
  values (${id}, ${tx.json(content)}, 'LIVE', ${at}, ${at}, ${at})
  on conflict (post_id) do update set content = excluded.content, version = post_draft.version + 1, state = 'LIVE'`

const wordsOf = ({ title, teaser, topic }: PostText) => ({ title, teaser, topic, seoTitle: '', seoText: '' })

function contentOf({ path, author, picture, skuIds, de, en }: WrittenPost): PostContent {
  return {
    path,
    author,
    picture: picture.includes('/') ? picture : `covers/${picture}`,
    skuIds,
    blocks: blocksOfHtml({ de: de.contentHtml, en: en.contentHtml }),
    de: wordsOf(de),
    en: wordsOf(en),
  }
}

/** Posts that were written before there were drafts get theirs; done again it finds none. */
export async function draftPast({ db }: Pick<Deps, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const posts = await tx<PastPost[]>`
      select id, path, author, picture, published_at, title_de, title_en, teaser_de, teaser_en, topic_de, topic_en,
        content_de, content_en,
        array(select sku_id from post_product where post_id = post.id order by rank, sku_id) as sku_ids
      from post where not exists (select from post_draft where post_id = post.id) for update skip locked`
    for (const row of posts) {
      const text = (language: 'De' | 'En'): PostText => ({
        title: row[`title${language}`],
        teaser: row[`teaser${language}`],
        topic: row[`topic${language}`],
        contentHtml: row[`content${language}`],
      })
      await writeShownDraft(
        tx,
        { id: row.id, content: contentOf({ ...row, de: text('De'), en: text('En') }) },
        row.publishedAt,
      )
    }
  })
}

type InBoth<Name extends string> = Record<`${Name}${'De' | 'En'}`, string>
type PastPost = Pick<WrittenPost, 'path' | 'author' | 'picture' | 'publishedAt' | 'skuIds'> & { id: string } & InBoth<
    'title' | 'teaser' | 'topic' | 'content'
  >
