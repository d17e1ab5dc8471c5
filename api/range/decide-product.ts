import type { Field } from '../../contract/range/content.ts'
import { fieldsOf, onlyFields } from '../../contract/range/fields.ts'
import { missingFacts } from '../../contract/range/legal-facts.ts'
import { defaultLanguage, type Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { writeProductStatus } from '../products/change-product-status.ts'
import { findContent, writeContent } from '../products/changes/content.ts'
import { writeActivity } from './activity.ts'
import { layersOf, lockLayers, type Layers } from './edited-product.ts'
import { activityOf, goLive } from './publish.ts'
import { findOwner } from './operator/judged-queries.ts'
import { findCategories, findDraft, writeDraft } from './queries.ts'
import { noAnswer, stamped } from './save-draft.ts'

/** Throws FACTS_MISSING where an operator would let a product into the shop that lacks what the law asks for. */
export async function refuseUnstated(sql: Queryable, skuId: string, language: Language): Promise<void> {
  const storeId = await findOwner(sql, skuId)
  if (!storeId) return
  const [row, draft, categories] = await inOrder([
    () => findContent(sql, storeId, skuId),
    () => findDraft(sql, storeId, skuId),
    () => findCategories(sql, skuId),
  ])
  const layers = layersOf([row, draft, categories])
  if (layers.row.status === 'IN_REVIEW') refuseMissingFacts(layers, language)
}

function refuseMissingFacts({ base, category }: Layers, language: Language) {
  const missing = missingFacts({ content: base, isFood: category.isFood })
  const { labels } = texts(language).range.legalFacts
  const facts = missing.map(({ name }) => labels[name]).join(', ')
  if (missing.length > 0) throw Problem.of('FACTS_MISSING', { facts })
}

type Decided = {
  skuId: string
  storeId: string
  decision: 'APPROVE' | 'ASK' | 'REJECT'
  message: string
  words: Partial<Record<Field, string>>
  now: Date
}

/** What an operator's decision does to a product, or to a change of one on sale. Throws NOT_FOUND where nothing waits any more. */
export async function decideProduct(tx: Tx, decided: Decided): Promise<void> {
  const layers = await lockLayers(tx, decided.storeId, decided.skuId)
  const { row } = layers
  if (row.status !== 'IN_REVIEW' && !row.submittedAt) throw Problem.of('NOT_FOUND')
  if (decided.decision === 'ASK') return writeDraft(tx, row, answerOf('ASK', decided))
  const isWhole = row.status === 'IN_REVIEW'
  if (decided.decision === 'APPROVE') return isWhole ? release(tx, layers, decided) : approve(tx, layers, decided)
  return isWhole ? refuse(tx, layers, decided) : giveBack(tx, layers, decided)
}

const answerOf = (kind: 'ASK' | 'REJECT', { message, words, now }: Decided) => ({
  answer: kind,
  answerMessage: message,
  answerWords: words,
  answeredAt: now,
})

/** A whole product goes on sale. Throws FACTS_MISSING. */
async function release(tx: Tx, layers: Layers, { now }: Decided) {
  refuseMissingFacts(layers, defaultLanguage)
  const { row } = layers
  await writeProductStatus(tx, { skuIds: [row.skuId], status: 'ACTIVE', now })
  const deed = { ...activityOf(row, { by: null, now }), action: 'product.approve' as const, before: null, after: null }
  await inOrder([() => writeDraft(tx, row, { submitted: null, ...noAnswer }), () => writeActivity(tx, deed)])
}

/** What was handed in of a product on sale counts. */
async function approve(tx: Tx, layers: Layers, { now }: Decided) {
  const { row, draft } = layers
  await goLive({ tx, layers, by: null, now }, draft.submitted ?? {}, { submittedAt: null, refusedAt: null })
  await writeDraft(tx, row, { submitted: null, submittedBy: null, ...noAnswer })
}

async function refuse(tx: Tx, { row }: Layers, decided: Decided) {
  const { now } = decided
  await writeProductStatus(tx, { skuIds: [row.skuId], status: 'BLOCKED', now })
  await inOrder([
    () => writeContent(tx, row.skuId, { product: {}, detail: {}, refusedAt: now, now }),
    () => writeDraft(tx, row, { submitted: null, ...answerOf('REJECT', decided) }),
    () => writeActivity(tx, refusal(row, decided)),
  ])
}

/** What was handed in becomes a draft again, below what was changed since; buyers have never seen it. */
async function giveBack(tx: Tx, { row, draft, live }: Layers, decided: Decided) {
  const { now } = decided
  const submitted = draft.submitted ?? {}
  const version = draft.version + 1
  const given = {
    version,
    changes: { ...submitted, ...draft.changes },
    bases: { ...draft.bases, ...onlyFields(live, (field) => field in submitted) },
    fieldVersions: { ...stamped(fieldsOf(submitted), version), ...draft.fieldVersions },
    submitted: null,
    submittedBy: null,
  }
  const state = { submittedAt: null, refusedAt: now, hasDraft: true }
  await inOrder([
    () => writeContent(tx, row.skuId, { product: {}, detail: {}, ...state, now }),
    () => writeDraft(tx, row, { ...given, ...answerOf('REJECT', decided) }),
    () => writeActivity(tx, refusal(row, decided)),
  ])
}

const refusal = (row: Layers['row'], { message, words, now }: Decided) => ({
  ...activityOf(row, { by: null, now }),
  action: 'product.refuse' as const,
  before: null,
  after: { message, words },
})
