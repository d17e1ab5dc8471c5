import * as promotionsApi from '../../../contract/operator/promotions.ts'
import type { OperatorPromotion } from '../../../contract/operator/promotions.ts'
import { stateOf } from '../../../contract/operator/content.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import { pictureUrl } from '../../products/pictures/picture-url.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { findStoreId } from '../coupon-admin.ts'
import {
  changePromotion,
  createPromotion,
  endPromotion,
  existsPlace,
  findPromotion,
  pageOfPromotions,
  type ListedPromotion,
} from '../promotion-admin.ts'
import { holdPictures } from '../../uploads/hold-pictures.ts'
import type { NoteChange } from '../carousel-admin.ts'
import { checkPicture, checkWindow, wrong } from './check-content.ts'
import { noteOf, refuseUnseen, type Operator } from './note-change.ts'

/** What operators put forward, on the front page and among goods. */
export function operatorPromotionRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  serve(api, promotionsApi.list, async ({ after, before, pageSize, ...narrowed }) => {
    const now = clock.now()
    const page = await pageOfPromotions(db, { ...narrowed, now }, { after, before, pageSize })
    return { ...page, items: page.items.map((row) => presentPromotion(row, now)) }
  })
  serve(api, promotionsApi.create, async (input, caller) => {
    const promotion = await checkedPromotion(deps, input, caller)
    if (
      !(await createPromotion(
        db,
        promotion,
        noteShown(deps, caller, { picture: input.picture, action: 'promotion.create' }),
      ))
    )
      throw Problem.of('SLUG_TAKEN')
    return readPromotion(deps, input.slug)
  })
  serve(api, promotionsApi.change, async ({ version, ...input }, caller) => {
    const promotion = { ...(await checkedPromotion(deps, input, caller)), version }
    refuseUnseen(
      await changePromotion(
        db,
        promotion,
        noteShown(deps, caller, { picture: input.picture, action: 'promotion.change' }),
      ),
    )
    return readPromotion(deps, input.slug)
  })
  serve(api, promotionsApi.end, async ({ slug, reason }, caller) => {
    if (
      !(await endPromotion(db, { slug, now: clock.now() }, noteOf(deps, caller, { action: 'promotion.end', reason })))
    )
      throw Problem.of('NOT_FOUND')
  })
}

/** Notes what was written, and holds its picture. */
const noteShown =
  (deps: Deps, caller: Operator, { picture, action }: { picture: string; action: `promotion.${string}` }): NoteChange =>
  async (tx, change) => {
    await inOrder([
      () => holdPictures(tx, { picture }, caller.language),
      () => noteOf(deps, caller, { action })(tx, change),
    ])
  }

async function checkedPromotion(deps: Deps, input: InputOf<typeof promotionsApi.create>, { language }: Operator) {
  const t = texts(language).operator.content
  const { storeSlug, startsAt, endsAt, ...fields } = input
  checkWindow({ startsAt, endsAt }, language)
  const { placement, placeSlug, picture } = fields
  const [storeId, isPlace] = await Promise.all([
    storeSlug === null ? null : findStoreId(deps.db, storeSlug),
    placeSlug === null || existsPlace(deps.db, placement, placeSlug),
    checkPicture(deps, picture, language),
  ])
  if (storeSlug !== null && storeId === null) throw wrong({ storeSlug: t.noStore })
  if (!isPlace) throw wrong({ placeSlug: t.noPlace })
  return { ...fields, storeId, from: startsAt, until: endsAt }
}

async function readPromotion({ db, clock }: Deps, slug: string): Promise<OperatorPromotion> {
  const now = clock.now()
  const row = await findPromotion(db, slug, now)
  if (!row) throw Problem.of('NOT_FOUND')
  return presentPromotion(row, now)
}

export const presentPromotion = (row: ListedPromotion, now: Date): OperatorPromotion => ({
  ...row,
  imageUrl: pictureUrl(row.picture),
  state: stateOf(row, now),
})
