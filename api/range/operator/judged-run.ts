import type { ManyAction } from '../../../contract/range/operator-bulk.ts'
import { takeUnnotified } from '../../desk/runs/run-queries.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { recordChange } from '../../platform/page-changes.ts'
import { writeContent } from '../../products/changes/content.ts'
import { writeActivity } from '../activity.ts'
import { columnsOf } from '../content-row.ts'
import { lockLayers, type Layers } from '../edited-product.ts'
import { activityOf, tagsOf } from '../publish.ts'
import { findCategory, type FilledCategory } from '../queries.ts'
import { takeStatusStep } from './block-product.ts'
import { findOwner } from './judged-queries.ts'
import { findChosen } from './list-queries.ts'
import { notifyStores } from './notify-stores.ts'
import { whyNot } from './why-not.ts'

/** What such a run was begun with. */
export type ManyWork = {
  action: ManyAction
  category?: string | undefined
  collection?: string | undefined
  reason: string
  /** When each product was changed last, as it was chosen. */
  seen: Record<string, string>
  /** The row of the call in the audit, which those of the products belong to. */
  auditId?: string | undefined
}

type AddToCollection = (tx: Tx, slug: string, skuId: string) => Promise<boolean>
type One = { work: ManyWork; by: string; layers: Layers; category: FilledCategory | null; now: Date }

/** Operators' steps with several products of all stores; collections are in the hands of another slice. */
export const judgedRun = (addToCollection: AddToCollection): RunKind => ({
  async work(tx, { clock }, { run, targetId: skuId }) {
    const work = run.input as ManyWork
    const storeId = await findOwner(tx, skuId)
    if (!storeId) throw Problem.of('NOT_FOUND')
    const layers = await lockLayers(tx, storeId, skuId)
    const filter = { view: 'ALL' as const, skuIds: [skuId] }
    const [row] = await findChosen(tx, { filter, collection: work.collection, most: 1 })
    const category = work.action === 'CATEGORY' ? ((await findCategory(tx, work.category!)) ?? null) : null
    if (!row || (work.action === 'CATEGORY' && !category?.isLeaf)) throw Problem.of('NOT_FOUND')
    const seen = new Date(work.seen[skuId] ?? 0)
    const problem = whyNot({ action: work.action, category }, { row, seen, content: layers.live })
    if (problem) throw problem
    await take(tx, { work, by: run.createdBy, layers, category, now: clock.now() }, addToCollection)
  },
  async finish(tx, deps, run) {
    const { action, reason, category } = run.input as ManyWork
    const skuIds = await takeUnnotified(tx, run.id, deps.clock.now())
    await notifyStores(tx, deps, { action, reason, category, skuIds })
  },
})

async function take(tx: Tx, one: One, addToCollection: AddToCollection): Promise<void> {
  const { work, by, layers, now } = one
  const { action, reason } = work
  if (action === 'CATEGORY') return move(tx, one)
  if (action !== 'COLLECTION') return takeStatusStep(tx, actorOf(one), { layers, step: { action, reason, now } })
  const { skuId } = layers.row
  if (!(await addToCollection(tx, work.collection!, skuId))) throw Problem.of('PRODUCT_STATE')
  await recordAudit(tx, actorOf({ work, by }), {
    at: now,
    action: 'product.collect',
    target: { kind: 'product', id: skuId },
    reason,
    before: { collection: null },
    after: { collection: work.collection },
  })
}

const actorOf = ({ work: { auditId }, by }: Pick<One, 'work' | 'by'>) => ({ account: { personId: by }, auditId })

/** At once, past what the store's draft changes: an operator needs no other's look. */
async function move(tx: Tx, one: One): Promise<void> {
  const { work, layers, category, now } = one
  const { row, live } = layers
  const slug = category!.slug
  const [before, after] = [{ category: live.category }, { category: slug }]
  const columns = columnsOf({ content: { ...live, category: slug }, row, category: category! }, ['category'])
  await inOrder([
    () => writeContent(tx, row.skuId, { ...columns, now }),
    () => recordChange(tx, tagsOf(row, category!), { mayBeStale: !row.isExclusive }),
    () =>
      writeActivity(tx, {
        ...activityOf(row, { by: null, now }),
        action: 'product.move',
        before,
        after: { ...after, message: work.reason },
      }),
    () =>
      recordAudit(tx, actorOf(one), {
        at: now,
        action: 'product.move',
        target: { kind: 'product', id: row.skuId },
        reason: work.reason,
        before,
        after,
      }),
  ])
}
