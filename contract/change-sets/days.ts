/** '2026-12-12' as the cell of a sheet has it: 20261212; NaN for none. */
export const numberOfDay = (day: string): number => (day === '' ? Number.NaN : Number(day.replaceAll('-', '')))

/** '2026-12-12' of 20261212. */
export const dayOfNumber = (number: number): string =>
  String(number)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** Whether the calendar has this day; there is no 31st of February. */
export function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The day of a text as people and spreadsheets write it: '2026-12-12', '12.12.2026', '12/12/2026'; null for what is none. */
export function readDay(text: string): string | null {
  const [, date, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  const day = date ? `${year}-${month!.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day) ? day : null
}

const mostYears = 2

/** The last day on which goods may be expected: two years ahead. */
export const lastBackDay = (today: string): string => `${Number(today.slice(0, 4)) + mostYears}${today.slice(4)}`
