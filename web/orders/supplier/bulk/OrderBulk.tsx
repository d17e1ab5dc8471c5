import Check from 'lucide-react/icons/check'
import Ban from 'lucide-react/icons/ban'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import type { Run } from '../../../../contract/desk/runs.ts'
import type { ManyAction } from '../../../../contract/orders/many-orders.ts'
import type { StoreOrderEntry } from '../../../../contract/orders/packing.ts'
import type { Selection } from '../../../desk/list/selection.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { PackingButtons } from '../packing/PackingButtons.tsx'
import { useSupplierTexts } from '../texts.ts'
import { ManyDialog } from './ManyDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'

type OrderBulkProps = {
  chosen: readonly StoreOrderEntry[]
  selection: Selection
  onRun: (run: Run, title: string) => void
}

/** What can be done with the chosen orders. */
export function OrderBulk({ chosen, selection, onRun }: OrderBulkProps) {
  const t = useSupplierTexts().bulk
  const { user } = useSession()
  // As they were when it was asked for: the list goes on being read.
  const [asking, setAsking] = useState<{ action: ManyAction | 'REJECT'; orders: readonly StoreOrderEntry[] } | null>(
    null,
  )
  // What is to be done next with the chosen orders stands out.
  const next = chosen.some((row) => row.allowedActions.includes('CONFIRM')) ? 'CONFIRM' : 'SHIP'
  const classOf = (action: ManyAction) => `desk-button ${action === next ? 'desk-button-main' : ''}`
  const close = () => setAsking(null)
  const begun = (run: Run) => {
    close()
    onRun(run, t.titles[asking!.action])
    selection.clear()
  }
  return (
    <>
      <button
        type="button"
        className={classOf('CONFIRM')}
        aria-keyshortcuts="C"
        onClick={() => setAsking({ action: 'CONFIRM', orders: chosen })}
      >
        <Check />
        {t.actions.CONFIRM}
      </button>
      <button
        type="button"
        className={classOf('SHIP')}
        aria-keyshortcuts="V"
        onClick={() => setAsking({ action: 'SHIP', orders: chosen })}
      >
        <Truck />
        {t.actions.SHIP}
      </button>
      <PackingButtons numbers={chosen.map((row) => row.subOrderNumber)} isLink byKey="PICK" />
      {mayOpen(user, 'orders') && (
        <button type="button" className="desk-button" onClick={() => setAsking({ action: 'REJECT', orders: chosen })}>
          <Ban />
          {t.actions.REJECT}
        </button>
      )}
      {asking?.action === 'REJECT' ? (
        <RejectDialog orders={asking.orders} onRun={begun} onClose={close} />
      ) : (
        asking && <ManyDialog action={asking.action} orders={asking.orders} onRun={begun} onClose={close} />
      )}
    </>
  )
}
