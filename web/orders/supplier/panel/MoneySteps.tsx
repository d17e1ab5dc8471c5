import { useState } from 'react'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { call } from '../../../platform/calls/call.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { useOrdersAgain } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const steps = ['REJECT', 'CANCEL_REST'] as const
type Step = (typeof steps)[number]

/** Steps that give money back: each asks for a reason, which the buyer reads. */
export function MoneySteps({ order }: { order: PackingOrder }) {
  const t = useSupplierTexts().panel
  const again = useOrdersAgain()
  const [asking, setAsking] = useState<Step | null>(null)
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
  if (possible.length === 0) return null
  return (
    <section className="flex flex-wrap gap-2">
      {possible.map((action) => (
        <button key={action} type="button" className="desk-button text-danger" onClick={() => setAsking(action)}>
          {t.steps[action]}
        </button>
      ))}
      {asking && (
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
