import { missingIn } from '../../../contract/operator/post-content.ts'
import { stepsFrom, type PostAction } from '../../../contract/operator/posts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { publishingOf, withdrawPost, type Statement } from '../publish-post.ts'
import { addVersion, type DraftRow, type LockedDraft } from './draft-queries.ts'
import { lockSeen } from './write-draft.ts'

export type StepDeps = Pick<Deps, 'db' | 'clock' | 'isPostApprovedByAnother'>
export type Stepper = Pick<Caller<'operator'>, 'account' | 'requestId' | 'auditId'>

export type PostStep = {
  id: string
  version: number
  action: PostAction
  startsAt?: Date | null
  endsAt?: Date | null
  reason?: string | undefined
}

/**
 * Takes one step of a post. Throws NOT_FOUND, DRAFT_CHANGED, POST_STATE for a step that is not there now, DRAFT_INCOMPLETE,
 * SLUG_TAKEN, ANOTHER_APPROVER_NEEDED, MOMENT_NOT_AHEAD, and REASON_MISSING where a page is taken away without one.
 */
export async function takePostStep(deps: StepDeps, caller: Stepper, step: PostStep): Promise<void> {
  await inTransaction(deps.db, async (tx) => takeStepIn(tx, deps, { caller, step, held: await lockSeen(tx, step) }))
}

type Taken = { caller: Stepper; step: PostStep; held: LockedDraft }

/** The same for who has locked it already. */
export async function takeStepIn(tx: Tx, deps: Omit<StepDeps, 'db'>, taken: Taken): Promise<void> {
  const { step, held } = taken
  if (!stepsFrom[step.action].includes(held.state)) throw Problem.of('POST_STATE')
  await inOrder(await steps[step.action](tx, deps, taken))
}

/** What it writes, to be sent together. */
type Step = (tx: Tx, deps: Omit<StepDeps, 'db'>, taken: Taken) => Promise<Statement[]> | Statement[]

const none = { startsAt: null, endsAt: null, decidedBy: null }

const steps: Record<PostAction, Step> = {
  SUBMIT(tx, { clock }, { caller, step, held }) {
    checkComplete(held)
    // When its author wishes it to be shown.
    const { startsAt = null, endsAt = null } = step
    return [
      () => writeState(tx, held.id, { state: 'REVIEW', startsAt, endsAt, decidedBy: null }),
      ...noteStep(tx, caller, { kind: 'SUBMITTED', held, at: clock.now(), step }),
    ]
  },
  REOPEN: (tx, { clock }, { caller, held, step }) => [
    () => writeState(tx, held.id, { state: 'DRAFT', ...none }),
    () => audit(tx, caller, { held, at: clock.now(), step, after: { state: 'DRAFT' } }),
  ],
  PLAN(tx, deps, { caller, step, held }) {
    const now = deps.clock.now()
    const { startsAt = null, endsAt = null } = step
    if (!startsAt || startsAt <= now || (endsAt && endsAt <= startsAt)) throw Problem.of('MOMENT_NOT_AHEAD')
    checkApprover(deps, caller, held)
    checkComplete(held)
    return [
      () => writeState(tx, held.id, { state: 'PLANNED', startsAt, endsAt, decidedBy: caller.account.personId }),
      ...noteStep(tx, caller, { kind: 'PLANNED', held, at: now, step }),
    ]
  },
  async PUBLISH(tx, deps, { caller, step, held }) {
    const now = deps.clock.now()
    const { endsAt = null } = step
    if (endsAt && endsAt <= now) throw Problem.of('MOMENT_NOT_AHEAD')
    checkApprover(deps, caller, held)
    checkComplete(held)
    return showingOf(tx, { caller, held, at: now, endsAt, step })
  },
  WITHDRAW(tx, { clock }, { caller, step, held }) {
    if (!held.isLive) throw Problem.of('POST_STATE')
    if (!step.reason?.trim()) throw Problem.of('REASON_MISSING')
    return [
      ...withdrawPost(tx, held.id),
      ...(held.state === 'LIVE' ? [() => writeState(tx, held.id, { state: 'WITHDRAWN', ...none })] : []),
      ...noteStep(tx, caller, { kind: 'WITHDRAWN', held, at: clock.now(), step }),
    ]
  },
}

type Shown = { caller: Stepper; held: DraftRow; at: Date; endsAt: Date | null; step: Partial<PostStep> }

/** The statements that show what is written; from then on nobody has written on it. */
export async function showingOf(tx: Tx, { caller, held, at, endsAt, step }: Shown): Promise<Statement[]> {
  return [
    ...(await publishingOf(tx, held, { at, endsAt })),
    () => tx`
      update post_draft set state = 'LIVE', starts_at = ${at}, ends_at = ${endsAt}, decided_by = ${caller.account.personId},
        authors = '{}', version = version + 1
      where post_id = ${held.id}`,
    ...noteStep(tx, caller, { kind: 'PUBLISHED', held, at, step: { ...step, startsAt: at, endsAt } }),
  ]
}

type Waiting = Pick<DraftRow, 'state' | 'startsAt' | 'endsAt' | 'decidedBy'>

export const writeState = (tx: Tx, id: string, { state, startsAt, endsAt, decidedBy }: Waiting) => tx`
  update post_draft set state = ${state}, starts_at = ${startsAt}, ends_at = ${endsAt}, decided_by = ${decidedBy},
    version = version + 1
  where post_id = ${id}`

function checkApprover(
  { isPostApprovedByAnother }: Pick<Deps, 'isPostApprovedByAnother'>,
  { account }: Stepper,
  { authors }: DraftRow,
) {
  if (isPostApprovedByAnother && authors.includes(account.personId)) throw Problem.of('ANOTHER_APPROVER_NEEDED')
}

function checkComplete({ content, refusedGoods, isPathTaken }: LockedDraft) {
  if (isPathTaken) throw Problem.of('SLUG_TAKEN')
  if (missingIn(content).length > 0 || refusedGoods.length > 0) throw Problem.of('DRAFT_INCOMPLETE')
}

type Noted = {
  kind: 'SUBMITTED' | 'PLANNED' | 'PUBLISHED' | 'WITHDRAWN'
  held: DraftRow
  at: Date
  step: Partial<PostStep>
}

/** What happened, as a version and in the audit. */
export function noteStep(tx: Tx, caller: Stepper, { kind, held, at, step }: Noted): Statement[] {
  const { startsAt = null, endsAt = null } = step
  const reason = step.reason?.trim() || null
  return [
    () => addVersion(tx, held, { kind, startsAt, endsAt, reason, at, accountId: caller.account.personId }),
    () => audit(tx, caller, { held, at, step, after: { state: kind, startsAt, endsAt } }),
  ]
}

type Audited = { held: DraftRow; at: Date; step: Partial<PostStep>; after: object }

const audit = (tx: Tx, caller: Stepper, { held, at, step, after }: Audited) =>
  recordAudit(tx, caller, {
    at,
    action: `content.${(step.action ?? 'PUBLISH').toLowerCase()}`,
    target: { kind: 'post', id: held.id },
    reason: step.reason?.trim() || null,
    detail: { title: held.content.de.title },
    before: { state: held.state, startsAt: held.startsAt, endsAt: held.endsAt },
    after,
  })
