import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { inOrder } from '../../../platform/in-order.ts'
import type { LockedOrder, LockedSubOrder } from '../lock-order.ts'
import { isTaken } from './payment-status.ts'
import { setOff, writeTermsStatus } from './receivables.ts'
import { insertRefund, type NewRefund } from './refund-queries.ts'
import { writeEvent } from './write-event.ts'

type Part = { deps: Pick<Deps, 'jobs'>; order: LockedOrder; subOrder: LockedSubOrder }
/** `owedCents`: what of it is paid back. */
type Written = { documentNumber: string | null; owedCents: number }
type PartRefund = Omit<NewRefund, 'isOwed' | 'setOffCents' | 'storeId'>

/** Whether what is given back of a part counts: its money is with us or, on net terms, it has been invoiced. */
export const isCreditable = (order: LockedOrder, subOrder: LockedSubOrder): boolean =>
  subOrder.termsDays === null
    ? isTaken(order, subOrder)
    : subOrder.lines.some(({ shippedQuantity }) => shippedQuantity > 0)

/**
 * Writes what is given back of a part, with its credit note, and has it paid back. On net terms it lowers what is open first;
 * what could not be taken is not owed.
 */
export async function writeRefund(
  tx: Tx,
  { deps, order, subOrder }: Part,
  { issueNote, ...refund }: PartRefund & { issueNote: () => Promise<string | null> },
): Promise<Written> {
  const { storeId } = subOrder
  if (subOrder.termsDays !== null) return writeOnTerms(tx, { order, storeId }, { issueNote, ...refund })
  const isOwed = isTaken(order, subOrder) && subOrder.paymentFailedAt === null
  const { buyerId, id: orderId } = order
  const { id: refundId, reason, at } = refund
  const amountCents = refund.totals.gross
  // What is only authorised is taken less.
  const setOffCents = isTaken(order, subOrder) ? 0 : amountCents
  const [, documentNumber] = await inOrder([
    () => insertRefund(tx, order, { ...refund, storeId, isOwed, setOffCents }),
    issueNote,
    () =>
      isOwed &&
      !subOrder.paidByTransferAt &&
      deps.jobs.send(tx, 'refund', { refundId, buyerId, orderId, amountCents, reason }),
    () => isOwed && writeEvent(tx, { buyerId, orderId, storeId, action: 'REFUND', by: 'TRESEN', at }),
  ])
  return { documentNumber, owedCents: isOwed ? amountCents : 0 }
}

/** What was not invoiced is not credited: it will not be. What was paid already goes back by transfer. */
async function writeOnTerms(
  tx: Tx,
  { order, storeId }: { order: LockedOrder; storeId: string },
  { issueNote, ...refund }: PartRefund & { issueNote: () => Promise<string | null> },
): Promise<Written> {
  const { buyerId, id: orderId } = order
  const { at } = refund
  const documentNumber = await issueNote()
  const { gross } = refund.totals
  const setOffCents = documentNumber === null ? 0 : await setOff(tx, { buyerId, orderId, storeId }, gross)
  const owedCents = documentNumber === null ? 0 : gross - setOffCents
  await inOrder([
    () => insertRefund(tx, order, { ...refund, storeId, isOwed: owedCents > 0, setOffCents }),
    () => owedCents > 0 && writeEvent(tx, { buyerId, orderId, storeId, action: 'REFUND', by: 'TRESEN', at }),
    () => writeTermsStatus(tx, { buyerId, orderId }),
  ])
  return { documentNumber, owedCents }
}
