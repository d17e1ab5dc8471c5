import type { Run } from '../../../../contract/desk/runs.ts'
import * as manyOrdersApi from '../../../../contract/orders/many-orders.ts'
import type { StoreOrderEntry } from '../../../../contract/orders/packing.ts'
import { call } from '../../../platform/calls/call.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { ReasonDialog } from '../panel/ReasonDialog.tsx'
import { useSupplierTexts } from '../texts.ts'
import { LeftOrders } from './LeftOrders.tsx'

type RejectDialogProps = { orders: readonly StoreOrderEntry[]; onRun: (run: Run) => void; onClose: () => void }

/** Says how many of the chosen orders can be rejected, and asks for the reason that their buyers read. */
export function RejectDialog({ orders, onRun, onClose }: RejectDialogProps) {
  const t = useSupplierTexts()
  const possible = orders.filter((row) => row.allowedActions.includes('REJECT'))
  const left = orders.filter((row) => !possible.includes(row))
  const begin = useWrite({
    mutationFn: (reason: string) =>
      call(manyOrdersApi.rejectMany, {
        orders: possible.map(({ subOrderNumber, version }) => ({ subOrderNumber, version })),
        reason,
      }),
    onSuccess: onRun,
  })
  return (
    <ReasonDialog
      title={t.bulk.titles.REJECT}
      text={`${t.bulk.possible.REJECT(possible.length, orders.length)} ${t.bulk.rejectLead}`}
      confirm={t.bulk.begin.REJECT(possible.length)}
      reasons={t.panel.reasons}
      isPossible={possible.length > 0}
      onConfirm={(reason) => begin.mutateAsync(reason)}
      onClose={onClose}
    >
      {left.length > 0 && <LeftOrders action="REJECT" orders={left} />}
    </ReasonDialog>
  )
}
