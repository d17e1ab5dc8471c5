import type { Deps } from '../../platform/deps.ts'
import { findPayment } from '../payment-queries.ts'
import { fetchMoveStatus } from './request-move.ts'
import { claimDueMoves, findMove, type MoveKey } from './move-queries.ts'
import { applyMoveStatus } from './apply-move-status.ts'

/** Fetches the status of a move that the provider has taken on. Throws where it does not answer. */
export async function pollMove(deps: Deps, key: MoveKey): Promise<void> {
  const move = await findMove(deps.db, key)
  if (move?.state !== 'PENDING') return
  const payment = await findPayment(deps.db, move)
  if (!payment?.providerId) return
  await applyMoveStatus(
    deps,
    { move, payment },
    await fetchMoveStatus(deps, move, { ...payment, providerId: payment.providerId }),
  )
}

/** Polls every move that is due, once. */
export async function pollDueMoves(deps: Deps): Promise<void> {
  for (;;) {
    const due = await claimDueMoves(deps.db, deps.clock.now())
    await Promise.all(
      due.map((key) =>
        pollMove(deps, key).catch((error: unknown) =>
          deps.warn('A move of money could not be polled', { ...key, reason: String(error) }),
        ),
      ),
    )
    if (due.length === 0) return
  }
}
