import { announceDays } from '../../../../contract/change-sets/change-sets.ts'
import { berlinDay } from '../../../../contract/platform/values.ts'

export type When = { isDated: boolean; day: string; announce: boolean }

const DAY_MS = 24 * 60 * 60 * 1000

/** As the call takes it: 2026-12-08. */
export const dayAhead = (count: number) => berlinDay(new Date(Date.now() + count * DAY_MS))

/** At once, until somebody chooses a day: then the first one on which regular buyers have been told in time. */
export const defaultWhen = (): When => ({ isDated: false, day: dayAhead(announceDays), announce: true })

/** What a call that applies changes takes of it. */
export const whenInput = ({ isDated, day, announce }: When) => ({
  validFrom: isDated ? day : null,
  announce: isDated && announce,
})
