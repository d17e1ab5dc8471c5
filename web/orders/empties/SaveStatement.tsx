import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../platform/calls/save-file.ts'
import { monthText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useEmptiesTexts } from './texts.ts'

type SaveStatementProps = {
  /** Newest first, which is the one that is chosen. */
  months: string[]
  name: string
  load: (month: string) => Promise<Blob>
}

/** A month of the account as PDF; only months in which something moved have a statement. */
export function SaveStatement({ months, name, load }: SaveStatementProps) {
  const t = useEmptiesTexts()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const save = useWrite({
    mutationFn: async (month: string) => saveFile(await load(month), t.statementFile(name, month)),
  })
  const month = months.find((each) => each === chosen) ?? months[0]
  if (!month) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t.statement}
        value={month}
        options={months.map((each) => ({ value: each, label: monthText(each, language) }))}
        onChange={({ target: { value } }) => setChosen(value)}
        className="min-w-48"
      />
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        isLoading={save.isPending}
        aria-label={t.statementOf(monthText(month, language), name)}
        onClick={() => save.mutate(month)}
      >
        {t.statementPdf}
      </Button>
    </div>
  )
}
