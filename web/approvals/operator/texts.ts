import { isReportKind, type Approval } from '../../../contract/operator/approvals.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useApprovalTexts = sliceTexts('approvals/operator', {
  de: async () => (await import('../../../texts/de/approvals/operator.ts')).approvals,
  en: async () => (await import('../../../texts/en/approvals/operator.ts')).approvals,
})

/** What was decided; of a report what has become of it. */
export const decidedText = (
  t: ReturnType<typeof useApprovalTexts>,
  { kind, decision }: Pick<Approval, 'kind'> & { decision: NonNullable<Approval['decision']> },
) => (isReportKind(kind) && decision !== 'ASK' ? t.reportDecided[decision] : t.decided[decision])
