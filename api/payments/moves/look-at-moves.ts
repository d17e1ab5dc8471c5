import type { Deps } from '../../platform/deps.ts'
import { findPayment } from '../payment-queries.ts'
import { askAboutMove } from './ask-for-move.ts'
import { claimDueMoves, findMove, type MoveKey } from './move-queries.ts'
import { noteWord } from './note-word.ts'

/** Asks the provider what became of a move that it has taken on. Throws where it does not answer. */
export async function lookAtMove(deps: Deps, key: MoveKey): Promise<void> {
  const move = await findMove(deps.db, key)
  if (move?.state !== 'PENDING') return
  const payment = await findPayment(deps.db, move)
  if (!payment?.providerId) return
  await noteWord(
    deps,
    { move, payment },
    await askAboutMove(deps, move, { ...payment, providerId: payment.providerId }),
  )
}

/** Looks at every move that is due, once. */
export async function lookAtDueMoves(deps: Deps): Promise<void> {
  for (;;) {
    const due = await claimDueMoves(deps.db, deps.clock.now())
    await Promise.all(
      due.map((key) =>
        lookAtMove(deps, key).catch((error: unknown) =>
          deps.warn('A move of money could not be looked at', { ...key, reason: String(error) }),
        ),
      ),
    )
    if (due.length === 0) return
  }
}
