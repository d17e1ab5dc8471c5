import { useState } from 'react'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import type { PackingLine, PackingOrder } from '../../../../contract/orders/packing.ts'
import { call } from '../../../platform/calls/call.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { useOrdersAgain } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import type { CancelLinesProps } from './CancelLines.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { openOf, type Parcel } from './use-parcel.ts'

const CancelLines = lazyPart(async () => (await import('./CancelLines.tsx')).CancelLines, {
  close: ({ onClose }: CancelLinesProps) => onClose(),
})

const steps = ['REJECT', 'CANCEL_REST'] as const
type Step = (typeof steps)[number]

/** Steps that give money back: each asks for a reason, which the buyer reads. */
export function MoneySteps({ order, parcel }: { order: PackingOrder; parcel: Parcel | null }) {
  const t = useSupplierTexts().panel
  const again = useOrdersAgain()
  const [asking, setAsking] = useState<Step | 'CANCEL_LINES' | null>(null)
  const { subOrderNumber, version, allowedActions } = order
  const step = useWrite({
    mutationFn: ({ action, reason }: { action: Step; reason: string }) =>
      call(supplierOrdersApi.act, { subOrderNumber, action, version, reason }),
    onSuccess(_, { action }) {
      showToast('success', t.done[action](subOrderNumber))
      return again()
    },
    onError: () => again(),
  })
  const possible = steps.filter((action) => allowedActions.includes(action))
  const canCancelLines = allowedActions.includes('CANCEL_LINES')
  if (possible.length === 0 && !canCancelLines) return null
  return (
    <section className="flex flex-wrap gap-2">
      {possible.map((action) => (
        <button key={action} type="button" className="desk-button text-danger" onClick={() => setAsking(action)}>
          {t.steps[action]}
        </button>
      ))}
      {canCancelLines && (
        <button type="button" className="desk-button text-danger" onClick={() => setAsking('CANCEL_LINES')}>
          {t.steps.CANCEL_LINES}
        </button>
      )}
      {asking === 'CANCEL_LINES' && (
        <CancelLines order={order} missing={missingIn(order, parcel)} onClose={() => setAsking(null)} />
      )}
      {asking && asking !== 'CANCEL_LINES' && (
        <ReasonDialog
          title={t.steps[asking]}
          text={t.consequence[asking]}
          confirm={t.steps[asking]}
          reasons={t.reasons}
          onClose={() => setAsking(null)}
          onConfirm={async (reason) => {
            await step.mutateAsync({ action: asking, reason })
            setAsking(null)
          }}
        />
      )}
    </section>
  )
}

/** By SKU, what is open and neither packed nor on the shelf. */
function missingIn({ lines }: PackingOrder, parcel: Parcel | null): Record<string, number> {
  const packed = (line: PackingLine) => (parcel ? parcel.quantityOf(line) : Math.min(openOf(line), line.onHand))
  return Object.fromEntries(lines.map((line) => [line.productSkuId, openOf(line) - packed(line)]))
}
