import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { notifyStore } from '../../desk/notices/notify.ts'
import { urls } from '../../platform/urls.ts'
import { writeProductStatus } from '../../products/change-product-status.ts'
import { writeContent } from '../../products/changes/content.ts'
import { nextStatuses, type ProductStatus } from '../../products/product-status.ts'
import { writeActivity } from '../activity.ts'
import { lockLayers, type Layers } from '../edited-product.ts'
import { activityOf } from '../publish.ts'
import { writeDraft } from '../queries.ts'
import { noAnswer } from '../save-draft.ts'
import { findOwner } from './judged-queries.ts'

type BlockDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>
type Input = { skuId: string; reason: string }
type Actor = Parameters<typeof recordAudit>[1]
export type StatusAction = 'BLOCK' | 'RELEASE' | 'PAUSE'
type StatusStep = { action: StatusAction; reason: string; now: Date }

export const statusSteps = {
  BLOCK: { status: 'BLOCKED', deed: 'product.block' },
  RELEASE: { status: 'IN_REVIEW', deed: 'product.release' },
  PAUSE: { status: 'PAUSED', deed: 'product.pause' },
} as const satisfies Record<StatusAction, { status: ProductStatus; deed: string }>

/** Takes a product out of the shop; what was handed in of it is a draft again. Throws NOT_FOUND and PRODUCT_STATE. */
export const blockProduct = (deps: BlockDeps, caller: Caller<'operator'>, { skuId, reason }: Input) =>
  change(deps, caller, { skuId, step: { action: 'BLOCK', reason, now: deps.clock.now() } })

/** Puts a blocked one back into review: nothing is sold that nobody has looked at since. Throws as blockProduct does. */
export const releaseProduct = (deps: BlockDeps, caller: Caller<'operator'>, { skuId, reason }: Input) =>
  change(deps, caller, { skuId, step: { action: 'RELEASE', reason, now: deps.clock.now() } })

type Change = { skuId: string; step: StatusStep }

/** Said twice, it is done, told and noted once. */
async function change(deps: BlockDeps, caller: Caller<'operator'>, { skuId, step }: Change): Promise<void> {
  const storeId = await findOwner(deps.db, skuId)
  if (!storeId) throw Problem.of('NOT_FOUND')
  await inTransaction(deps.db, async (tx) => {
    const layers = await lockLayers(tx, storeId, skuId)
    const { row } = layers
    if (row.status === statusSteps[step.action].status) return
    await takeStatusStep(tx, caller, { layers, step })
    if (step.action === 'BLOCK') await notifyOfBlock(tx, deps, { row, step, isReported: false })
  })
}

type Reported = Input & { by: string }

/** The same for a report that is upheld, by who decided so. What is out of the shop already stays as it is. */
export async function blockReported(
  tx: Tx,
  deps: Omit<BlockDeps, 'db'>,
  { skuId, reason, by }: Reported,
): Promise<void> {
  const storeId = await findOwner(tx, skuId)
  if (!storeId) return
  const layers = await lockLayers(tx, storeId, skuId)
  const { row } = layers
  if (!nextStatuses[row.status].includes('BLOCKED')) return
  const step = { action: 'BLOCK' as const, reason, now: deps.clock.now() }
  await takeStatusStep(tx, { account: { personId: by } }, { layers, step })
  await notifyOfBlock(tx, deps, { row, step, isReported: true })
}

/** Of a locked product, with its rows in history and audit; the store is told by the caller. Throws PRODUCT_STATE. */
export async function takeStatusStep(
  tx: Tx,
  actor: Actor,
  { layers, step }: { layers: Layers; step: StatusStep },
): Promise<void> {
  const { row } = layers
  const { action, now } = step
  const { status } = statusSteps[action]
  if (row.status === 'DRAFT' || !nextStatuses[row.status].includes(status)) throw Problem.of('PRODUCT_STATE')
  await writeProductStatus(tx, { skuIds: [row.skuId], status, now })
  await inOrder([...(action === 'PAUSE' ? [] : answer(tx, row, step)), ...note(tx, actor, { layers, step })])
}

/** What the store reads of it in its editor. */
function answer(tx: Tx, row: Layers['row'], { action, reason, now }: StatusStep) {
  const inEditor = { answer: 'REJECT' as const, answerMessage: reason, answerWords: {}, answeredAt: now }
  const isBlocked = action === 'BLOCK'
  return [
    () => writeContent(tx, row.skuId, { product: {}, detail: {}, refusedAt: isBlocked ? now : null, now }),
    () => writeDraft(tx, row, isBlocked ? inEditor : noAnswer),
  ]
}

function note(tx: Tx, actor: Actor, { layers, step }: { layers: Layers; step: StatusStep }) {
  const { row } = layers
  const { action, reason, now } = step
  const { status, deed } = statusSteps[action]
  const [before, after] = [{ status: row.status }, { status }]
  // The reason of a release is the operators' own.
  const noted = action === 'RELEASE' ? after : { ...after, message: reason }
  return [
    () => writeActivity(tx, { ...activityOf(row, { by: null, now }), action: deed, before, after: noted }),
    () =>
      recordAudit(tx, actor, {
        at: now,
        action: deed,
        target: { kind: 'product', id: row.skuId },
        reason,
        before,
        after,
      }),
  ]
}

type Blocked = { row: Layers['row']; step: StatusStep; isReported: boolean }

/** A statement of reasons (Art. 17 Regulation (EU) 2022/2065); who has reported the product is not named. */
async function notifyOfBlock(tx: Tx, deps: Omit<BlockDeps, 'db'>, { row, step: { reason, now }, isReported }: Blocked) {
  const write = ({ language }: { language: Language }) => {
    const t = texts(language).range.replies.blocked
    const name = language === 'de' ? row.nameDe : row.nameEn
    const subject = t.subject(name)
    const url = deps.origin + urls(language).supplierProduct(row.skuId)
    const occasion = isReported ? t.reported : t.byPerson
    const paragraphs = [t.hello, t.body(name), t.reason(reason), occasion, t.redress]
    return { subject, ...mailLayout({ language, title: subject, paragraphs, button: { label: t.button, url } }) }
  }
  const about = { decision: 'BLOCK' as const, of: 'PRODUCT' as const, name: row.nameDe, id: row.skuId }
  const mail = { id: `block-${row.skuId}-${newId()}`, write }
  await notifyStore(tx, deps, { kind: 'DECISION', about, at: now, storeId: row.storeId, right: 'products', mail })
}
