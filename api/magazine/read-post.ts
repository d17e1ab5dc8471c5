import { isPostPath } from '../../contract/operator/post-content.ts'
import type { Post } from '../../contract/magazine.ts'
import type { Caller } from '../http/caller.ts'
import { previewOf } from '../previews/previews.ts'
import { toCard } from '../products/product-card.ts'
import { catalogueCompany } from '../products/visibility.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { findDraft } from './operator/draft-queries.ts'
import { toPostCard } from './post-card.ts'
import { shownFields } from './publish-post.ts'
import { findPost, findPostProducts, findRelatedPosts, findSkuIds, type PostRow } from './queries.ts'

type PostDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>
type Reader = Pick<Caller, 'account' | 'language' | 'previewToken'>

const RELATED_POSTS = 6

/** The whole post with its products as the viewer may see them; NOT_FOUND where there is none or not yet. */
export async function readPost(deps: PostDeps, reader: Reader, key: string): Promise<Post> {
  const { db } = deps
  const now = deps.clock.now()
  const { row, skuIds } = (await findPreviewed(deps, reader, key)) ?? (await findPublished(deps, key))
  const { language } = reader
  const isGerman = language === 'de'
  const rows = isGerman ? row.goodsRowsDe : row.goodsRowsEn
  const named = [...new Set([...skuIds, ...rows.flatMap((goods) => goods.skuIds)])]
  const [products, related] = await Promise.all([
    findPostProducts(db, named, catalogueCompany(reader.account)),
    findRelatedPosts(db, row, { now, limit: RELATED_POSTS }),
  ])
  const cards = new Map(products.map((product) => [product.skuId, toCard(product, reader, deps)]))
  const cardsOf = (goods: readonly string[]) => goods.flatMap((skuId) => cards.get(skuId) ?? [])
  const card = toPostCard(row, language)
  return {
    ...card,
    author: row.author,
    contentHtml: isGerman ? row.contentDe : row.contentEn,
    goodsRows: rows.map(({ at, title, skuIds: goods }) => ({ at, title, products: cardsOf(goods) })),
    seoTitle: (isGerman ? row.seoTitleDe : row.seoTitleEn) || card.title,
    seoText: (isGerman ? row.seoTextDe : row.seoTextEn) || card.teaser,
    products: cardsOf(skuIds),
    relatedPosts: related.map((post) => toPostCard(post, language)),
  }
}

type Found = { row: PostRow; skuIds: string[] }

async function findPublished({ db, clock }: PostDeps, key: string): Promise<Found> {
  const row = await findPost(db, key, clock.now())
  if (!row) throw Problem.of('NOT_FOUND')
  return { row, skuIds: await findSkuIds(db, row.id) }
}

/** The draft that a link shows, under its address or its id; null for every other post. */
async function findPreviewed(deps: PostDeps, reader: Reader, key: string): Promise<Found | null> {
  const preview = await previewOf(deps, reader)
  const draft = preview?.kind === 'POST' ? await findDraft(deps.db, preview.targetId) : null
  if (!draft) return null
  const { id, content, startsAt } = draft
  // While it has no address of its own it is shown under its id.
  const path = isPostPath(content.path) ? content.path : id
  if (key !== id && key !== path) return null
  const fields = await shownFields(deps.db, content)
  // What is not written yet in one language shows the other's title: a page needs one.
  const [titleDe, titleEn] = [fields.titleDe || fields.titleEn || path, fields.titleEn || fields.titleDe || path]
  const row = { ...fields, titleDe, titleEn, id, path, publishedAt: startsAt ?? deps.clock.now() }
  return { row, skuIds: content.skuIds }
}

/** Where the page of a previewed post is; null where the post is gone. */
export async function previewedPath({ db }: Pick<Deps, 'db'>, id: string): Promise<string | null> {
  const draft = await findDraft(db, id)
  return draft && `/magazine/${isPostPath(draft.content.path) ? draft.content.path : id}`
}
