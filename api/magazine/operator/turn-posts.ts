import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { withdrawPost } from '../publish-post.ts'
import { lockDraft } from './draft-queries.ts'
import { noteStep, showingOf, writeState, type Stepper } from './take-post-step.ts'
import { takeOneByOne } from '../../platform/jobs/one-by-one.ts'

type TurnDeps = Pick<Deps, 'db' | 'clock' | 'warn'>
type Turning = { now: Date; except: string[]; begin: (id: string) => void }

/** Shows the planned posts whose minute has come, and takes away those whose end has, each by itself. Any number of processes may do so. */
export async function turnPosts({ db, clock, warn }: TurnDeps): Promise<void> {
  for (const turn of [showPlanned, takeEnded])
    await takeOneByOne(
      (except, begin) => inTransaction(db, (tx) => turn(tx, { now: clock.now(), except, begin })),
      (id, error) => warn('A post could not be turned over', { id, reason: String(error) }),
    )
}

// In the name of who has planned it.
const inNameOf = (personId: string) => ({ account: { personId } }) as Stepper

async function showPlanned(tx: Tx, { now, except, begin }: Turning): Promise<boolean> {
  const [due] = await tx<{ id: string }[]>`
    select post_id as id from post_draft where state = 'PLANNED' and starts_at <= ${now} and post_id <> all(${except}::uuid[])
    order by starts_at limit 1 for update skip locked`
  if (due) begin(due.id)
  const held = due && (await lockDraft(tx, due.id))
  if (!held) return false
  const caller = inNameOf(held.decidedBy!)
  await inOrder(
    await showingOf(tx, { caller, held, at: held.startsAt!, endsAt: held.endsAt, step: { action: 'PUBLISH' } }),
  )
  return true
}

async function takeEnded(tx: Tx, { now, except, begin }: Turning): Promise<boolean> {
  const [due] = await tx<{ id: string }[]>`
    select id from post where ends_at <= ${now} and id <> all(${except}::uuid[])
    order by ends_at limit 1 for update skip locked`
  if (!due) return false
  begin(due.id)
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
