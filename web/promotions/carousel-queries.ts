import { queryOptions } from '@tanstack/react-query'
import type { Carousel } from '../../contract/promotions.ts'
import type { Reader } from '../products/queries.ts'
import { shownProduct, type ShownProduct } from '../products/shown-product.ts'
import type { PostTitle } from '../magazine/queries.ts'
import type { Call } from '../platform/calls/call.ts'

export type ShownCarousel = Pick<Carousel, 'id' | 'type' | 'title' | 'viewMoreUrl' | 'promotions'> & {
  products: ShownProduct[]
  posts: PostTitle[]
}

// What of the magazine is seen without scrolling its row; the rest of the carousels follows when they are near.
const POSTS_SEEN_FIRST = 3

/** The carousels of the home page in their order; `seen` has only what the page comes with, to be light. */
export const homeCarouselsQuery = (ask: Call, { viewer, language }: Reader, extent: 'seen' | 'all') =>
  queryOptions({
    queryKey: ['carousels', 'home', extent, viewer, language],
    queryFn: async ({ signal }): Promise<ShownCarousel[]> => {
      // Schemas come with the first call: a page from the server needs none.
      const promotionsApi = await import('../../contract/promotions.ts')
      const { items } = await ask(promotionsApi.listCarousels, { placement: 'HOME' }, { signal })
      if (extent === 'all') return items.map(shownCarousel)
      return items
        .filter(({ type }) => type === 'POST')
        .map((carousel) => shownCarousel({ ...carousel, posts: carousel.posts.slice(0, POSTS_SEEN_FIRST) }))
    },
  })

function shownCarousel({ id, type, title, viewMoreUrl, promotions, products, posts }: Carousel): ShownCarousel {
  return {
    id,
    type,
    title,
    viewMoreUrl,
    promotions,
    products: products.map(shownProduct),
    posts: posts.map(({ path, title: name, featuredImage, topic }) => ({ path, title: name, featuredImage, topic })),
  }
}
