import type { Suggestions } from '../../contract/listings.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import type { Viewer } from '../products/price.ts'
import { canonicalUrl } from '../products/product-address.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Deps } from '../platform/deps.ts'
import { foldText } from '../../contract/platform/fold-text.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import { indexFor } from '../listings/index/index-view.ts'
import { buyingCompany } from '../http/caller.ts'
import type { ReadIndex } from '../listings/index/live-index.ts'
import { completionsOf } from './completions.ts'
import { findOrderedProducts } from './ordered-products.ts'
import { findProducts } from './words/find-products.ts'
import { firstSkus } from './words/found-products.ts'
import type { WordIndex } from './words/word-index.ts'

type SuggestDeps = Pick<Deps, 'db' | 'pictures' | 'clock'> & { readIndex: ReadIndex; words: WordIndex }
type Input = { q: string; limit: number }

/** What a person who types `q` may mean; nothing here depends on a price. */
export async function suggest(deps: SuggestDeps, viewer: Viewer, { q, limit }: Input): Promise<Suggestions> {
  const isGerman = viewer.language === 'de'
  const [view, ordered] = await Promise.all([indexFor(deps, viewer), findOrderedProducts(deps.db, viewer)])
  const context = { index: deps.words, language: viewer.language, view, ordered }
  const skuIds = firstSkus(findProducts(context, q, { isTyped: true }), limit)
  const queries = completionsOf(context, q, 4)
  const [products, categories, stores, posts, designs] = await Promise.all([
    findRows(deps, viewer, skuIds),
    findCategories(deps, viewer, { q, limit: 4 }),
    findStores(deps, { q, limit: 3 }),
    findPosts(deps, viewer, { q, limit: 3 }),
    findOwnDesigns(deps, viewer, { q, limit: 3 }),
  ])
  return {
    q,
    queries,
    products: products.map((row) => ({
      skuId: row.skuId,
      name: isGerman ? row.nameDe : row.nameEn,
      brand: row.brand,
      imageUrl: productPictureUrls(row, viewer.language, deps.pictures)[0] ?? '',
      canonicalUrl: canonicalUrl(row),
      isExclusive: row.isExclusive,
    })),
    categories: categories.map(({ slug, name }) => ({ id: slug, slug, name })),
    stores: stores.map(({ id, slug, name }) => ({ storeId: id, storeName: name, storeUrl: `/stores/${slug}` })),
    posts,
    designs,
  }
}

type ProductRow = {
  skuId: string
  nameDe: string
  nameEn: string
  brand: string
  picture: PictureRecipe
  isExclusive: boolean
}

/** In the order of the SKUs, without those that the viewer may not see any more. */
function findRows({ db }: SuggestDeps, viewer: Viewer, skuIds: string[]) {
  return db<ProductRow[]>`
    select p.sku_id, p.name_de, p.name_en, p.brand, p.picture, p.is_exclusive
    from product p where p.sku_id = any(${skuIds}) and ${visibleTo(db, viewer.account?.companyId ?? null)}
    order by array_position(${skuIds}, p.sku_id)`
}

// Names that begin with the text come first, then those of which a word does, then the rest.
function findCategories({ db }: SuggestDeps, viewer: Viewer, { q, limit }: Input) {
  const text = foldText(q.trim())
  const visible = visibleTo(db, viewer.account?.companyId ?? null)
  const name = viewer.language === 'de' ? db`name_de` : db`name_en`
  return db<{ slug: string; name: string }[]>`
    select slug, name
    from (select slug, ${name} as name, sort, ' ' || folded(${name}) as words from category) c
    where position(${text} in words) > 0 and exists (
      select from product p where p.category_slug = c.slug and ${visible}
      union all
      select from product p where p.root_category_slug = c.slug and ${visible})
    order by position(${text} in words) <> 2, position(' ' || ${text} in words) = 0, sort, slug limit ${limit}`
}

function findStores({ db }: Pick<SuggestDeps, 'db'>, { q, limit }: Input) {
  const text = foldText(q.trim())
  return db<{ id: string; slug: string; name: string }[]>`
    select id, slug, name from (select id, slug, name, ' ' || folded(name) as words from store) s
    where position(${text} in words) > 0
    order by position(${text} in words) <> 2, position(' ' || ${text} in words) = 0, name, id limit ${limit}`
}

// Published posts with a word of the title that begins with the text.
function findPosts({ db, clock }: Pick<SuggestDeps, 'db' | 'clock'>, viewer: Viewer, { q, limit }: Input) {
  const text = foldText(q.trim())
  const title = viewer.language === 'de' ? db`title_de` : db`title_en`
  return db<{ id: string; path: string; title: string }[]>`
    select id, path, ${title} as title from post
    where published_at <= ${clock.now()} and position(' ' || ${text} in ' ' || folded(${title})) > 0
    order by published_at desc, id limit ${limit}`
}

/** The buyer's own, by title or by what they are printed on, newest first. What may not be seen any more has no name. */
async function findOwnDesigns({ db }: Pick<SuggestDeps, 'db'>, { account, language }: Viewer, { q, limit }: Input) {
  const buyerId = buyingCompany(account)
  if (!buyerId) return []
  const text = foldText(q.trim())
  const name = language === 'de' ? db`p.name_de` : db`p.name_en`
  return db<{ id: string; title: string; productName: string }[]>`
    select d.id, d.title, coalesce(${name}, '') as product_name
    from design d left join product p on p.sku_id = d.sku_id and ${visibleTo(db, buyerId)}
    where d.buyer_id = ${buyerId} and position(${text} in folded(d.title || ' ' || coalesce(${name}, ''))) > 0
    order by d.updated_at desc, d.id limit ${limit}`
}
