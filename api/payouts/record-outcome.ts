import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { raiseOperatorVersion } from '../stores/operator-version.ts'
import { bookPayouts, type BookedPayout } from './book-payouts.ts'
import { noteRun, type Deed } from './deed.ts'
import { holdPayouts } from './hold.ts'
import { findPeopleOfPayout, mailReturned, type ReturnedMailDeps } from './mail-returned.ts'

type Tools = Pick<Deps, 'db' | 'clock'>
type MailTools = Tools & ReturnedMailDeps
type LockedPayout = BookedPayout & { state: 'PROPOSED' | 'ORDERED' | 'PAID' | 'RETURNED' }

/** The bank has paid these, all or none: false where one of them is not ordered, or paid already. */
export const recordPaid = ({ db, clock }: Tools, deed: Deed, numbers: readonly string[]): Promise<boolean> =>
  inTransaction(db, (tx) => recordPaidIn(tx, { deed, numbers, at: clock.now() }))

type Paid = { deed: Deed; numbers: readonly string[]; at: Date }

/** The same in a transaction that does more. */
export async function recordPaidIn(tx: Tx, { deed, numbers, at }: Paid): Promise<boolean> {
  const payouts = await lockPayouts(tx, numbers)
  if (payouts.length < new Set(numbers).size || payouts.some(({ state }) => state !== 'ORDERED')) return false
  const after = { state: 'PAID', payouts: payouts.map(({ number }) => number) }
  const change = { deed, number: runOf(numbers[0]!), at, action: 'payout.paid' } as const
  await inOrder([...markPaid(tx, payouts, at), () => noteRun(tx, { ...change, before: { state: 'ORDERED' }, after })])
  return true
}

/**
 * The money has come back: the store is owed it once more, held, so that the next run does not send it to the same account, and told.
 * What was not recorded as paid is so first: it has left the bank and returned. False where it was not ordered, or came back already.
 */
export const recordReturned = (deps: MailTools, deed: Deed & { reason: string }, number: string): Promise<boolean> =>
  inTransaction(deps.db, (tx) => recordReturnedIn(tx, deps, { deed, number, why: deed.reason }))

type Returned = {
  deed: Deed
  number: string
  /** What the bank says; the store reads it. */
  why: string
}

/** The same in a transaction that does more. */
export async function recordReturnedIn(tx: Tx, deps: MailTools, { deed, number, why }: Returned): Promise<boolean> {
  const [payouts, people] = await inOrder([() => lockPayouts(tx, [number]), () => findPeopleOfPayout(tx, number)])
  const [payout] = payouts
  if (payout?.state !== 'ORDERED' && payout?.state !== 'PAID') return false
  const at = deps.clock.now()
  const { storeId, id, state } = payout
  const change = { deed, number: runOf(number), at, action: 'payout.returned' } as const
  await inOrder([
    ...(state === 'ORDERED' ? markPaid(tx, payouts, at) : []),
    () => tx`
      update payout set state = 'RETURNED', returned_at = ${at}, return_reason = ${why}
      where store_id = ${storeId} and id = ${id}`,
    () => bookPayouts(tx, { kind: 'PAYOUT_RETURNED', payouts, at }),
    () => holdPayouts(tx, { storeId, reason: why, by: deed.by, now: at }),
    () => raiseOperatorVersion(tx, storeId),
    ...people.map((person) => () => mailReturned(tx, deps, { ...payout, why, person })),
    () => noteRun(tx, { ...change, before: { payout: number, state }, after: { payout: number, state: 'RETURNED' } }),
  ])
  return true
}

/** In one order, so that two who record at once wait for each other and never in a circle. */
const lockPayouts = (tx: Tx, numbers: readonly string[]) => tx<LockedPayout[]>`
  select store_id, id, number, holder, iban, amount_cents, state from payout
  where number = any(${numbers as string[]}::text[]) order by number for update`

const markPaid = (tx: Tx, payouts: readonly LockedPayout[], at: Date) => [
  () => tx`
    update payout set state = 'PAID', paid_at = ${at} where number = any(${payouts.map(({ number }) => number)}::text[])`,
  () => bookPayouts(tx, { kind: 'PAYOUT_PAID', payouts, at }),
]

/** A payout bears the number of its run: A7-3. */
export const runOf = (number: string): number => Number(/^A(\d+)-/.exec(number)?.[1])
