import { isLargeRefund } from '../../contract/platform/step-up-purposes.ts'
import type { Tx } from '../platform/db.ts'
import type { Caller } from './caller.ts'

export type SteppingUp = Pick<Caller<'operator'>, 'requireStepUp'>

/**
 * Asks for a fresh factor where an operator gives so much back (decision 183). To be called in the transaction that does so: a
 * refusal undoes it. Throws STEP_UP_REQUIRED.
 */
export async function stepUpForRefund(tx: Tx, { requireStepUp }: SteppingUp, amountCents: number): Promise<void> {
  if (!isLargeRefund(amountCents)) return
  if (!requireStepUp) throw new Error('An endpoint that gives money back does not say stepUpInWork.')
  await requireStepUp(tx)
}
