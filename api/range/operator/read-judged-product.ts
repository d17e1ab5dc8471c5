import { completenessOf } from '../../../contract/range/completeness.ts'
import type { Content } from '../../../contract/range/content.ts'
import { fieldsOf, onlyFields } from '../../../contract/range/fields.ts'
import type { JudgedProduct } from '../../../contract/range/operator-products.ts'
import { findWords } from '../../../contract/range/word-list.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { productPictureUrls } from '../../platform/pictures/picture-address.ts'
import { categoryName } from '../../products/categories.ts'
import { findContent } from '../../products/changes/content.ts'
import { canonicalUrl } from '../../products/product-address.ts'
import { layersOf, pictureWith, type Layers } from '../edited-product.ts'
import { findCategories, findDraft } from '../queries.ts'
import { findAround, findOwner, findStanding, type Around } from './judged-queries.ts'

/** NOT_FOUND for what was never handed in. */
export async function readJudgedProduct(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { language }: Caller<'operator'>,
  skuId: string,
): Promise<JudgedProduct> {
  const storeId = await findOwner(db, skuId)
  if (!storeId) throw Problem.of('NOT_FOUND')
  const [row, draft, categories, around, store] = await Promise.all([
    findContent(db, storeId, skuId),
    findDraft(db, storeId, skuId),
    findCategories(db, skuId),
    findAround(db, skuId),
    findStanding(db, storeId),
  ])
  const layers = layersOf([row, draft, categories])
  return {
    ...present(layers, language),
    ...aroundIn(around, language),
    store,
    imageUrls: imagesOf(layers, language, pictures),
  }
}

/** What was handed in over what is live; never what the store still works at. */
function present({ row, draft, live, base, categories, category }: Layers, language: Language) {
  const submitted = fieldsOf(draft.submitted ?? {})
  const isNew = row.status === 'IN_REVIEW'
  const own = categories.find(({ slug }) => slug === base.category) ?? category
  return {
    skuId: row.skuId,
    status: row.status,
    isNew,
    live: isNew ? null : live,
    content: base,
    changed: submitted,
    waitingSince: row.submittedAt,
    waitingBy: draft.submittedByName,
    note: draft.note,
    words: findWords(isNew ? base : onlyFields(base, (field) => submitted.length === 0 || submitted.includes(field))),
    missing: completenessOf({ content: base, isFood: own.isFood, attributes: own.attributes }).missing.map(
      ({ name, isRequired }) => ({
        name,
        isRequired,
      }),
    ),
    categoryName: categoryName(own, language),
    canonicalUrl: row.status === 'ACTIVE' ? canonicalUrl(row) : null,
    answer:
      draft.answer && draft.answeredAt
        ? { at: draft.answeredAt, message: draft.answerMessage, words: draft.answerWords }
        : null,
  }
}

const aroundIn = ({ doubles, otherStores, sold }: Around, language: Language) => ({
  otherStores,
  sold,
  doubles: doubles.map(({ skuId, nameDe, nameEn }) => ({ skuId, name: language === 'de' ? nameDe : nameEn })),
})

const imagesOf = (
  { row, base }: { row: Layers['row']; base: Content },
  language: Language,
  pictures: Deps['pictures'],
) => productPictureUrls({ ...row, picture: pictureWith(row, base) }, language, pictures)
