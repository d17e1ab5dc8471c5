import type { Changes, Content, Field } from '../../contract/range/content.ts'
import { isSameValue } from '../../contract/range/content.ts'
import type { EditedProduct, ProductAction } from '../../contract/range/editor.ts'
import { fieldsOf } from '../../contract/range/fields.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { findContent, lockContent, type StoredContent } from '../products/changes/content.ts'
import { listPhotos } from '../products/pictures/photo-queries.ts'
import { canonicalUrl } from '../products/product-address.ts'
import type { ProductStatus } from '../products/product-status.ts'
import { contentOf } from './content-row.ts'
import { uploaded } from './photos/add-photo.ts'
import {
  findCategories,
  findDraft,
  findSurroundings,
  type DraftRow,
  type FilledCategory,
  type Surroundings,
} from './queries.ts'

/** A product with its layers: what buyers see, what waits for an operator over it, and the draft on top. */
export type Layers = {
  row: StoredContent
  draft: DraftRow
  /** Of what is live. */
  category: FilledCategory
  /** That, and those which the draft and what waits name. */
  categories: readonly FilledCategory[]
  /** That of the content; undefined where there is none of that name. */
  chosen: FilledCategory | undefined
  live: Content
  /** Live and what was handed in: what the draft changes. */
  base: Content
  content: Content
}

/** Of the product with its draft, as findLayerRows has read them. Throws NOT_FOUND. */
export function layersOf([row, found, categories]: LayerRows): Layers {
  const category = categories.find(({ slug }) => slug === row?.categorySlug)
  if (!row || !category) throw Problem.of('NOT_FOUND')
  const draft = row.submittedAt ? found : withdrawn(found)
  const live = contentOf(row, category)
  const base = { ...live, ...draft.submitted }
  const content = { ...base, ...draft.changes }
  const chosen = categories.find(({ slug }) => slug === content.category)
  return { row, draft, category, categories, chosen, live, base, content }
}

/** What was handed in and waits no more is a draft again, below what was changed since. */
const withdrawn = (draft: DraftRow): DraftRow => ({
  ...draft,
  changes: { ...draft.submitted, ...draft.changes },
  submitted: null,
})

type LayerRows = [StoredContent | undefined, DraftRow, FilledCategory[]]

/** Until the transaction ends nobody else changes the product or its draft. */
export async function lockLayers(tx: Tx, storeId: string, skuId: string): Promise<Layers> {
  const [row, draft, categories] = await inOrder([
    () => lockContent(tx, storeId, skuId),
    () => findDraft(tx, storeId, skuId),
    () => findCategories(tx, skuId),
  ])
  return layersOf([row, draft, categories])
}

/** Fields of the draft whose value beside it is another one than it was begun from; none of what was never published. */
export const overtakenFields = ({ base, draft, row }: Layers): Field[] =>
  row.status === 'DRAFT'
    ? []
    : fieldsOf(draft.changes).filter((field) => field in draft.bases && !isSameValue(base[field], draft.bases[field]))

/** NOT_FOUND, also for another store's. */
export async function readEditedProduct(
  deps: Pick<Deps, 'db' | 'pictures'>,
  caller: Caller<'supplier'>,
  skuId: string,
): Promise<EditedProduct> {
  const { db } = deps
  const { storeId } = caller.account
  const [row, draft, categories, surroundings, photos] = await Promise.all([
    findContent(db, storeId, skuId),
    findDraft(db, storeId, skuId),
    findCategories(db, skuId),
    findSurroundings(db, storeId, skuId),
    listPhotos(db, skuId),
  ])
  return {
    ...present(layersOf([row, draft, categories]), surroundings, { caller, deps }),
    photos: photos.map(uploaded),
  }
}

type By = { caller: Caller<'supplier'>; deps: Pick<Deps, 'pictures'> }

function present(layers: Layers, around: Surroundings, { caller: { account, language }, deps }: By) {
  const { row, draft, live, content } = layers
  // The draft may be on its way to another category, whose rules it follows then.
  const category = layers.chosen ?? layers.category
  return {
    skuId: row.skuId,
    status: row.status,
    version: draft.version,
    live: row.status === 'DRAFT' ? null : live,
    content,
    changed: fieldsOf(draft.changes),
    overtaken: overtakenFields(layers),
    filled: draft.filled,
    savedAt: draft.savedAt,
    savedBy: draft.savedByName,
    isSavedByCaller: draft.savedBy === account.personId,
    waiting: waitingOf(row, draft),
    answer: answerOf(draft),
    isFood: category.isFood,
    attributes: category.attributes,
    categoryTaxRate: category.taxRateBp / 100,
    isStoreTrusted: around.isTrusted,
    storeName: around.storeName,
    imageUrls: productPictureUrls({ ...row, picture: pictureWith(row, content) }, language, deps.pictures),
    canonicalUrl: row.status === 'ACTIVE' ? canonicalUrl(row) : null,
    sellable: around.sellable,
    updatedAt: row.updatedAt,
    allowedActions: allowedActions[row.status],
  }
}

/** The pictures as they would be with this content. */
export function pictureWith({ picture: { photos: _, ...drawn } }: StoredContent, { photos }: Content) {
  return photos.length > 0 ? { ...drawn, photos } : drawn
}

const waitingOf = (
  { submittedAt }: StoredContent,
  { submitted, submittedByName }: DraftRow,
): EditedProduct['waiting'] =>
  submittedAt && { at: submittedAt, by: submittedByName, fields: fieldsOf((submitted ?? {}) as Changes) }

const answerOf = ({ answer, answeredAt, answerMessage, answerWords }: DraftRow): EditedProduct['answer'] =>
  answer && answeredAt ? { kind: answer, at: answeredAt, message: answerMessage, words: answerWords } : null

const allowedActions: Record<ProductStatus, ProductAction[]> = {
  DRAFT: ['ARCHIVE'],
  IN_REVIEW: ['ARCHIVE'],
  ACTIVE: ['PAUSE', 'ARCHIVE'],
  PAUSED: ['ACTIVATE', 'ARCHIVE'],
  BLOCKED: ['ARCHIVE'],
  ARCHIVED: ['RESTORE'],
}
