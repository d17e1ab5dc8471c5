import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Months } from './Months.tsx'
import { booksQuery } from './queries.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useBookTexts } from './texts.ts'

/** The months of a store for its tax adviser, and what its bookkeeping is called there. */
export function Component() {
  const { places } = useDeskTexts()
  const t = useBookTexts()
  const { search, go } = useAddress()
  const chosen = /^20\d\d$/.test(search.get('year') ?? '') ? Number(search.get('year')) : undefined
  const read = useRead(booksQuery(chosen, useLanguage()))
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.books} lead={t.lead} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {({ settings, months, year, years }) => (
          <div className="grid gap-4">
            <Card
              title={t.months}
              more={
                years.length > 1 && (
                  <SelectField
                    label={t.year}
                    isLabelHidden
                    value={String(year)}
                    options={years.map((each) => ({ value: String(each), label: String(each) }))}
                    onChange={({ target: { value } }) => go(new URLSearchParams({ year: value }))}
                  />
                )
              }
            >
              {!settings && <p className="px-[18px] pb-3 text-ink-2">{t.needsSettings}</p>}
              <Months months={months} hasSettings={settings !== null} />
            </Card>
            <Card title={t.settings}>
              <SettingsForm settings={settings} />
            </Card>
          </div>
        )}
      </QueryView>
    </div>
  )
}
