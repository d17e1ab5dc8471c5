import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { lockForOperator, raiseOperatorVersion, type LockedStore } from '../stores/operator-version.ts'
import { findLastOperator } from './store-queries.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'clock'>
/** What a change names: the store as it was seen, and why. */
export type Seen = { slug: string; version: number; reason: string }

const actions = ['store.pause', 'store.resume', 'store.commission', 'store.payoutHold', 'store.payoutRelease'] as const

type Change = {
  action: (typeof actions)[number]
  /** What stood there before and what stands there now; undefined where somebody else has done so already. */
  work: (tx: Tx, store: LockedStore, now: Date) => Promise<{ before: object | null; after: object | null } | undefined>
}

/**
 * Changes something about a store and notes it, both or none. Throws NOT_FOUND, and STORE_CHANGED with by whom for who has seen
 * another version: of two operators at once one wins.
 */
export async function changeStore(
  { db, clock }: ChangeDeps,
  { caller, seen }: { caller: Caller<'operator'>; seen: Seen },
  { action, work }: Change,
): Promise<void> {
  const { slug, version, reason } = seen
  await inTransaction(db, async (tx) => {
    const store = await lockForOperator(tx, slug)
    if (!store) throw Problem.of('NOT_FOUND')
    const at = clock.now()
    const changed = store.operatorVersion === version ? await work(tx, store, at) : undefined
    if (!changed) throw Problem.of('STORE_CHANGED', { name: await findLastOperator(tx, slug, actions) })
    await inOrder([
      () => raiseOperatorVersion(tx, store.id),
      () => recordAudit(tx, caller, { at, action, reason, target: { kind: 'store', id: slug }, ...changed }),
    ])
  })
}
