import { useState } from 'react'
import * as reportApi from '../../../contract/operator/seller-report.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useOperatorStoreTexts } from './texts.ts'

/** From this year on there are documents. */
const FIRST = 2026

/** The yearly report of sellers as a file. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useOperatorStoreTexts().report
  const [thisYear] = useState(() => new Date().getFullYear())
  const [year, setYear] = useState(String(thisYear))
  const years = Array.from({ length: Math.max(thisYear - FIRST, 0) + 1 }, (_, n) => String(thisYear - n))
  const save = useWrite({
    mutationFn: async (format: 'csv' | 'xlsx') =>
      saveFile(
        await call(format === 'csv' ? reportApi.readCsv : reportApi.readSheet, { year: Number(year) }),
        `PStTG-${year}.${format}`,
      ),
  })
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" isLoading={save.isPending} onClick={() => save.mutate('xlsx')}>
            {t.excel}
          </Button>
          <Button isLoading={save.isPending} onClick={() => save.mutate('csv')}>
            {t.csv}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t.lead}</p>
        <SelectField
          label={t.year}
          value={year}
          onChange={(event) => setYear(event.target.value)}
          options={years.map((value) => ({ value, label: value }))}
        />
      </div>
    </Dialog>
  )
}
