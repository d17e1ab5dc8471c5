import type { Suggestions } from '../../contract/listings.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import type { Viewer } from '../products/price.ts'
import { canonicalUrl } from '../products/product-address.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Deps } from '../platform/deps.ts'
import { foldText } from '../../contract/platform/fold-text.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import { matching } from './search.ts'

type SuggestDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>
type Input = { q: string; limit: number }

/** What a person who types `q` may mean; nothing here depends on a price. */
export async function suggest(deps: SuggestDeps, viewer: Viewer, { q, limit }: Input): Promise<Suggestions> {
  const isGerman = viewer.language === 'de'
  const [products, categories, stores, posts] = await Promise.all([
    findProducts(deps, viewer, { q, limit: Math.max(limit, PRODUCTS_READ) }),
    findCategories(deps, viewer, { q, limit: 4 }),
    findStores(deps, { q, limit: 3 }),
    findPosts(deps, viewer, { q, limit: 3 }),
  ])
  const names = products.map((row) => (isGerman ? row.nameDe : row.nameEn))
  return {
    q,
    queries: completionsOf(q, names, 4),
    products: products.slice(0, limit).map((row, i) => ({
      skuId: row.skuId,
      name: names[i] ?? '',
      brand: row.brand,
      imageUrl: productPictureUrls(row, deps.pictures)[0] ?? '',
      canonicalUrl: canonicalUrl(row),
    })),
    categories: categories.map(({ slug, name }) => ({ id: slug, slug, name })),
    stores: stores.map(({ id, slug, name }) => ({ storeId: id, storeName: name, storeUrl: `/stores/${slug}` })),
    posts,
  }
}

/** Enough names to find completions in. */
const PRODUCTS_READ = 40

type ProductRow = { skuId: string; nameDe: string; nameEn: string; brand: string; picture: PictureRecipe }

function findProducts({ db }: SuggestDeps, viewer: Viewer, { q, limit }: Input) {
  const { joins, where, relevance } = matching(db, q)
  return db<ProductRow[]>`
    select p.sku_id, p.name_de, p.name_en, p.brand, p.picture
    from product p ${joins} where ${visibleTo(db, viewer.account?.id ?? null)} and ${where}
    order by ${relevance}, p.sku_id limit ${limit}`
}

// Names that begin with the text come first, then those of which a word does, then the rest.
function findCategories({ db }: SuggestDeps, viewer: Viewer, { q, limit }: Input) {
  const text = foldText(q.trim())
  const visible = visibleTo(db, viewer.account?.id ?? null)
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

/**
 * The text with its last word completed by words of the names: 'bio haf' and 'Bio Haferdrink' give 'bio Haferdrink'.
 * The most frequent come first; a word that is complete already gives none of itself.
 */
function completionsOf(q: string, names: string[], limit: number): string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]+)\s*$/u.exec(q) ?? []
  const typed = foldText(last)
  if (!typed) return []
  const found = new Map<string, { word: string; count: number }>()
  for (const word of names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? [])) {
    const folded = foldText(word)
    if (!folded.startsWith(typed) || folded === typed) continue
    const known = found.get(folded)
    if (known) known.count++
    else found.set(folded, { word, count: 1 })
  }
  const best = [...found.values()].toSorted((a, b) => b.count - a.count)
  return best.slice(0, limit).map(({ word }) => `${before}${word}`)
}
