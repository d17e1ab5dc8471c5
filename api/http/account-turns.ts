import { Busy, limitConcurrencyByKey } from '../platform/limit-concurrency.ts'
import { Problem } from './problem.ts'

export type AccountTurns = <T>(call: { accountId: string; isWrite: boolean }, work: () => Promise<T>) => Promise<T>

// A page of the browser reads a few things side by side; that a fifth waits for one of them costs milliseconds.
const CALLS_AT_ONCE = 4
const WRITES_AT_ONCE = 2
const WAITING = 64
const RETRY_AFTER_SECONDS = 2

/**
 * Runs at most four calls of one account at once in this process, two of them writes, so that whoever waits for a row of
 * his own cannot hold the connections of all. Further ones wait in their order for at most `waitMs`;
 * then, and beyond 64 that wait, they are refused as RATE_LIMITED, not having begun.
 */
export function openAccountTurns(waitMs: number): AccountTurns {
  const bounds = { waiting: WAITING, waitMs, turns: 'BY_ARRIVAL' } as const
  const calls = limitConcurrencyByKey({ ...bounds, atOnce: CALLS_AT_ONCE })
  const writes = limitConcurrencyByKey({ ...bounds, atOnce: WRITES_AT_ONCE })
  return async ({ accountId, isWrite }, work) => {
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      return work()
    }
    try {
      return await (isWrite ? writes(accountId, () => calls(accountId, begin)) : calls(accountId, begin))
    } catch (error) {
      if (error instanceof Busy && !hasBegun)
        throw Problem.of('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      throw error
    }
  }
}
