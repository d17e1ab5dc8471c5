import { dateFormat } from '../../../contract/platform/formats.ts'
import type { Language } from '../../../contract/platform/values.ts'

const HOUR_MS = 3_600_000
const timeZone = 'Europe/Berlin'
const moments = {
  de: dateFormat('de-DE', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
  en: dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }),
}

type DueWords = { overdue: string; since: (span: string) => string; left: (span: string) => string; hours: (n: number) => string; days: (n: number) => string } // prettier-ignore
export type DueText = { text: string; rest: string; tone: 'late' | 'soon' | 'calm' }

/** Until when, what is left of it, and how urgent that is. */
export function dueText({ dueAt, now }: { dueAt: Date; now: Date }, words: DueWords, language: Language): DueText {
  const hours = Math.floor(Math.abs(dueAt.getTime() - now.getTime()) / HOUR_MS)
  const span = hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24))
  if (dueAt < now) return { text: words.overdue, rest: words.since(span), tone: 'late' }
  return { text: moments[language].format(dueAt), rest: words.left(span), tone: hours < 6 ? 'soon' : 'calm' }
}
