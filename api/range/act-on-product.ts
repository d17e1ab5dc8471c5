import type { EditedProduct, ProductAction } from '../../contract/range/editor.ts'
import type { UndoableAction } from '../../contract/range/list.ts'
import { RESTORE_SECONDS } from '../../contract/range/editor.ts'
import { onlyFields } from '../../contract/range/fields.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { isInSetUp } from '../stores/set-up-store.ts'
import { restoreProduct, writeProductStatus } from '../products/change-product-status.ts'
import { writeActivity, type Activity } from './activity.ts'
import { lockLayers, readEditedProduct, type Layers } from './edited-product.ts'
import { lackingFor } from './lacking-for.ts'
import { activityOf, publishChanges } from './publish.ts'
import { findArchiving, findCategory, findLastStep, findSurroundings } from './queries.ts'
import { saveFields } from './save-draft.ts'

type Act = { skuId: string; storeId: string; by: string; now: Date }

/** NOT_FOUND, and PRODUCT_STATE where the step is not possible. What is so already stays so. */
export async function actOnProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'pictures'>,
  caller: Caller<'supplier'>,
  { skuId, action }: { skuId: string; action: ProductAction },
): Promise<EditedProduct> {
  const { storeId, personId } = caller.account
  await inTransaction(deps.db, (tx) => takeAction(tx, action, { skuId, storeId, by: personId, now: deps.clock.now() }))
  return readEditedProduct(deps, caller, skuId)
}

const statusAfter = { PAUSE: 'PAUSED', ACTIVATE: 'ACTIVE', ARCHIVE: 'ARCHIVED' } as const
const deeds = { PAUSE: 'product.pause', ACTIVATE: 'product.activate', ARCHIVE: 'product.archive' } as const
const before = { PAUSE: ['ACTIVE'], ACTIVATE: ['PAUSED'], ARCHIVE: null } as const

/** The same as a part of a transaction. */
export async function takeAction(tx: Tx, action: ProductAction, act: Act): Promise<void> {
  const { row } = await lockLayers(tx, act.storeId, act.skuId)
  if (action === 'RESTORE') return restore(tx, row, act)
  const status = statusAfter[action]
  if (row.status === status) return
  // An operator decides what was never on sale, and what is blocked; the store only what it sells.
  const from: readonly string[] | null = before[action]
  if (from ? !from.includes(row.status) : row.status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
  // It goes on sale with the store.
  if (action === 'ACTIVATE' && (await isInSetUp(tx, act.storeId))) throw Problem.of('PRODUCT_STATE')
  await inOrder([
    () => writeProductStatus(tx, { skuIds: [act.skuId], status, now: act.now }),
    () => note(tx, row, { act, action: deeds[action], status }),
  ])
}

const inverse = { PAUSE: 'ACTIVATE', ACTIVATE: 'PAUSE', ARCHIVE: 'RESTORE' } as const
const inverseDeeds = { PAUSE: 'product.activate', ACTIVATE: 'product.pause', ARCHIVE: 'product.restore' } as const

/**
 * Takes a step back that somebody has taken since a moment, where it is the last one; what nobody has changed since then, or is back
 * already, stays as it is. Throws PRODUCT_STATE where somebody has gone on since.
 */
export async function undoAction(
  tx: Tx,
  { action, since, by }: { action: UndoableAction; since: Date; by: string },
  act: Act,
): Promise<void> {
  await lockLayers(tx, act.storeId, act.skuId)
  const last = await findLastStep(tx, act)
  if (!last || last.at < since || last.action === inverseDeeds[action]) return
  if (last.action !== deeds[action]) throw Problem.of('PRODUCT_STATE')
  // Somebody else's: here the step changed nothing.
  if (last.by === by) await takeAction(tx, inverse[action], act)
}

async function restore(tx: Tx, row: Layers['row'], act: Act) {
  if (row.status !== 'ARCHIVED') return
  const archiving = await findArchiving(tx, act)
  if (!archiving) throw Problem.of('PRODUCT_STATE')
  const isUndone = act.now.getTime() - archiving.at.getTime() <= RESTORE_SECONDS * 1000
  // Prices and stock may have grown old meanwhile: the store looks at them before it sells again.
  const status = archiving.status === 'ACTIVE' && !isUndone ? 'PAUSED' : archiving.status
  await restoreProduct(tx, { skuId: act.skuId, status, now: act.now })
  await note(tx, row, { act, action: 'product.restore', status })
}

type Noted = { act: Act; action: Activity['action']; status: string }

const note = (tx: Tx, row: Layers['row'], { act, action, status }: Noted) =>
  writeActivity(tx, { ...activityOf(row, act), action, before: { status: row.status }, after: { status } })

/** Moves a product to another category, past whatever else its draft changes. */
export async function moveToCategory(tx: Tx, slug: string, act: Act): Promise<void> {
  const layers = await lockLayers(tx, act.storeId, act.skuId)
  const { row, draft, live } = layers
  if (row.status === 'ARCHIVED') throw Problem.of('PRODUCT_STATE')
  const category = await findCategory(tx, slug)
  if (!category?.isLeaf) throw Problem.of('NOT_FOUND')
  if (row.status !== 'ACTIVE' && row.status !== 'PAUSED') {
    await saveFields(tx, layers, { changes: { category: slug }, by: act.by, now: act.now })
    return
  }
  if (live.category === slug && !draft.submitted?.category) return
  const content = { ...live, ...draft.submitted, category: slug }
  // What stays where it is has said enough before.
  const lacking = live.category === slug ? null : lackingFor(category, content)
  if (lacking) throw Problem.of('MOVE_INCOMPLETE', lacking)
  const { isTrusted } = await findSurroundings(tx, row.storeId, row.skuId)
  const others = onlyFields(draft.changes, (field) => field !== 'category')
  const moved = { ...draft, changes: { category: slug } }
  const withMove = { ...layers, categories: [...layers.categories, category], draft: moved }
  await publishChanges({ tx, layers: withMove, isTrusted, by: act.by, note: draft.note, now: act.now }, others)
}
