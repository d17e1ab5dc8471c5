import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { withdrawPost } from '../publish-post.ts'
import { lockDraft } from './draft-queries.ts'
import { noteStep, showingOf, writeState, type Stepper } from './take-post-step.ts'

type TurnDeps = Pick<Deps, 'db' | 'clock'>

/** Shows the planned posts whose minute has come, and takes away those whose end has, each by itself. Any number of processes may do so. */
export async function turnPosts(deps: TurnDeps): Promise<void> {
  while ((await turnNext(deps, showPlanned)) || (await turnNext(deps, takeEnded)));
}

const turnNext = ({ db, clock }: TurnDeps, turn: (tx: Tx, now: Date) => Promise<boolean>) =>
  inTransaction(db, (tx) => turn(tx, clock.now()))

// In the name of who has planned it.
const inNameOf = (personId: string) => ({ account: { personId } }) as Stepper

async function showPlanned(tx: Tx, now: Date): Promise<boolean> {
  const [due] = await tx<{ id: string }[]>`
    select post_id as id from post_draft where state = 'PLANNED' and starts_at <= ${now}
    order by starts_at limit 1 for update skip locked`
  const held = due && (await lockDraft(tx, due.id))
  if (!held) return false
  const caller = inNameOf(held.decidedBy!)
  await inOrder(
    await showingOf(tx, { caller, held, at: held.startsAt!, endsAt: held.endsAt, step: { action: 'PUBLISH' } }),
  )
  return true
}

async function takeEnded(tx: Tx, now: Date): Promise<boolean> {
  const [due] = await tx<{ id: string }[]>`
    select id from post where ends_at <= ${now} order by ends_at limit 1 for update skip locked`
  if (!due) return false
  const held = await lockDraft(tx, due.id)
  const statements = withdrawPost(tx, due.id)
  const decidedBy = held?.decidedBy ?? null
  if (held?.state === 'LIVE')
    statements.push(() => writeState(tx, due.id, { state: 'WITHDRAWN', startsAt: null, endsAt: null, decidedBy }))
  if (held && decidedBy) {
    const step = { action: 'WITHDRAW' } as const
    statements.push(...noteStep(tx, inNameOf(decidedBy), { kind: 'WITHDRAWN', held, at: now, step }))
  }
  await inOrder(statements)
  return true
}
