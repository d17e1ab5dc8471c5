import type { CutOff } from '../../../contract/today/tasks.ts'
import { instantOf } from '../../desk/time/berlin.ts'

const MINUTE_MS = 60_000

/** Whole minutes until orders count for a later day; null once they do. */
export function minutesLeft({ minute }: CutOff, now: Date): number | null {
  const at = instantOf(minute)
  return at === null || at <= now ? null : Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS)
}

/** Whether later orders count for the day after. */
export const isTomorrow = ({ minute, nextDay }: CutOff): boolean =>
  nextDay !== null && Date.parse(nextDay) - Date.parse(minute.slice(0, 10)) === 1440 * MINUTE_MS
