import type { Post } from '../../contract/magazine.ts'
import type { Viewer } from '../products/price.ts'
import { toCard } from '../products/product-card.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { toPostCard } from './post-card.ts'
import { findPost, findPostProducts, findRelatedPosts } from './queries.ts'

type PostDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>

const RELATED_POSTS = 6

/** The whole post with its products as the viewer may see them; NOT_FOUND where there is none or not yet. */
export async function readPost(deps: PostDeps, viewer: Viewer, key: string): Promise<Post> {
  const { db, clock } = deps
  const now = clock.now()
  const row = await findPost(db, key, now)
  if (!row) throw Problem.of('NOT_FOUND')
  const [products, related] = await Promise.all([
    findPostProducts(db, row.id, viewer.account?.companyId ?? null),
    findRelatedPosts(db, row, { now, limit: RELATED_POSTS }),
  ])
  return {
    ...toPostCard(row, viewer.language),
    author: row.author,
    contentHtml: viewer.language === 'de' ? row.contentDe : row.contentEn,
    products: products.map((product) => toCard(product, viewer, deps)),
    relatedPosts: related.map((post) => toPostCard(post, viewer.language)),
  }
}
