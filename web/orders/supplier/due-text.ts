import { dateFormat } from '../../../contract/platform/formats.ts'
import type { Language } from '../../../contract/platform/values.ts'

const MINUTE_MS = 60_000
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

type SpanWords = { minutes: (n: number) => string; hours: (n: number) => string; days: (n: number) => string }
type DueWords = { overdue: string; since: SpanWords; left: SpanWords }
export type DueText = { text: string; rest: string; tone: 'late' | 'soon' | 'calm' }

/** Until when, what is left of it, and how urgent that is. */
export function dueText({ dueAt, now }: { dueAt: Date; now: Date }, words: DueWords, language: Language): DueText {
  const minutes = Math.floor(Math.abs(dueAt.getTime() - now.getTime()) / MINUTE_MS)
  if (dueAt < now) return { text: words.overdue, rest: spanText(minutes, words.since), tone: 'late' }
  const tone = minutes < 6 * 60 ? 'soon' : 'calm'
  return { text: moments[language].format(dueAt), rest: spanText(minutes, words.left), tone }
}

function spanText(minutes: number, words: SpanWords): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return words.minutes(minutes)
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}
