import type { CategoryAttribute } from '../../contract/range/attributes.ts'
import { checkContent, type ContentProblem } from '../../contract/range/check-content.ts'
import { changedAttributes, missingAttributes, unfitAttributes } from '../../contract/range/check-attributes.ts'
import { completenessOf } from '../../contract/range/completeness.ts'
import type { Changes, Content, Field } from '../../contract/range/content.ts'
import { fields } from '../../contract/range/content.ts'
import type { EditedProduct } from '../../contract/range/editor.ts'
import { fieldFacts, fieldsOf, onlyFields } from '../../contract/range/fields.ts'
import { newlyMissing } from '../../contract/range/legal-facts.ts'
import { findWords } from '../../contract/range/word-list.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordChange } from '../platform/page-changes.ts'
import { writeContent, type WorkState } from '../products/changes/content.ts'
import { listPhotos } from '../products/pictures/photo-queries.ts'
import { writeCounts } from '../products/changes/count-stock.ts'
import { writeActivity } from './activity.ts'
import { columnsOf } from './content-row.ts'
import { lockLayers, overtakenFields, readEditedProduct, type Layers } from './edited-product.ts'
import { findSurroundings, isNumberTaken, writeDraft, type RangeCategory } from './queries.ts'
import { emptied, noAnswer } from './save-draft.ts'

type PublishInput = { skuId: string; version: number; note: string }

/**
 * Publishes a draft. A product that was never on sale waits for an operator whole; of one that is, what an operator may have
 * to look at waits and the rest counts at once. Throws DRAFT_CHANGED, DRAFT_INCOMPLETE, PRODUCT_STATE.
 */
export async function publishProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'pictures'>,
  caller: Caller<'supplier'>,
  { skuId, version, note }: PublishInput,
): Promise<EditedProduct> {
  await inTransaction(deps.db, async (tx) => {
    const layers = await lockLayers(tx, caller.account.storeId, skuId)
    const { row, draft } = layers
    if (row.status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
    if (draft.version !== version || overtakenFields(layers).length > 0)
      throw Problem.of('DRAFT_CHANGED', { name: draft.savedByName ?? '' })
    const [isTaken, { isTrusted }, uploads] = await inOrder([
      () => isNumberTaken(tx, row, layers.content.supplierSku.trim()),
      () => findSurroundings(tx, row.storeId, skuId),
      () => listPhotos(tx, skuId),
    ])
    const isPhotoUnknown = layers.content.photos.some(({ id }) => !uploads.some((upload) => upload.id === id))
    refuseIncomplete(layers, { isTaken, isPhotoUnknown }, caller.language)
    const publication = { tx, layers, isTrusted, by: caller.account.personId, note, now: deps.clock.now() }
    await (isOnSale(layers) ? publishChanges(publication) : handIn(publication))
  })
  return readEditedProduct(deps, caller, skuId)
}

const isOnSale = ({ row: { status } }: Pick<Layers, 'row'>) => status === 'ACTIVE' || status === 'PAUSED'

type Publication = { tx: Tx; layers: Layers; isTrusted: boolean; by: string; note: string; now: Date }

/** The whole product, for which an operator decides. What is changed until then is another draft. */
async function handIn({ tx, layers, by, note, now }: Publication) {
  const { row, draft, live, content } = layers
  const isNew = row.status === 'DRAFT'
  const written = isNew ? fields : fieldsOf(draft.changes)
  const state = { status: 'IN_REVIEW', submittedAt: now, refusedAt: null, hasDraft: false } as const
  await inOrder([
    () =>
      writeContent(tx, row.skuId, { ...columnsOf({ content, row, category: layers.chosen! }, written), ...state, now }),
    () => writeDraft(tx, row, { ...emptied(draft), submitted: {}, submittedBy: by, note, ...noAnswer }),
    () =>
      writeActivity(tx, {
        ...activityOf(row, { by, now }),
        action: 'product.submit',
        before: isNew ? null : onlyFields(live, (field) => field in draft.changes),
        after: draft.changes,
      }),
    async () => {
      if (isNew && content.firstStock) await countFirst(tx, row, { counted: content.firstStock, now })
    },
  ])
}

const countFirst = (tx: Tx, { storeId, skuId }: Layers['row'], { counted, now }: { counted: number; now: Date }) =>
  writeCounts(tx, { storeId, counts: [{ skuId, counted, expected: 0 }], now })

/**
 * Of a product on sale: what buyers see stays until an operator has looked at what has to be looked at. `rest` is what stays in
 * the draft.
 */
export async function publishChanges(publication: Publication, rest: Changes = {}) {
  const { tx, layers, isTrusted, by, note, now } = publication
  const { row, draft, live } = layers
  // What was handed in before comes along: it is looked at as a whole.
  const all = { ...draft.submitted, ...draft.changes }
  const reviewed = onlyFields(all, (field) => fieldFacts[field].isReviewed)
  const mustWait = fieldsOf(reviewed).length > 0 && !(isTrusted && findWords(reviewed).length === 0)
  const direct = mustWait ? onlyFields(all, (field) => !fieldFacts[field].isReviewed) : all
  await inOrder([
    () =>
      goLive({ tx, layers, by, now }, direct, {
        submittedAt: mustWait ? now : null,
        refusedAt: null,
        hasDraft: fieldsOf(rest).length > 0,
      }),
    () =>
      writeDraft(tx, row, {
        ...emptied(draft),
        changes: rest,
        bases: onlyFields(draft.bases, (field) => field in rest),
        submitted: mustWait ? reviewed : null,
        submittedBy: mustWait ? by : null,
        note: mustWait ? note : '',
        ...noAnswer,
      }),
    async () => {
      const before = onlyFields(live, (field) => field in reviewed)
      if (mustWait)
        await writeActivity(tx, { ...activityOf(row, { by, now }), action: 'product.submit', before, after: reviewed })
    },
  ])
}

type Live = { tx: Tx; layers: Layers; by: string | null; now: Date }

/** Writes these changes into what buyers see. */
export async function goLive({ tx, layers, by, now }: Live, changes: Changes, state: WorkState) {
  const { row, live, category, categories } = layers
  const content: Content = { ...live, ...changes }
  const changed = fieldsOf(changes)
  const next = categories.find(({ slug }) => slug === content.category) ?? category
  await inOrder([
    () => writeContent(tx, row.skuId, { ...columnsOf({ content, row, category: next }, changed), ...state, now }),
    async () => {
      if (changed.length > 0) await recordChange(tx, tagsOf(row, next), { mayBeStale: !content.isExclusive })
    },
    async () => {
      const before = onlyFields(live, (field) => field in changes)
      const action = by === null ? 'product.approve' : 'product.publish'
      if (changed.length > 0)
        await writeActivity(tx, { ...activityOf(row, { by, now }), action, before, after: changes })
    },
  ])
}

/** Somebody's deed with a product. */
export const activityOf = ({ storeId, skuId }: Layers['row'], { by, now }: { by: string | null; now: Date }) => ({
  storeId,
  at: now,
  accountId: by,
  target: { kind: 'PRODUCT' as const, id: skuId },
})

/** The pages that show a product, where it stands and where it is going to. */
export const tagsOf = (row: Layers['row'], category: RangeCategory) => [
  `product:${row.skuId}`,
  `store:${row.storeId}`,
  `category:${row.categorySlug}`,
  `category:${row.rootCategorySlug}`,
  `category:${category.slug}`,
  `category:${category.rootSlug}`,
  'products',
  'listings',
  'categories',
  'home',
]

type Found = { isTaken: boolean; isPhotoUnknown: boolean }

function refuseIncomplete({ row, content, live, chosen }: Layers, found: Found, language: Language) {
  const problems: ContentProblem[] = checkContent(content)
  const attributes = chosen?.attributes ?? []
  if (!chosen?.isLeaf) problems.push({ field: 'category', code: 'UNKNOWN' })
  if (found.isTaken) problems.push({ field: 'supplierSku', code: 'TAKEN' })
  if (found.isPhotoUnknown) problems.push({ field: 'photos', code: 'GONE' })
  // What is on sale already stays so; a new product has to say what buyers must know.
  const required = isOnSale({ row })
    ? [
        ...alwaysNeeded.filter((field) => content[field] === null || content[field] === ''),
        ...newlyMissing({ content, isFood: chosen?.isFood ?? false }, live).map(({ field }) => field),
      ]
    : completenessOf({ content, isFood: chosen?.isFood ?? false, attributes }).missing.flatMap((rule) =>
        rule.isRequired ? rule.field : [],
      )
  problems.push(...required.map((field) => ({ field, code: 'REQUIRED' as const })))
  const about = attributesProblem({ row, content, live, attributes }, language)
  if (problems.length === 0 && !about) return
  const t = texts(language).range.replies.problems
  const fieldErrors = {
    ...Object.fromEntries(problems.toReversed().map(({ field, code }) => [field, t[code]])),
    ...(about && { attributes: about }),
  }
  throw Problem.of('DRAFT_INCOMPLETE', undefined, { fieldErrors })
}

type Attributed = Pick<Layers, 'row' | 'content' | 'live'> & { attributes: readonly CategoryAttribute[] }

/** What goods on sale have said before is not held against them, as long as they stay in their category. */
function attributesProblem({ row, content, live, attributes }: Attributed, language: Language): string | null {
  const t = texts(language).range.replies.attributes
  const isHeld = isOnSale({ row }) && live.category === content.category
  const before = isHeld ? live.attributes : []
  const wasMissing = isHeld ? missingAttributes(before, attributes) : []
  const missing = missingAttributes(content.attributes, attributes).filter((one) => !wasMissing.includes(one))
  const unfit = unfitAttributes(changedAttributes(content.attributes, before), attributes)
  const names = (list: readonly CategoryAttribute[]) =>
    list.map(({ labelDe, labelEn }) => (language === 'de' ? labelDe : labelEn)).join(', ')
  const sentences = [missing.length > 0 && t.missing(names(missing)), unfit.length > 0 && t.unfit(names(unfit))]
  return sentences.filter((sentence) => sentence !== false).join(' ') || null
}

const alwaysNeeded: readonly Field[] = ['nameDe', 'price', 'supplierSku', 'countPerBox', 'contentAmount']
