import type { Language } from '../../contract/platform/values.ts'
import type { orderUntil } from '../../texts/en/delivery/order-until.ts'
import { dayText, shortDayText, timeText } from '../platform/dates.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

const MINUTE_MS = 60_000

type Question = { until: Date; now: Date; language: Language }

/** What is left of today is counted in minutes, a later day is named; null once it is over. */
export function orderUntilText({ until, now, language }: Question, t: typeof orderUntil): string | null {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes <= 0) return null
  if (dayText(until, language) !== dayText(now, language))
    return t.later(`${shortDayText(until, language)}, ${timeText(until, language)}`)
  return t.today(timeText(until, language), t.span(Math.floor(minutes / 60), minutes % 60))
}

export const useOrderUntilTexts = sliceTexts<typeof orderUntil>('delivery/order-until', {
  de: async () => (await import('../../texts/de/delivery/order-until.ts')).orderUntil,
  en: async () => (await import('../../texts/en/delivery/order-until.ts')).orderUntil,
})
