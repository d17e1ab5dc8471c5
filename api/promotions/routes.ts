import * as promotionsApi from '../../contract/promotions.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { serve, type Api } from '../http/serve.ts'
import { writerAround } from '../http/written.ts'
import type { Deps } from '../platform/deps.ts'
import { previewOf } from '../previews/previews.ts'
import { carouselFrames, readFrame } from './carousel-frame.ts'
import type { Showing } from '../platform/reads/showing.ts'
import { readCarousels } from './read-carousels.ts'
import { openSections } from './sections.ts'

/** Returns how to drop what is cached briefly, before pages are made of something that has changed. */
export function promotionsRoutes(api: Api, deps: Deps): { drop(): void } {
  const sections = openSections(deps)
  const readShownFrame = carouselFrames(deps)
  const writeProducts = writerAround(promotionsApi.listProducts.output, ['items'])
  const writeCarousels = writerAround(promotionsApi.listCarousels.output, ['items'])
  serve(api, promotionsApi.listProducts, async ({ limit }, caller) =>
    writeProducts(
      { title: texts(caller.language).promotions.replies.promotedProducts, viewMoreUrl: '/search' },
      { items: await sections.readPromotedProducts(caller, limit) },
    ),
  )
  serve(api, promotionsApi.listCarousels, async (_, caller) => {
    const preview = await previewedOf(deps, caller)
    const frame = preview ? () => readFrame(deps.db, preview) : readShownFrame
    return writeCarousels({}, { items: await readCarousels({ ...deps, readFrame: frame }, caller) })
  })
  serve(api, promotionsApi.listCollections, (_, caller) => sections.readHomeCollections(caller))
  return { drop: readShownFrame.drop }
}

/** The front page as a preview shows it: at its moment, with drafts. */
async function previewedOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Pick<Caller, 'previewToken'>,
): Promise<Showing | null> {
  const preview = await previewOf(deps, caller)
  return preview?.kind === 'FRONT_PAGE' ? { now: preview.shownAt ?? deps.clock.now(), withDrafts: true } : null
}
