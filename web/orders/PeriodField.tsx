import { monthText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { daysOfMonth, monthOfDays, type OrderListing } from './order-filters.ts'
import { useOrderTexts } from './texts.ts'

const DAYS = 'days'

type Days = { from: string | undefined; to: string | undefined }
type PeriodFieldProps = {
  listing: OrderListing
  /** With orders, newest first. */
  months: string[]
  isByDays: boolean
  onDays: () => void
  onChoose: (days: Days) => void
}

/** All time, a month with orders, or days that are typed beside it. */
export function PeriodField({ listing, months, isByDays, onDays, onChoose }: PeriodFieldProps) {
  const t = useOrderTexts().find
  const language = useLanguage()
  const month = monthOfDays(listing)
  const all = month && !months.includes(month) ? [...months, month].toSorted().toReversed() : months
  return (
    <SelectField
      label={t.period}
      value={isByDays ? DAYS : (month ?? '')}
      onChange={({ target: { value } }) => {
        if (value === DAYS) onDays()
        else onChoose(value ? daysOfMonth(value) : { from: undefined, to: undefined })
      }}
      options={[
        { value: '', label: t.allTime },
        ...all.map((value) => ({ value, label: monthText(value, language) })),
        { value: DAYS, label: t.days },
      ]}
    />
  )
}
