import * as collectionsApi from '../../../contract/collections/collections.ts'
import type { CollectionRule, OperatorCollection } from '../../../contract/collections/collections.ts'
import { stateOf } from '../../../contract/operator/content.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readBerlinMinute } from '../../platform/wall-clock.ts'
import { findContentGoods } from '../../products/cards/content-goods.ts'
import { pictureUrl } from '../../products/pictures/picture-url.ts'
import { existsPicture } from '../../uploads/exists-picture.ts'
import { holdPictures } from '../../uploads/hold-pictures.ts'
import { addCollection, endCollection, updateCollection, type NoteCollection } from './change-collection.ts'
import {
  findCollection,
  findPicks,
  findUnknown,
  pageOfCollections,
  tryRule,
  type CollectionRow,
} from './find-collections.ts'

/** What operators put together: picked by hand, by a rule, or both. */
export function operatorCollectionRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps
  const noted = (caller: Caller<'operator'>, action: `collection.${string}`, reason?: string) => {
    const now = clock.now()
    const note: NoteCollection = async (tx, { id, before, after }) => {
      const { picture = null } = after as { picture?: string }
      const deed = { at: now, action, target: { kind: 'collection', id }, reason, before, after }
      await inOrder([() => holdPictures(tx, { picture }, caller.language), () => recordAudit(tx, caller, deed)])
    }
    return { now, note }
  }

  const reader =
    ({ slug, skuIds }: { slug: string; skuIds: string[] }, { language }: Caller<'operator'>) =>
    async (tx: Tx) => {
      const [row, goods] = await inOrder([
        () => findCollection(tx, slug),
        () => findContentGoods({ ...deps, db: tx }, skuIds, language),
      ])
      return present(row!, { skuIds, goods }, clock.now())
    }

  serve(api, collectionsApi.list, async ({ after, before, pageSize, ...narrowed }) => {
    const now = clock.now()
    const page = await pageOfCollections(db, { ...narrowed, now }, { after, before, pageSize })
    return { ...page, items: page.items.map((row) => presentEntry(row, now)) }
  })
  serve(api, collectionsApi.read, ({ slug }, { language }) => readCollection(deps, slug, language))
  serve(api, collectionsApi.create, async (input, caller) => {
    const collection = await checked(deps, input, caller.language)
    return addCollection(db, collection, { ...noted(caller, 'collection.create'), read: reader(collection, caller) })
  })
  serve(api, collectionsApi.change, async ({ version, ...input }, caller) => {
    const collection = { ...(await checked(deps, input, caller.language)), version }
    return updateCollection(db, collection, { ...noted(caller, 'collection.change'), read: reader(collection, caller) })
  })
  serve(api, collectionsApi.end, async ({ slug, reason }, caller) => {
    if (!(await endCollection(db, slug, noted(caller, 'collection.end', reason)))) throw Problem.of('NOT_FOUND')
  })
  serve(api, collectionsApi.tryRule, async (conditions, { language }) => {
    const { count, skuIds } = await tryRule(db, { ...noConditions, ...conditions }, clock.now())
    return { count, goods: await findContentGoods(deps, skuIds, language) }
  })
}

const noConditions: CollectionRule = {
  category: null,
  brand: null,
  attribute: null,
  attributeValue: null,
  priceMax: null,
  newDays: null,
}

/** What is to be written. Refuses a picture, goods or a category that are not there, and a window that ends before it begins. */
async function checked(deps: Deps, input: InputOf<typeof collectionsApi.create>, language: Language) {
  const t = texts(language).operator.content
  const { category, brand, attribute, attributeValue, priceMax, newDays, ...others } = input
  const rule = { category, brand, attribute, attributeValue, priceMax, newDays }
  const { startsAt, endsAt, skuIds, picture } = others
  const [hasPicture, unknown, [place]] = await Promise.all([
    existsPicture(deps, picture),
    findUnknown(deps.db, skuIds),
    category === null ? [null] : deps.db`select from category where slug = ${category}`,
  ])
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) throw wrong({ endsAt: t.wrongWindow })
  if (!hasPicture) throw wrong({ picture: t.noPicture })
  if (unknown.length > 0) throw wrong({ skuIds: t.noProducts(unknown.join(', ')) })
  if (place === undefined) throw wrong({ category: t.noPlace })
  if (attributeValue !== null && attribute === null) throw wrong({ attribute: t.attributeMissing })
  const instant = (minute: string | null) => (minute === null ? null : readBerlinMinute(minute))
  // A cover stands there by its bare name.
  return {
    ...others,
    rule: Object.values(rule).some((condition) => condition !== null) ? rule : null,
    skuIds: [...new Set(skuIds)],
    picture: picture.replace(/^covers\//, ''),
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
  }
}

const wrong = (fieldErrors: Record<string, string>) => Problem.of('VALIDATION', undefined, { fieldErrors })

const nameOf = (picture: string) => (picture.includes('/') ? picture : `covers/${picture}`)

const presentEntry = ({ descriptionDe: _, descriptionEn: __, ...row }: CollectionRow, now: Date) => ({
  ...row,
  picture: nameOf(row.picture),
  imageUrl: pictureUrl(row.picture),
  state: stateOf(row, now),
})

async function readCollection(deps: Deps, slug: string, language: Language): Promise<OperatorCollection> {
  const [row, skuIds] = await Promise.all([findCollection(deps.db, slug), findPicks(deps.db, slug)])
  if (!row) throw Problem.of('NOT_FOUND')
  return present(row, { skuIds, goods: await findContentGoods(deps, skuIds, language) }, deps.clock.now())
}

const present = (row: CollectionRow, picks: Pick<OperatorCollection, 'skuIds' | 'goods'>, now: Date) => ({
  ...presentEntry(row, now),
  descriptionDe: row.descriptionDe,
  descriptionEn: row.descriptionEn,
  ...picks,
})
