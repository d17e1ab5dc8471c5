import type { PostContent } from '../../contract/operator/post-content.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { findRatios } from '../uploads/find-ratios.ts'
import { renderBlocks } from './blocks/render-blocks.ts'
import { readingMinutesOf } from './clean-post-html.ts'

export type Statement = () => unknown
type Written = { id: string; content: PostContent }
type Shown = { at: Date; endsAt: Date | null }

/**
 * The statements that show what was written, in place of what was shown before; to be sent together. The day of a post is that of its
 * first publication.
 */
export async function publishingOf(tx: Tx, { id, content }: Written, { at, endsAt }: Shown): Promise<Statement[]> {
  const { goodsRowsDe, goodsRowsEn, ...fields } = await shownFields(tx, content)
  const row = { ...fields, goodsRowsDe: tx.json(goodsRowsDe), goodsRowsEn: tx.json(goodsRowsEn), endsAt }
  const goods = content.skuIds.map((skuId, rank) => ({ postId: id, skuId, rank }))
  return [
    () => tx`
      insert into post_former_path (path, post_id) select path, id from post where id = ${id} and path <> ${content.path}
      on conflict (path) do update set post_id = excluded.post_id`,
    () => tx`delete from post_former_path where path = ${content.path}`,
    () => tx`
      insert into post ${tx({ id, publishedAt: at, ...row })} on conflict (id) do update set ${tx(row)}`,
    () => tx`delete from post_product where post_id = ${id}`,
    ...(goods.length > 0 ? [() => tx`insert into post_product ${tx(goods)} on conflict do nothing`] : []),
    () => recordChange(tx, ['magazine']),
  ]
}

/** The statements that take it away; what was written stays. */
export const withdrawPost = (tx: Tx, id: string): Statement[] => [
  () => tx`delete from post where id = ${id}`,
  () => recordChange(tx, ['magazine']),
]

/** The row of what is shown. */
export async function shownFields(tx: Queryable, content: PostContent) {
  const { path, author, picture, blocks, de, en } = content
  const ratios = await findRatios(
    tx,
    blocks.flatMap((block) => block.picture ?? []),
  )
  const ratioOf = (name: string) => ratios.get(name) ?? STUDIO_RATIO
  const [german, english] = [renderBlocks(content, 'de', ratioOf), renderBlocks(content, 'en', ratioOf)]
  return {
    path,
    author: author.trim(),
    // The bare name of a cover is how they have always been kept.
    picture: (picture ?? '').replace(/^covers\//, ''),
    titleDe: de.title.trim(),
    titleEn: en.title.trim(),
    teaserDe: de.teaser.trim(),
    teaserEn: en.teaser.trim(),
    topicDe: de.topic.trim(),
    topicEn: en.topic.trim(),
    seoTitleDe: de.seoTitle.trim(),
    seoTitleEn: en.seoTitle.trim(),
    seoTextDe: de.seoText.trim(),
    seoTextEn: en.seoText.trim(),
    contentDe: german.html,
    contentEn: english.html,
    goodsRowsDe: german.rows,
    goodsRowsEn: english.rows,
    readingMinutesDe: readingMinutesOf(german.html),
    readingMinutesEn: readingMinutesOf(english.html),
  }
}

/** Covers and heroes are drawn so. */
const STUDIO_RATIO = 1.6
