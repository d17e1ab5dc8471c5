import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { changeOrder } from './apply-move-status.ts'
import { findMove, findOpenMoves, restartMove, writeByTransfer, type OpenMove } from './move-queries.ts'

/**
 * Asks the provider once more for a move that it refused, under a new key. Undefined where no refused move has this id; `check` has the
 * last word, and throws to leave it.
 */
export async function retryMove(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  id: string,
  check: (tx: Tx, move: OpenMove) => Promise<void> = async () => {},
): Promise<OpenMove | undefined> {
  const [move] = await findOpenMoves(deps.db, id)
  if (move?.state !== 'REFUSED') return undefined
  const isRestarted = await inTransaction(deps.db, async (tx) => {
    if (!(await restartMove(tx, move, deps.clock.now()))) return false
    await inOrder([
      () => deps.jobs.send(tx, 'payment-move', { buyerId: move.buyerId, moveId: id }),
      () => check(tx, move),
    ])
    return true
  })
  return isRestarted ? move : undefined
}

/**
 * Records that a refused refund was sent back, or the money of a refused capture came in, by bank transfer: the order goes
 * on as if the provider had done it. Undefined where no refused move has this id; `note` is called in the transaction.
 */
export async function payByTransfer(
  deps: Deps,
  id: string,
  note: (tx: Tx, move: OpenMove) => Promise<void> = async () => {},
): Promise<OpenMove | undefined> {
  const [open] = await findOpenMoves(deps.db, id)
  const move = open && (await findMove(deps.db, open))
  if (!open || move?.state !== 'REFUSED') return undefined
  const isWritten = await inTransaction(deps.db, async (tx) => {
    if (!(await writeByTransfer(tx, move, deps.clock.now()))) return false
    if (open.orderId) await changeOrder(tx, { deps, move, orderId: open.orderId, isDone: true, isByTransfer: true })
    await note(tx, open)
    return true
  })
  return isWritten ? open : undefined
}
