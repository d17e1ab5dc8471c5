import { Busy, limitConcurrencyByKey } from '../platform/limit-concurrency.ts'
import { Problem } from './problem.ts'

export type AccountTurns = <T>(accountId: string, work: () => Promise<T>) => Promise<T>

// A page of the browser reads a few things side by side; that a third waits for one of them costs milliseconds.
const CALLS_AT_ONCE = 2
const WAITING = 64
const RETRY_AFTER_SECONDS = 2

/**
 * Runs at most two calls of one account at once in this process, so that whoever waits for a row of his own cannot hold the
 * connections of all. Further ones wait in their order for at most `waitMs`; then, and beyond 64 that wait, they are refused
 * as RATE_LIMITED, not having begun.
 */
export function openAccountTurns(waitMs: number): AccountTurns {
  const calls = limitConcurrencyByKey({ atOnce: CALLS_AT_ONCE, waiting: WAITING, waitMs, turns: 'BY_ARRIVAL' })
  return async (accountId, work) => {
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      return work()
    }
    try {
      return await calls(accountId, begin)
    } catch (error) {
      if (error instanceof Busy && !hasBegun)
        throw Problem.of('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
      throw error
    }
  }
}
