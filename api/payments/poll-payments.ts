import type { Deps } from '../platform/deps.ts'
import { pollDueMoves } from './moves/poll-moves.ts'
import { claimDue, type PaymentKey } from './payment-queries.ts'
import { writeProviderCalls } from './provider-of.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'

export type Settle = (deps: Deps, key: PaymentKey) => Promise<void>

const TICK_MS = 1000

/**
 * Polls the provider for every payment and every move of money that is due: soon after it began, with
 * growing pauses (of a payment up to a minute, of a move up to a day), and at once where a webhook named it. So a lost
 * webhook, or a process that ended in the middle, costs no more than a pause. Any number of processes may watch.
 */
export const startPaymentPoller = (deps: Deps, settle: Settle): Repeating =>
  repeatEvery(TICK_MS, () =>
    Promise.all([pollDue(deps, settle), pollDueMoves(deps), writeProviderCalls(deps.backgroundDb, deps)]),
  )

/** Polls every payment that is due, once. */
export async function pollDue(deps: Deps, settle: Settle): Promise<void> {
  for (;;) {
    const due = await claimDue(deps.db, deps.clock.now())
    await Promise.all(
      due.map((key) =>
        settle(deps, key).catch((error: unknown) =>
          deps.warn('A payment could not be polled', { ...key, reason: String(error) }),
        ),
      ),
    )
    if (due.length === 0) return
  }
}
