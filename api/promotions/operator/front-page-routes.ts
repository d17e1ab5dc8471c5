import * as frontPageApi from '../../../contract/operator/front-page.ts'
import type { OperatorCarousel } from '../../../contract/operator/front-page.ts'
import { stateOf } from '../../../contract/operator/content.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { readBerlinMinute } from '../../platform/wall-clock.ts'
import { addCarousel, changeCarousel, existsSource, orderCarousels, removeCarousel } from '../carousel-admin.ts'
import { findCarousels, type HeldCarousel } from '../carousel-queries.ts'
import { countHomePromotions } from '../promotion-admin.ts'
import { checkWindow, wrong } from './check-content.ts'
import { findChoices } from './choices.ts'
import { noteOf, refuseUnseen, type Operator } from './note-change.ts'
import { readPlan } from './plan.ts'

/** What operators put on the front page. */
export function frontPageRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  serve(api, frontPageApi.read, async () => {
    const now = clock.now()
    const [carousels, promotionCounts] = await Promise.all([findCarousels(db), countHomePromotions(db, now)])
    return { carousels: carousels.map((row) => presentCarousel(row, now)), promotionCounts }
  })
  serve(api, frontPageApi.readPlan, ({ from }, { language }) => readPlan(deps, from, language))
  serve(api, frontPageApi.readChoices, (_, { language }) => findChoices(db, language))

  serve(api, frontPageApi.orderCarousels, async ({ slugs }, caller) => {
    const unknown = await orderCarousels(db, slugs, noteOf(deps, caller, { action: 'carousel.order' }))
    if (unknown.length > 0) throw Problem.of('NOT_FOUND')
  })
  serve(api, frontPageApi.createCarousel, async (input, caller) => {
    const carousel = { ...input, ...(await checkedWindow(deps, input, caller)) }
    if (!(await addCarousel(db, carousel, noteOf(deps, caller, { action: 'carousel.create' }))))
      throw Problem.of('SLUG_TAKEN')
    return presentCarousel({ ...carousel, version: 1 }, clock.now())
  })
  serve(api, frontPageApi.changeCarousel, async ({ version, ...input }, caller) => {
    const carousel = { ...input, ...(await checkedWindow(deps, input, caller)) }
    const change = (held: HeldCarousel) => {
      refuseUnseen(held.version === version)
      return carousel
    }
    const note = noteOf(deps, caller, { action: 'carousel.change' })
    if (!(await changeCarousel(db, input.slug, { change, note }))) throw Problem.of('NOT_FOUND')
    return presentCarousel({ ...carousel, version: version + 1 }, clock.now())
  })
  serve(api, frontPageApi.removeCarousel, async ({ slug, reason }, caller) => {
    if (!(await removeCarousel(db, slug, noteOf(deps, caller, { action: 'carousel.delete', reason }))))
      throw Problem.of('NOT_FOUND')
  })
}

type NewCarousel = InputOf<typeof frontPageApi.createCarousel>

/** Refuses goods of no source or of two; answers from when until when it is shown. */
async function checkedWindow({ db }: Deps, input: NewCarousel, { language }: Operator) {
  const t = texts(language).operator.content
  const { type, collectionSlug, rule, categorySlug } = input
  const sources = [collectionSlug, rule].filter((source) => source !== null).length
  if (sources !== (type === 'PRODUCT' ? 1 : 0)) throw wrong({ rule: t.oneSource })
  if (categorySlug !== null && rule === null) throw wrong({ categorySlug: t.categoryOfRule })
  if (!(await existsSource(db, { collectionSlug, categorySlug })))
    throw wrong(collectionSlug === null ? { categorySlug: t.noPlace } : { collectionSlug: t.noCollection })
  checkWindow(input, language)
  const instant = (minute: string | null) => (minute === null ? null : readBerlinMinute(minute))
  return { startsAt: instant(input.startsAt), endsAt: instant(input.endsAt) }
}

const presentCarousel = (row: HeldCarousel, now: Date): OperatorCarousel => ({ ...row, state: stateOf(row, now) })
