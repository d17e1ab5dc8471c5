import type { Decision } from '../../contract/operator/approvals.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { releaseWaiting } from '../products/release-waiting.ts'
import { openStore } from '../stores/set-up-store.ts'
import { lockApplication, writeStep } from './queries.ts'

type Decided = { storeId: string; decision: Decision; message: string; now: Date }

const outcomes = { APPROVE: 'OPENED', ASK: 'QUESTION', REJECT: 'REFUSED' } as const

/**
 * What an operator's decision does to a store that is being set up: it opens with what was approved of its goods, reads a
 * question, or why not yet. Throws NOT_FOUND where it does not wait any more.
 */
export async function decideStore(tx: Tx, { storeId, decision, message, now }: Decided): Promise<void> {
  const state = await lockApplication(tx, storeId)
  if (state !== 'SUBMITTED' && state !== 'QUESTION') throw Problem.of('NOT_FOUND')
  const outcome = outcomes[decision]
  await inOrder(writeStep(tx, { storeId, state: outcome, kind: outcome, text: message, accountId: null, now }))
  if (outcome !== 'OPENED') return
  await openStore(tx, storeId, now)
  await releaseWaiting(tx, storeId, now)
}
