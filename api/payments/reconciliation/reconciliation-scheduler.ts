import type { Deps } from '../../platform/deps.ts'
import { reconcile } from './reconcile.ts'
import { repeatEvery, type Repeating } from '../../platform/jobs/repeat-every.ts'

const EVERY_MS = 60_000
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The night that a time belongs to, by its date in Germany; null by day. */
export function nightOf(time: Date): string | null {
  const [date = '', minute = ''] = clock.format(time).split(' ')
  return minute >= '02:00' && minute < '06:00' ? date : null
}

/**
 * Reconciles once in each night until it is stopped; any number of processes share the work. What a process left undone,
 * or a provider did not answer for, is taken up in the next minute of the same night.
 */
export function startReconciliationScheduler(deps: Deps): Repeating {
  const ending = new AbortController()
  const repeating = repeatEvery(EVERY_MS, async () => {
    const night = nightOf(deps.clock.now())
    if (night !== null) await reconcile(deps, night, ending.signal)
  })
  return {
    stop() {
      ending.abort()
      return repeating.stop()
    },
  }
}
