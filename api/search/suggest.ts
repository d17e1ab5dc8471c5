import { suggest, SuggestedProduct, type Suggestions } from '../../contract/listings.ts'
import type { Language } from '../../contract/platform/values.ts'
import { isFilled } from '../listings/index/count-categories.ts'
import { indexFor, type IndexView } from '../listings/index/index-view.ts'
import type { ReadIndex } from '../listings/index/live-index.ts'
import type { Deps } from '../platform/deps.ts'
import { cacheBriefly } from '../platform/reads/cache-briefly.ts'
import { createMemoCache } from '../platform/memo-cache.ts'
import { writerAround, writerOf, writtenList, type Written } from '../http/written.ts'
import { writtenOnce } from '../products/cards/goods.ts'
import { readSeenGoods } from '../products/cards/read-cards.ts'
import { toCard } from '../products/product-card.ts'
import { categoryEntry, categoryName } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import { ownDesignsFinder } from './own-designs.ts'
import { completionsOf } from './completions.ts'
import type { ReadOrderedProducts } from './ordered-products.ts'
import { namedBy, thingsNamed, thingsWithWord, type Named } from './suggested-names.ts'
import { findProducts } from './words/find-products.ts'
import { firstSkus } from './words/found-products.ts'
import type { WordIndex } from './words/word-index.ts'

type SuggestDeps = Pick<Deps, 'db' | 'pictures' | 'clock' | 'catalogIndex'> & {
  readIndex: ReadIndex
  readOrdered: ReadOrderedProducts
  words: WordIndex
}
type Input = { q: string; limit: number }

const writeProduct = writerOf(SuggestedProduct)
const writeSuggestions = writerAround(suggest.output, ['products'])

const most = { queries: 4, categories: 4, stores: 3, posts: 3 }

/** What a person who types `q` may mean; nothing here depends on a price. All but the products and own designs is in memory. */
export function openSuggestions(deps: SuggestDeps): (viewer: Viewer, input: Input) => Promise<Written<Suggestions>> {
  const findOwnDesigns = ownDesignsFinder(deps.db)
  const readPosts = cacheBriefly(deps.catalogIndex.maxAgeMs, () => findPosts(deps))

  return async (viewer, { q, limit }) => {
    const { language } = viewer
    const [view, ordered, posts] = await Promise.all([indexFor(deps, viewer), deps.readOrdered(viewer), readPosts()])
    const context = { index: deps.words, language, view, ordered }
    const skuIds = firstSkus(findProducts(context, q, { isTyped: true }), limit)
    const names = namesIn(view)
    const categories = thingsNamed(names.categories(language), q).filter((category) => isFilled(view, category))
    const found = {
      queries: completionsOf(context, q, most.queries),
      categories: categories
        .take(most.categories)
        .map((category) => categoryEntry(category, language))
        .toArray(),
      stores: thingsNamed(names.stores(), q)
        .take(most.stores)
        .map(({ id, slug, name }) => ({ storeId: id, storeName: name, storeUrl: `/stores/${slug}` }))
        .toArray(),
      posts: thingsWithWord(posts[language], q)
        .take(most.posts)
        .map(({ id, path, titleDe, titleEn }) => ({ id, path, title: language === 'de' ? titleDe : titleEn }))
        .toArray(),
    }
    const [products, designs] = await Promise.all([findSuggested(deps, viewer, skuIds), findOwnDesigns(viewer, q)])
    return writeSuggestions({ q, ...found, designs }, { products })
  }
}

/** In the order of the SKUs, without those that the viewer may not see any more. */
async function findSuggested(deps: SuggestDeps, viewer: Viewer, skuIds: string[]) {
  const { goods } = await readSeenGoods(deps.db, viewer, skuIds)
  const written = Array.from(goods.values(), (of) =>
    writtenOnce(of, `suggestion ${viewer.language}`, () => {
      const { skuId, name, brand, imageUrls, canonicalUrl } = toCard(of.row, viewer, deps)
      const { isExclusive } = of.row
      return writeProduct({ skuId, name, brand, imageUrl: imageUrls[0] ?? '', canonicalUrl, isExclusive })
    }),
  )
  return writtenList(written)
}

type Names = ReturnType<typeof foldNames>
const namesBy = new WeakMap<object, Names>()

/** The folded names of what an index has at a moment; its stores are others once anything of them is. */
function namesIn({ index }: IndexView): Names {
  const known = namesBy.get(index.stores) ?? foldNames(index)
  namesBy.set(index.stores, known)
  return known
}

function foldNames({ categories, stores }: IndexView['index']) {
  const memo = createMemoCache<string, Named<(typeof categories)[number]>>()
  const namedStores = namedBy(stores.values(), ({ name }) => name)
  return {
    categories: (language: Language) =>
      memo(language, () => namedBy(categories, (category) => categoryName(category, language))),
    stores: () => namedStores,
  }
}

type PostRow = { id: string; path: string; titleDe: string; titleEn: string }

/** What is published, the newest first. */
async function findPosts({ db, clock }: SuggestDeps): Promise<Record<Language, Named<PostRow>>> {
  const rows = await db<PostRow[]>`
    select id, path, title_de, title_en from post where published_at <= ${clock.now()} and (ends_at is null or ends_at > ${clock.now()}) order by published_at desc, id`
  return { de: namedBy(rows, ({ titleDe }) => titleDe), en: namedBy(rows, ({ titleEn }) => titleEn) }
}
