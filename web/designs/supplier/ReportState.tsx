import type { DesignReport } from '../../../contract/designs/design-reports.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useSupplierDesignTexts } from './texts.ts'

/** What has become of the store's newest report. */
export function ReportState({ report }: { report: DesignReport | null }) {
  const t = useSupplierDesignTexts().report
  const language = useLanguage()
  if (!report) return null
  const { reportNumber, decideBy, outcome, statement, decidedAt } = report
  return (
    <p role="status" className="rounded-md bg-warn-soft px-3.5 py-2.5 text-small text-warn">
      {outcome && decidedAt
        ? t.outcomes[outcome](reportNumber, dateText(decidedAt, language), statement ?? '')
        : t.waits(reportNumber, momentText(decideBy, language))}
    </p>
  )
}
