import { setTimeout } from 'node:timers/promises'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { isKnownDevice } from './known-devices.ts'
import { isWithin, type AccountLimits } from './limits.ts'

type Guess = { email: string; deviceToken?: string | undefined; address: string }

/** How long a guess waits once an account is guessed at from many addresses, and how many may wait in a process. */
const SLOW_SECONDS = 2
const MOST_WAITING = 5

/**
 * Bounds guesses at passwords so that nobody is locked out by others. A device that signed in before has a count of its
 * own, whatever anybody else does; all others are counted by account and address. Guesses at one account from many
 * addresses are slowed, not refused. RATE_LIMITED with the seconds to wait.
 */
export function guardSignIn({ db }: Pick<Deps, 'db'>, limits: AccountLimits) {
  const waiting = new Map<string, number>()

  async function slowDown(email: string) {
    const count = waiting.get(email) ?? 0
    if (count >= MOST_WAITING) throw Problem.of('RATE_LIMITED', { retryAfterSeconds: SLOW_SECONDS })
    waiting.set(email, count + 1)
    try {
      await setTimeout(SLOW_SECONDS * 1000)
    } finally {
      if (count === 0) waiting.delete(email)
      else waiting.set(email, waiting.get(email)! - 1)
    }
  }

  return {
    async take({ email, deviceToken, address }: Guess) {
      if (deviceToken && (await isKnownDevice(db, email, deviceToken)))
        return limits.signInByDevice.take(`${email} ${deviceToken}`)
      await limits.signInByAddress.take(address)
      await limits.signInByPair.take(`${email} ${address}`)
      if (!(await isWithin(limits.signInByEmail, email))) await slowDown(email)
    },
    /** Starts the counts again, once the password was right or is a new one. */
    async reset({ email, deviceToken, address }: Guess) {
      await Promise.all([
        limits.signInByPair.reset(`${email} ${address}`),
        limits.signInByEmail.reset(email),
        deviceToken && limits.signInByDevice.reset(`${email} ${deviceToken}`),
      ])
    },
  }
}
