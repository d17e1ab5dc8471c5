import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { urls } from '../../platform/urls.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { writeProductStatus } from '../../products/change-product-status.ts'
import { writeContent } from '../../products/changes/content.ts'
import { nextStatuses, type ProductStatus } from '../../products/product-status.ts'
import { findStoreDesk } from '../../stores/find-store-desk.ts'
import { writeActivity } from '../activity.ts'
import { lockLayers, type Layers } from '../edited-product.ts'
import { activityOf } from '../publish.ts'
import { writeDraft } from '../queries.ts'
import { noAnswer } from '../save-draft.ts'
import { findOwner } from './judged-queries.ts'

type BlockDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'origin'>
type Input = { skuId: string; reason: string }
type Step = { status: ProductStatus; action: 'product.block' | 'product.release'; reason: string; now: Date }

/** Takes a product out of the shop; what was handed in of it is a draft again. Throws NOT_FOUND and PRODUCT_STATE. */
export const blockProduct = (deps: BlockDeps, caller: Caller<'operator'>, { skuId, reason }: Input) =>
  change(deps, caller, {
    skuId,
    step: { status: 'BLOCKED', action: 'product.block', reason, now: deps.clock.now() },
    work: async (tx, { row }, now) => {
      const answer = { answer: 'REJECT' as const, answerMessage: reason, answerWords: {}, answeredAt: now }
      const [store] = await inOrder([
        () => findStoreDesk(tx, row.storeId),
        () => writeContent(tx, skuId, { product: {}, detail: {}, refusedAt: now, now }),
        () => writeDraft(tx, row, answer),
      ])
      if (store) await mailBlocked(tx, deps, { row, reason, store })
    },
  })

/** Puts a blocked one back into review: nothing is sold that nobody has looked at since. Throws as blockProduct does. */
export const releaseProduct = (deps: BlockDeps, caller: Caller<'operator'>, { skuId, reason }: Input) =>
  change(deps, caller, {
    skuId,
    step: { status: 'IN_REVIEW', action: 'product.release', reason, now: deps.clock.now() },
    work: (tx, { row }, now) =>
      inOrder([
        () => writeContent(tx, skuId, { product: {}, detail: {}, refusedAt: null, now }),
        () => writeDraft(tx, row, noAnswer),
      ]),
  })

type Change = { skuId: string; step: Step; work: (tx: Tx, layers: Layers, now: Date) => Promise<unknown> }

/** Said twice, it is done and noted once. */
async function change(deps: BlockDeps, caller: Caller<'operator'>, { skuId, step, work }: Change): Promise<void> {
  const storeId = await findOwner(deps.db, skuId)
  if (!storeId) throw Problem.of('NOT_FOUND')
  await inTransaction(deps.db, async (tx) => {
    const layers = await lockLayers(tx, storeId, skuId)
    const was = layers.row.status
    if (was === step.status) return
    if (was === 'DRAFT' || !nextStatuses[was].includes(step.status)) throw Problem.of('PRODUCT_STATE')
    await writeProductStatus(tx, { skuIds: [skuId], status: step.status, now: step.now })
    await work(tx, layers, step.now)
    await note(tx, caller, { layers, step })
  })
}

async function note(tx: Tx, caller: Caller<'operator'>, { layers, step }: { layers: Layers; step: Step }) {
  const { row } = layers
  const { status, action, reason, now } = step
  const [before, after] = [{ status: row.status }, { status }]
  // The reason of a release is the operators' own.
  const noted = status === 'BLOCKED' ? { ...after, message: reason } : after
  await inOrder([
    () => writeActivity(tx, { ...activityOf(row, { by: null, now }), action, before, after: noted }),
    () =>
      recordAudit(tx, caller, { at: now, action, target: { kind: 'product', id: row.skuId }, reason, before, after }),
  ])
}

type Blocked = { row: Layers['row']; reason: string; store: NonNullable<Awaited<ReturnType<typeof findStoreDesk>>> }

async function mailBlocked(tx: Tx, { jobs, origin }: BlockDeps, { row, reason, store }: Blocked) {
  const { email, language } = store
  const t = texts(language).range.replies.blocked
  const name = language === 'de' ? row.nameDe : row.nameEn
  const subject = t.subject(name)
  const url = origin + urls(language).supplierProduct(row.skuId)
  const paragraphs = [t.hello, t.body(name), t.reason(reason)]
  const body = mailLayout({ language, title: subject, paragraphs, button: { label: t.button, url } })
  await queueMail(tx, jobs, { id: `block-${row.skuId}-${newId()}`, to: email, subject, ...body })
}
