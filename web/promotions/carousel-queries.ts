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

const ofHome = (extent: 'seen' | 'all', { viewer, language }: Reader) => ['carousels', 'home', extent, viewer, language]

/** The carousels of the home page in their order. */
export const homeCarouselsQuery = (ask: Call, reader: Reader) =>
  queryOptions({
    queryKey: ofHome('all', reader),
    queryFn: ({ signal }) => readCarousels(ask, signal),
  })

/** What the page comes with of them, to be light. In the browser it costs no request of its own. */
export const firstCarouselsQuery = (ask: Call, reader: Reader) =>
  queryOptions({
    queryKey: ofHome('seen', reader),
    queryFn: async ({ client }): Promise<ShownCarousel[]> => {
      // What a server's query client holds goes along with its page: all of them would make it heavy.
      const isServer = typeof document === 'undefined'
      const carousels = await (isServer ? readCarousels(ask) : client.fetchQuery(homeCarouselsQuery(ask, reader)))
      return carousels
        .filter(({ type }) => type === 'POST')
        .map((carousel) => ({ ...carousel, posts: carousel.posts.slice(0, POSTS_SEEN_FIRST) }))
    },
  })

async function readCarousels(ask: Call, signal?: AbortSignal): Promise<ShownCarousel[]> {
  // Schemas come with the first call: a page from the server needs none.
  const promotionsApi = await import('../../contract/promotions.ts')
  const { items } = await ask(promotionsApi.listCarousels, { placement: 'HOME' }, signal ? { signal } : {})
  return items.map(shownCarousel)
}

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
