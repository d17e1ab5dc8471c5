import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { isGtin } from '../../contract/range/gtin.ts'
import { emptyContent, type Changes, type Field } from '../../contract/range/content.ts'
import type * as editorApi from '../../contract/range/editor.ts'
import { differing, fieldsOf } from '../../contract/range/fields.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { insertDraftProduct, insertStock, nextSku } from '../products/changes/content.ts'
import { copyPhotos } from '../products/pictures/photo-queries.ts'
import { pictureOfArticle } from '../products/pictures/picture-of-article.ts'
import { lockLayers, type Layers } from './edited-product.ts'
import { findCategory, findKnownGoods, writeDraft, type KnownGoods } from './queries.ts'
import { foodOf } from '../products/changes/goods-facts.ts'
import { namesOf } from './save-draft.ts'

type CreateInput = InputOf<typeof editorApi.create>
type Created = OutputOf<typeof editorApi.create>

/** Begins a draft; nothing of it is seen by anybody else. */
export async function createProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'supplier'>,
  input: CreateInput,
): Promise<Created> {
  const now = clock.now()
  return inTransactionOnce<Created>(db, caller.keyed, {
    work: async (tx) => ({ skuId: await beginDraft(tx, { input, caller, now }) }),
    resultOf: ({ skuId }) => skuId,
    again: async (skuId) => ({ skuId }),
  })
}

type By = { caller: Caller<'supplier'>; now: Date }

async function beginDraft(tx: Tx, { input, caller, now }: By & { input: CreateInput }): Promise<string> {
  return begin(tx, await contentToBegin(tx, input, caller), { caller, now })
}

/** A copy of a product, which differs from it in these. */
export const beginCopy = (tx: Tx, layers: Layers, { but, ...by }: By & { but: Changes }): Promise<string> =>
  begin(tx, copied(layers, but), by)

async function begin(tx: Tx, beginning: Beginning, { caller, now }: By): Promise<string> {
  const { category: slug, changes, filled, from } = beginning
  const { storeId, personId } = caller.account
  const [category, skuId] = await inOrder([() => findCategory(tx, slug), () => nextSku(tx)])
  if (!category?.isLeaf) throw invalid('category', caller)
  const picture = pictureOfArticle({ nameDe: changes.nameDe ?? '', size: '' })
  const begun = {
    skuId,
    storeId,
    categorySlug: slug,
    rootCategorySlug: category.rootSlug,
    taxRateBp: category.taxRateBp,
    picture,
  }
  const fieldVersions = Object.fromEntries(fieldsOf(changes).map((field) => [field, 1]))
  await inOrder([
    () => insertDraftProduct(tx, { ...begun, ...namesOf(changes), now }),
    () => insertStock(tx, skuId),
    async () => {
      if (from) await copyPhotos(tx, { from: from.skuId, to: { skuId, storeId }, ids: from.photoIds })
    },
    () =>
      writeDraft(
        tx,
        { skuId, storeId },
        { version: 1, changes, fieldVersions, filled, savedAt: now, savedBy: personId },
      ),
  ])
  return skuId
}

type Beginning = {
  category: string
  changes: Changes
  filled: Field[]
  /** Of a copy: whose pictures it gets, under names of its own. */
  from?: { skuId: string; photoIds: { old: string; id: string }[] }
}

async function contentToBegin(tx: Tx, input: CreateInput, caller: Caller<'supplier'>): Promise<Beginning> {
  const { gtin, copyOf } = input
  if (copyOf) return copied(await lockLayers(tx, caller.account.storeId, copyOf))
  if (gtin && !isGtin(gtin)) throw invalid('gtin', caller)
  const known = gtin ? await findKnownGoods(tx, gtin) : undefined
  const category = input.category ?? known?.categorySlug
  if (!category) throw invalid('category', caller)
  const filling = known ? fillingOf(known) : {}
  // The category that was named is meant, whatever others say.
  const filled = fieldsOf(filling).filter((field) => field !== 'category' || !input.category)
  const changes = differing(emptyContent(category), { ...filling, category, ...(gtin && { gtin }) })
  return { category, changes, filled }
}

/** A copy is another article: it has a number of its own. */
function copied({ row: { skuId }, content }: Layers, but: Changes = {}): Beginning {
  const { category } = content
  const own = { supplierSku: '', gtin: '', boxGtin: '', palletGtin: '', firstStock: null }
  const photoIds = content.photos.map(({ id: old }) => ({ old, id: newId() }))
  const photos = content.photos.map((photo, at) => ({ ...photo, id: photoIds[at]!.id }))
  const changes = differing(emptyContent(category), { ...content, ...own, photos, ...but })
  return { category, changes, filled: [], from: { skuId, photoIds } }
}

const fillingOf = ({ nameDe, nameEn, brand, categorySlug, food }: KnownGoods): Changes => ({
  nameDe,
  nameEn,
  brand,
  category: categorySlug,
  ...(food && { allergens: foodOf(food).allergens }),
})

const invalid = (field: 'category' | 'gtin', { language }: Caller<'supplier'>) => {
  const t = texts(language).range.replies.problems
  return Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: field === 'gtin' ? t.GTIN : t.UNKNOWN } })
}
