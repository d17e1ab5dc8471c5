import Check from 'lucide-react/icons/check'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import type { Run } from '../../../../contract/desk/runs.ts'
import type { ManyAction } from '../../../../contract/orders/many-orders.ts'
import type { StoreOrderEntry } from '../../../../contract/orders/packing.ts'
import type { Selection } from '../../../desk/list/selection.ts'
import { PackingButtons } from '../packing/PackingButtons.tsx'
import { useSupplierTexts } from '../texts.ts'
import { ManyDialog } from './ManyDialog.tsx'

type OrderBulkProps = {
  chosen: readonly StoreOrderEntry[]
  selection: Selection
  onRun: (run: Run, title: string) => void
}

/** What can be done with the chosen orders. */
export function OrderBulk({ chosen, selection, onRun }: OrderBulkProps) {
  const t = useSupplierTexts().bulk
  // As they were when it was asked for: the list goes on being read.
  const [asking, setAsking] = useState<{ action: ManyAction; orders: readonly StoreOrderEntry[] } | null>(null)
  return (
    <>
      <button
        type="button"
        className="desk-button"
        aria-keyshortcuts="C"
        onClick={() => setAsking({ action: 'CONFIRM', orders: chosen })}
      >
        <Check />
        {t.actions.CONFIRM}
      </button>
      <button
        type="button"
        className="desk-button"
        aria-keyshortcuts="V"
        onClick={() => setAsking({ action: 'SHIP', orders: chosen })}
      >
        <Truck />
        {t.actions.SHIP}
      </button>
      <PackingButtons numbers={chosen.map((row) => row.subOrderNumber)} isLink byKey="PICK" />
      {asking && (
        <ManyDialog
          {...asking}
          onRun={(run) => {
            setAsking(null)
            onRun(run, t.titles[asking.action])
            selection.clear()
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
