import * as operatorRefundsApi from '../../../contract/operator/money/refunds.ts'
import type { OperatorRefund } from '../../../contract/operator/money/refunds.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { ScrollList } from '../../desk/ScrollList.tsx'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorPaymentTexts } from './texts.ts'

type SentDialogProps = {
  refunds: readonly OperatorRefund[]
  /** With the run that records them. */
  onBegun: (run: string) => void
  onClose: () => void
}

/** Records that several transfers were made, with one reason; says before what they come to. */
export function SentDialog({ refunds, onBegun, onClose }: SentDialogProps) {
  const t = useOperatorPaymentTexts()
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorRefundsApi.markSent, { ids: refunds.map(({ id }) => id), reason }),
    onSuccess: ({ id }) => onBegun(id),
  })
  return (
    <ReasonDialog
      title={t.sent}
      hint={t.sentHint}
      action={t.sent}
      isPossible={refunds.length > 0}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      <ScrollList className="max-h-48 gap-1">
        {refunds.map(({ id, orderNumber, companyName, amountText }) => (
          <li key={id} className="flex gap-3">
            <span className="min-w-0 flex-1">
              {orderNumber} · {companyName}
            </span>
            <span className="tabular-nums">{amountText}</span>
          </li>
        ))}
      </ScrollList>
    </ReasonDialog>
  )
}
