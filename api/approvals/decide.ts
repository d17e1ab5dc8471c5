import type * as approvalsApi from '../../contract/operator/approvals.ts'
import {
  approvalKinds,
  decisionsOf,
  needsWords,
  rightOfKind,
  UNDO_SECONDS,
  type Approval,
  type ApprovalDetail,
} from '../../contract/operator/approvals.ts'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { presentAttachment } from '../attachments/attach.ts'
import { may, type Caller } from '../http/caller.ts'
import { countOf } from '../http/newest-first.ts'
import { stepUpForRefund } from '../http/large-refund.ts'
import { Problem, rightMissing } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { findAnswerFiles, findAnswers } from './answer-queries.ts'
import { findFacts, findPictures } from './evidence.ts'
import { evidenceOf, pathOf, presentApproval } from './present-approval.ts'
import { noteReader } from './reader-queries.ts'
import {
  countByKind,
  findApproval,
  findApprovals,
  isOwnPost,
  undoDecision,
  writeDecision,
  type ApprovalRow,
  type DueDecision,
} from './queries.ts'

type Operator = Caller<'operator'>
type TimeDeps = Pick<Deps, 'db' | 'clock'>
/** Null where nobody reads of it. */
export type LanguagesOfReaders = ApprovalDetail['readIn']
/** What the slices know of what is decided; api/decide-approvals.ts has them. */
export type DecisionRules = {
  /** How many cents a decision would give back; tried out and left. */
  refundedBy: (decision: DueDecision) => Promise<number>
  /** Throws where what is asked for cannot be approved as it stands. */
  refuseApproval: (waiting: Pick<ApprovalRow, 'kind' | 'targetId'>, language: Language) => Promise<void>
  findLanguages: (
    waiting: Pick<ApprovalRow, 'kind' | 'targetId' | 'buyerId' | 'storeId'>,
  ) => Promise<LanguagesOfReaders>
}
export type ApprovalDeps = TimeDeps & Pick<Deps, 'isPostApprovedByAnother'>

/** A page of what waits for operators now. */
export async function listApprovals(
  { db, clock }: TimeDeps,
  { kind, ...window }: Pick<InputOf<typeof approvalsApi.list>, 'kind'> & CursorInput,
  caller: Operator,
): Promise<OutputOf<typeof approvalsApi.list>> {
  const now = clock.now()
  const own = approvalKinds.filter((one) => may(caller.account, 'operator', rightOfKind[one]))
  const kinds = kind ? own.filter((one) => kind.includes(one)) : own
  const [{ items, ...beside }, all] = await Promise.all([
    findApprovals(db, { kinds, now }, window),
    countByKind(db, now),
  ])
  const counts = all.filter(({ kind: counted }) => own.includes(counted))
  const names = texts(caller.language).operator.deskApprovals.kinds
  return {
    items: items.map((row) => presentApproval(row, caller, now)),
    ...beside,
    count: countOf(counts.reduce((sum, { kind: counted, count }) => sum + (kinds.includes(counted) ? count : 0), 0)),
    kinds: counts.map((count) => ({ ...count, kindText: names[count.kind] })),
  }
}

/** Also what is settled, with who has decided; notes that the caller has it open. Throws NOT_FOUND for what was never asked. */
export async function readApproval(
  { deps: { db, clock }, rules }: { deps: TimeDeps; rules: DecisionRules },
  id: string,
  caller: Operator,
): Promise<ApprovalDetail> {
  const row = await findSeen(db, id, caller)
  const [facts, pictures, answers, files, readIn, openFor] = await Promise.all([
    findFacts(db, row),
    findPictures(db, row),
    findAnswers(db, row.replyToken),
    findAnswerFiles(db, row.replyToken),
    rules.findLanguages(row),
    noteReader(db, { id, personId: caller.account.personId, now: clock.now() }),
  ])
  const by = row.decidedByName ?? ''
  return {
    approval: presentApproval(row, caller, clock.now()),
    targetId: row.targetId,
    words: row.words,
    evidence: facts.map((fact) => evidenceOf(fact, caller.language)),
    messages: row.message && row.decidedAt ? [{ at: row.decidedAt, by, text: row.message }] : [],
    answers,
    attachments: [...pictures, ...files.map(presentAttachment)],
    path: pathOf(row),
    readIn,
    openFor,
  }
}

/**
 * Keeps the decision; api/decide-approvals.ts carries it out once it cannot be undone any more. Throws NOT_FOUND, VALIDATION for a
 * question where nobody is asked, REASON_MISSING, ANOTHER_APPROVER_NEEDED, FACTS_MISSING, STEP_UP_REQUIRED, and APPROVAL_DECIDED with who was faster.
 */
export async function decideApproval(
  { deps, rules }: { deps: ApprovalDeps; rules: DecisionRules },
  caller: Operator,
  { id, decision, message = '', words = {} }: InputOf<typeof approvalsApi.decide>,
): Promise<Approval> {
  const { db, clock } = deps
  const waiting = await findWaiting(db, id, caller)
  if (!decisionsOf(waiting.kind).includes(decision))
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { decision: texts(caller.language).operator.deskApprovals.questionRefused },
    })
  const isOwn = deps.isPostApprovedByAnother && (await isOwnPost(db, waiting, caller.account.personId))
  if (isOwn && decision === 'APPROVE') throw Problem.of('ANOTHER_APPROVER_NEEDED')
  if (decision === 'APPROVE') await rules.refuseApproval(waiting, caller.language)
  const remarks = Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''))
  if (needsWords(waiting.kind, decision) && message.trim() === '' && Object.keys(remarks).length === 0)
    throw Problem.of('REASON_MISSING', undefined, {
      fieldErrors: { message: texts(caller.language).operator.deskApprovals.messageMissing },
    })
  const at = clock.now()
  const decided = { decision, message: message.trim(), words: remarks, by: caller.account.personId, at }
  const amountCents = await rules.refundedBy({ ...waiting, ...decided, decidedBy: decided.by, decidedAt: at })
  const effectAt = new Date(at.getTime() + UNDO_SECONDS * 1000)
  const [isMine, row] = await inTransaction(db, async (tx) => {
    const isWritten = await writeDecision(tx, id, { ...decided, effectAt })
    const after = { decision, ...wordsOf(decided), ...(amountCents > 0 && { amountCents }) }
    const noted = { caller, waiting, at, action: 'approval.decide', before: { state: waiting.state }, after } as const
    const [, , found] = await inOrder([
      () => isWritten && stepUpForRefund(tx, caller, amountCents),
      () => isWritten && noteDecision(tx, noted),
      () => findApproval(tx, id),
    ])
    return [isWritten, found] as const
  })
  if (!row) throw Problem.of('NOT_FOUND')
  if (!isMine) throw Problem.of('APPROVAL_DECIDED', { name: row.decidedByName ?? '' })
  return presentApproval(row, caller, at)
}

/** Throws NOT_FOUND, and APPROVAL_DECIDED for what is another's or has taken effect. */
export async function undoApproval({ db, clock }: TimeDeps, caller: Operator, id: string): Promise<Approval> {
  const at = clock.now()
  const isUndone = await inTransaction(db, async (tx) => {
    const [decided, isWritten] = await inOrder([
      () => findApproval(tx, id),
      () => undoDecision(tx, id, { by: caller.account.personId, now: at }),
    ])
    if (decided && isWritten)
      await noteDecision(tx, {
        caller,
        waiting: decided,
        at,
        action: 'approval.undo',
        before: { decision: decided.decision },
        after: { state: 'OPEN' },
      })
    return isWritten
  })
  const row = await findApproval(db, id)
  if (!row) throw Problem.of('NOT_FOUND')
  if (!isUndone) throw Problem.of('APPROVAL_DECIDED', { name: row.decidedByName ?? '' })
  return presentApproval(row, caller, at)
}

type Noted = {
  caller: Operator
  waiting: ApprovalRow
  at: Date
  action: 'approval.decide' | 'approval.undo'
  before: object
  after: object
}

const noteDecision = (tx: Tx, { caller, waiting, ...noted }: Noted) =>
  recordAudit(tx, caller, {
    ...noted,
    target: { kind: 'approval', id: waiting.id },
    detail: { kind: waiting.kind, about: waiting.targetId },
  })

// What was said, where anything was.
const wordsOf = ({ message, words }: Pick<ApprovalRow, 'words'> & { message: string }) => ({
  ...(message !== '' && { message }),
  ...(Object.keys(words).length > 0 && { words }),
})

async function findWaiting(db: Deps['db'], id: string, caller: Operator) {
  const row = await findSeen(db, id, caller)
  if (row.state === 'SETTLED') throw Problem.of('APPROVAL_DECIDED', { name: row.decidedByName ?? '' })
  return row
}

async function findSeen(db: Deps['db'], id: string, { account }: Operator) {
  const row = await findApproval(db, id)
  if (!row) throw Problem.of('NOT_FOUND')
  const right = rightOfKind[row.kind]
  if (!may(account, 'operator', right)) throw rightMissing('operator', right)
  return row
}
