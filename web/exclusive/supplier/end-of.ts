import { lastOfBerlinDay } from '../../../contract/platform/values.ts'

/** The end of an access by its last day; none where no day is named. */
export const endOf = (day: string) => {
  const end = lastOfBerlinDay(day)
  return Number.isNaN(end.getTime()) ? {} : { expiresAt: end.toISOString() }
}
