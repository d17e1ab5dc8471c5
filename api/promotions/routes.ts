import * as promotionsApi from '../../contract/promotions.ts'
import { texts } from '../../texts/texts.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { carouselFrames } from './carousel-frame.ts'
import { readCarousels as carousels } from './read-carousels.ts'
import { readHomeCollections, readPromotedProducts as promotedProducts } from './sections.ts'

export function promotionsRoutes(api: Api, deps: Deps) {
  const carouselDeps = { ...deps, readFrame: carouselFrames(deps) }
  serve(api, promotionsApi.listProducts, async ({ limit }, caller) => ({
    title: texts(caller.language).promotions.replies.promotedProducts,
    viewMoreUrl: '/search',
    items: await promotedProducts(deps, caller, limit),
  }))
  serve(api, promotionsApi.listCarousels, async (_, caller) => ({
    items: await carousels(carouselDeps, caller),
  }))
  serve(api, promotionsApi.listCollections, (_, caller) => readHomeCollections(deps, caller))
}
