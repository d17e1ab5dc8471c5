import { dateFormat } from '../../contract/platform/formats.ts'

const hours = dateFormat('en-GB', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' })

/** By the clock in Germany: morning from 4, day from 12, evening from 18 on. */
export function greetingAt(now: Date): 'morning' | 'day' | 'evening' {
  const hour = Number(hours.format(now))
  if (hour < 4 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'day'
}
