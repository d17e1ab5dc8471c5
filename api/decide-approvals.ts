import type { ApprovalKind } from '../contract/operator/approvals.ts'
import { defaultLanguage, type Language } from '../contract/platform/values.ts'
import { texts } from '../texts/texts.ts'
import { writeVatStatus } from './account/profile/vat-id-queries.ts'
import { findLanguages, findRecipient, goesToReporter } from './approval-recipients.ts'
import type { DecisionRules } from './approvals/decide.ts'
import { takeReplyToken } from './approvals/answer-queries.ts'
import { takeDueDecision, writeEffect, type DueDecision } from './approvals/queries.ts'
import { decideClaim } from './claims/operator-claims.ts'
import { decideReport } from './designs/reports/decide-report.ts'
import { decideForStore } from './exclusive/decide-exclusive-access.ts'
import { Problem } from './http/problem.ts'
import { decideOnPost } from './magazine/operator/decide-on-post.ts'
import { decideStore } from './onboarding/decide-store.ts'
import { changeSubOrder } from './orders/fulfilment/change-sub-order.ts'
import { sumRefundsMadeHere } from './orders/fulfilment/money/refund-queries.ts'
import { findStoreOrder } from './orders/supplier-queries.ts'
import { inTransaction, type Queryable, type Tx } from './platform/db.ts'
import type { Deps } from './platform/deps.ts'
import { mailLayout } from './platform/mail/mail-layout.ts'
import { queueMail } from './platform/mail/mail-queue.ts'
import { notifyDecision } from './notify-decision.ts'
import { decideBankChange } from './payouts/bank-change/change-bank.ts'
import { decideProduct, refuseUnstated } from './range/decide-product.ts'
import { decidePaper } from './papers/decide-paper.ts'
import { decideReports } from './product-reports/decide-reports.ts'
import { showReview } from './reviews/show-review.ts'
import { newReplyToken } from './tickets/open-ticket.ts'
import { replyAddress } from './tickets/reply-address.ts'
import { takeOneByOne } from './platform/jobs/one-by-one.ts'
import { repeatEvery, type Repeating } from './platform/jobs/repeat-every.ts'
import { urls } from './platform/urls.ts'

type Carry = (tx: Tx, deps: Deps, due: DueDecision & { decision: 'APPROVE' | 'REJECT' }) => Promise<void>

/** An operator's decision, or question, about a product. */
const carryToProduct = (tx: Tx, { clock }: Deps, { targetId: skuId, storeId, decision, message, words }: DueDecision) =>
  decideProduct(tx, { skuId, storeId: storeId!, decision, message: message ?? '', words, now: clock.now() })

/** The same about a store that is being set up. */
const carryToStore = (tx: Tx, { clock }: Deps, { targetId: storeId, decision, message }: DueDecision) =>
  decideStore(tx, { storeId, decision, message: message ?? '', now: clock.now() })

/** What a decision does, by what it is about. Each is what the slice does for its command and its calls, too. */
const effects: Partial<Record<ApprovalKind, Carry>> = {
  async VAT_ID(tx, { clock }, { targetId, decision, decidedBy: operatorId }) {
    const status = decision === 'APPROVE' ? 'VALID' : 'INVALID'
    // Of another id by now the approval would be settled.
    await writeVatStatus(tx, targetId, { vatId: null, status, at: clock.now(), operatorId })
  },
  EXCLUSIVE_REQUEST: (tx, deps, { targetId: id, storeId, decision, message: reason }) =>
    decideForStore(tx, deps, { id, storeId: storeId!, decision: decision === 'APPROVE' ? 'GRANT' : 'REJECT', reason }),
  REVIEW: (tx, { clock }, { targetId: id, decision }) =>
    showReview(tx, { id, isShown: decision === 'APPROVE', at: clock.now() }),
  async RETURN(tx, deps, { targetId, decision, message: reason }) {
    const key = await findStoreOrder(tx, targetId, null)
    if (!key) throw Problem.of('NOT_FOUND')
    const action = decision === 'APPROVE' ? ('ACCEPT_RETURN' as const) : ('DECLINE_RETURN' as const)
    const input = { action, ...(reason && { reason }) }
    await changeSubOrder(tx, { deps, key, actor: 'TRESEN', input, language: defaultLanguage })
  },
  PAPER: (tx, { clock }, { targetId: proofId, decision, message, decidedBy: by }) =>
    decidePaper(tx, { proofId, isAccepted: decision === 'APPROVE', words: message ?? '', by, now: clock.now() }),
  PRODUCT: carryToProduct,
  STORE: carryToStore,
  BANK_ACCOUNT: (tx, { clock }, { targetId: id, decision, message }) =>
    decideBankChange(tx, { id, isApproved: decision === 'APPROVE', words: message ?? '', now: clock.now() }),
  PRODUCT_REPORT: (tx, deps, { targetId: skuId, decision, message, decidedBy: by, decidedAt }) =>
    decideReports(tx, deps, { skuId, isUpheld: decision === 'APPROVE', statement: message ?? '', by, decidedAt }),
  DESIGN_REPORT: (tx, deps, { targetId: designId, decision, message, decidedBy: by }) =>
    decideReport(tx, deps, { designId, isUpheld: decision === 'APPROVE', statement: message ?? '', by }),
  POST: (tx, deps, { targetId: id, decision, message, decidedBy }) =>
    decideOnPost(tx, deps, { id, isApproved: decision === 'APPROVE', reason: message, by: decidedBy }),
}

/** These steps write a mail of their own; a question about a claim is one, too. */
const mailedBySteps: readonly ApprovalKind[] = ['EXCLUSIVE_REQUEST', 'RETURN', 'CLAIM', 'PRODUCT_REPORT']

/** Carries out the decisions that cannot be undone any more, each by itself; how many. Any number of processes may do so. */
export const carryOutDecisions = (deps: Deps): Promise<number> =>
  takeOneByOne(
    (failed, begin) => carryOutNext(deps, failed, begin),
    (id, error) => deps.warn('A decision could not be carried out', { id, reason: String(error) }),
  )

/** Kinds whose approval gives money back. */
const refunding: readonly ApprovalKind[] = ['RETURN', 'CLAIM']

/** Carries what was tried out to where the transaction that did it has been rolled back. */
class Tried extends Error {
  readonly cents: number
  constructor(cents: number) {
    super('Tried out')
    this.cents = cents
  }
}

/** What slices know of a decision before it is kept: what it would give back, why it cannot be approved as it stands, and who reads of it. */
export const decisionRules = (deps: Deps): DecisionRules => ({
  refundedBy: (decision) => refundedBy(deps, decision),
  findLanguages: (waiting) => findLanguages(deps.db, waiting),
  async refuseApproval({ kind, targetId }, language) {
    if (kind === 'PRODUCT') await refuseUnstated(deps.db, targetId, language)
  },
})

/** How many cents an approval would give back now: it is carried out and rolled back, so that no second rule counts them. */
async function refundedBy(deps: Deps, due: DueDecision): Promise<number> {
  const { buyerId } = due
  if (due.decision !== 'APPROVE' || !buyerId || !refunding.includes(due.kind)) return 0
  return inTransaction(deps.db, async (tx): Promise<number> => {
    await carryOut(tx, deps, due)
    throw new Tried(await sumRefundsMadeHere(tx, buyerId))
  }).catch((error: unknown) => {
    if (error instanceof Tried) return error.cents
    // There is nothing left to do; whoever decides reads so soon enough.
    if (error instanceof Problem) return 0
    throw error
  })
}

async function carryOut(tx: Tx, deps: Deps, due: DueDecision): Promise<void> {
  const { decision, kind, targetId: number } = due
  if (kind === 'CLAIM') await decideClaim(tx, deps, { ...due, number })
  else if (decision !== 'ASK') await effects[kind]?.(tx, deps, { ...due, decision })
  // The question stands in the editor and on the page of the set-up, too.
  else if (kind === 'PRODUCT') await carryToProduct(tx, deps, due)
  else if (kind === 'STORE') await carryToStore(tx, deps, due)
}

async function carryOutNext(deps: Deps, except: string[], begin: (id: string) => void): Promise<boolean> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const due = await takeDueDecision(tx, now, except)
    if (!due) return false
    begin(due.id)
    await mailOtherSide(tx, deps, due)
    // Whoever decided in the meantime was first: then there is nothing left to do.
    await tx
      .savepoint((inner) => carryOut(inner as unknown as Tx, deps, due))
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        deps.warn('A decision had nothing left to do', { id: due.id, kind: due.kind, code: error.code })
      })
    await writeEffect(tx, due, now)
    return true
  })
}

async function mailOtherSide(tx: Tx, deps: Deps, due: DueDecision) {
  if ((due.decision !== 'ASK' || due.kind === 'CLAIM') && mailedBySteps.includes(due.kind)) return
  const isForReporter = await goesToReporter(tx, due)
  const [recipient, name] = [await findRecipient(tx, { ...due, isForReporter }), await findName(tx, due)]
  const authorId = recipient?.accountId ?? null
  const addressed = isForReporter ? { ...due, buyerId: null } : due
  const at = deps.clock.now()
  const replyToken = due.decision === 'ASK' ? await takeReplyToken(tx, due.id, newReplyToken()) : null
  const mail = {
    id: `approval-${due.id}-${at.getTime().toString(36)}`,
    write: ({ language }: { language: Language }) => mailOf(deps, due, { name, isForReporter, replyToken, language }),
  }
  const isNotified = await notifyDecision(tx, deps, {
    due: addressed,
    name,
    isReport: isForReporter,
    authorId,
    at,
    mail,
  })
  if (isNotified || !recipient) return
  await queueMail(tx, deps.jobs, { id: mail.id, to: recipient.email, ...mail.write(recipient) })
}

/** `replyToken`: of a question, which is answered by mail. */
type Named = { name: string; isForReporter: boolean; replyToken: string | null; language: Language }

function mailOf(deps: Deps, due: DueDecision, { name, isForReporter, replyToken, language }: Named) {
  const papers: Record<string, string> = texts(language).papers.names
  const what = due.kind === 'PAPER' ? (papers[name] ?? name) : name
  const t = texts(language).operator.deskApprovals.mails
  const subject = isForReporter
    ? t.reportSubject(what)
    : due.kind === 'DESIGN_REPORT'
      ? t.designSubject(what)
      : t.subjects[due.decision](what)
  const remarks = [...(due.message ? [t.message(due.message)] : []), ...wordsIn(language, due)]
  const paragraphs = [t.hello, bodyOf(due, { what, isForReporter, language }), ...remarks]
  const body = mailLayout({ language, title: subject, paragraphs, ...buttonTo(deps, due, language) })
  const reply = replyToken && { to: replyAddress(deps, replyToken), answers: null, isByPerson: true }
  return { subject, ...body, ...(reply && { reply }) }
}

/** What was decided, or asked, in one sentence. */
function bodyOf(
  { kind, decision }: DueDecision,
  { what, isForReporter, language }: { what: string; isForReporter: boolean; language: Language },
): string {
  const t = texts(language).operator.deskApprovals.mails
  if (kind === 'DESIGN_REPORT' && decision !== 'ASK') return t.designBodies[decision](what)
  const bodies = isForReporter ? t.reportBodies : kind === 'STORE' ? t.storeBodies : t.bodies
  return bodies[decision](what)
}

/** What is said of each field of a product, under the name that the editor gives it. */
function wordsIn(language: Language, { words }: DueDecision): string[] {
  const names = texts(language).range.fields as Record<string, string>
  return Object.entries(words).map(([field, text]) => `${names[field] ?? field}: ${text}`)
}

/** To where a store mends its product, or sends a paper anew. */
function buttonTo({ origin }: Deps, { kind, targetId }: DueDecision, language: Language) {
  const t = texts(language).operator.deskApprovals.mails
  if (kind === 'PAPER') return { button: { label: t.toPapers, url: origin + urls(language).supplierPapers } }
  if (kind === 'STORE') return { button: { label: t.toSetUp, url: origin + urls(language).supplierSetUp } }
  if (kind === 'BANK_ACCOUNT') return { button: { label: t.toBank, url: origin + urls(language).supplierBank } }
  if (kind === 'DESIGN_REPORT')
    return { button: { label: t.toDesign, url: origin + urls(language).supplierDesign(targetId) } }
  if (kind !== 'PRODUCT') return {}
  return { button: { label: t.toProduct, url: origin + urls(language).supplierProduct(targetId) } }
}

async function findName(sql: Queryable, { kind, targetId, buyerId }: DueDecision): Promise<string> {
  const [row] = await sql<{ name: string | null }[]>`
    select case ${kind}
      when 'VAT_ID' then (select vat_id from company where id = ${buyerId})
      when 'PRODUCT' then (select name_de from product where sku_id = ${targetId})
      when 'BANK_ACCOUNT' then (
        select '… ' || right(iban, 4) || ', ' || holder from bank_account_change where id::text = ${targetId})
      when 'STORE' then (select name from store where id::text = ${targetId})
      when 'PAPER' then (select kind from store_paper where proof_id::text = ${targetId})
      when 'POST' then (select content -> 'de' ->> 'title' from post_draft where post_id::text = ${targetId})
      when 'REVIEW' then (select p.name_de from review r join product p using (sku_id) where r.id::text = ${targetId})
      when 'DESIGN_REPORT' then (select title from design where id::text = ${targetId})
      when 'EXCLUSIVE_REQUEST' then (
        select p.name_de from exclusive_request q join product p using (sku_id) where q.id::text = ${targetId})
      else ${targetId} end as name`
  return row?.name ?? targetId
}

const EVERY_MS = 1000

/** Does so every second until it is stopped; while the database is away decisions wait. */
export function startApprovals(deps: Deps): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => carryOutDecisions(deps),
    (error) => deps.warn('Decisions could not be carried out', { reason: String(error) }),
  )
}
