import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { isSameValue, type Changes, type Field } from '../../contract/range/content.ts'
import type * as editorApi from '../../contract/range/editor.ts'
import { differing, fieldsOf, onlyFields } from '../../contract/range/fields.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { nameDraft } from '../products/changes/content.ts'
import { lockLayers, overtakenFields, type Layers } from './edited-product.ts'
import { writeDraft, type DraftRow } from './queries.ts'

type DraftDeps = Pick<Deps, 'db' | 'clock'>
type SaveInput = InputOf<typeof editorApi.saveDraft>
type Saved = OutputOf<typeof editorApi.saveDraft>

/**
 * Saves the fields that are sent and leaves the others as they are. Throws DRAFT_CHANGED where somebody else has changed one
 * of them since the version that was named.
 */
export async function saveDraft(
  { db, clock }: DraftDeps,
  { account }: Caller<'supplier'>,
  { skuId, version, changes }: SaveInput,
): Promise<Saved> {
  return inTransaction(db, async (tx) => {
    const layers = await lockLayers(tx, account.storeId, skuId)
    if (layers.row.status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
    const sent = changes as Changes
    if (fieldsOf(sent).some((field) => isOthers(layers, { field, version, value: sent[field] })))
      throw Problem.of('DRAFT_CHANGED', { name: layers.draft.savedByName ?? '' })
    const others = sinceVersion(layers, version)
    const saved = await saveFields(tx, layers, { changes: sent, by: account.personId, now: clock.now() })
    return { ...saved, others }
  })
}

type Sending = { changes: Changes; by: string; now: Date }

/** Puts these values into the draft; the version and moment it has then. */
export async function saveFields(
  tx: Tx,
  layers: Layers,
  { changes, by, now }: Sending,
): Promise<{ version: number; savedAt: Date }> {
  const { row, draft, base } = layers
  const fresh = fieldsOf(differing(layers.content, changes))
  // What is sent once more although it was changed beside the draft is meant.
  const meant = overtakenFields(layers).filter((field) => field in changes)
  if (fresh.length + meant.length === 0 && draft.savedAt) return { version: draft.version, savedAt: draft.savedAt }
  const next = nextDraft(layers, { sent: changes, fresh })
  const hasDraft = row.status === 'DRAFT' || fieldsOf(next.changes).length > 0
  await inOrder([
    () => writeDraft(tx, row, { ...next, savedAt: now, savedBy: by }),
    async () => {
      const content = { ...base, ...next.changes }
      const names = row.status === 'DRAFT' ? { ...namesOf(content), category: content.category } : null
      if (names || hasDraft !== row.hasDraft) await nameDraft(tx, row.skuId, { ...names, hasDraft, now })
    },
  ])
  return { version: next.version, savedAt: now }
}

/** Throws DRAFT_CHANGED where there are newer changes than those that are to go. */
export async function discardDraft(
  { db, clock }: DraftDeps,
  { account }: Caller<'supplier'>,
  { skuId, version }: { skuId: string; version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { row, draft } = await lockLayers(tx, account.storeId, skuId)
    if (fieldsOf(draft.changes).length === 0) return
    // With the refused change goes what was said against it.
    const isRefused = row.refusedAt !== null && row.status !== 'BLOCKED'
    if (draft.version !== version) throw Problem.of('DRAFT_CHANGED', { name: draft.savedByName ?? '' })
    if (row.status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
    const state = { hasDraft: row.status === 'DRAFT', ...(isRefused && { refusedAt: null }) }
    await inOrder([
      () =>
        writeDraft(tx, row, {
          ...emptied(draft),
          submitted: row.submittedAt && draft.submitted,
          ...(isRefused && noAnswer),
        }),
      () => nameDraft(tx, skuId, { ...state, now: clock.now() }),
    ])
  })
}

/** Of what is handed in anew, or was given up, nothing is said. */
export const noAnswer = { answer: null, answerMessage: '', answerWords: {}, answeredAt: null }

/** The draft without a change; whoever still has an older one open is told of it. */
export const emptied = ({ version, fieldVersions, changes }: DraftRow) => ({
  version: version + 1,
  changes: {},
  bases: {},
  filled: [],
  fieldVersions: { ...fieldVersions, ...stamped(fieldsOf(changes), version + 1) },
})

type Sent = { field: Field; version: number; value: unknown }

const isOthers = ({ draft, content }: Layers, { field, version, value }: Sent) =>
  (draft.fieldVersions[field] ?? 0) > version && !isSameValue(content[field], value)

const sinceVersion = ({ draft, content }: Layers, version: number): Changes =>
  onlyFields(content, (field) => (draft.fieldVersions[field] ?? 0) > version)

function nextDraft({ draft, base }: Layers, { sent, fresh }: { sent: Changes; fresh: Field[] }) {
  const version = draft.version + 1
  const changes = differing(base, { ...draft.changes, ...sent })
  const bases = { ...draft.bases, ...onlyFields(base, (field) => field in sent) }
  return {
    version,
    changes,
    bases: onlyFields(bases, (field) => field in changes),
    fieldVersions: { ...draft.fieldVersions, ...stamped(fresh, version) },
    filled: draft.filled.filter((field) => !fresh.includes(field)),
  }
}

/** Fields with the version of their last change. */
export const stamped = (fields: readonly Field[], version: number): DraftRow['fieldVersions'] =>
  Object.fromEntries(fields.map((field) => [field, version]))

/** What lists know of a draft. */
export const namesOf = ({ nameDe = '', nameEn = '', brand = '', gtin = '' }: Changes) => ({
  nameDe,
  nameEn: nameEn || nameDe,
  brand,
  gtin: gtin || null,
})
