import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubOrder } from '../../contract/orders/orders.ts'
import { call } from '../platform/calls/call.ts'
import { useTexts } from '../platform/texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { orderQuery } from './queries.ts'
import { useOrderTexts } from './texts.ts'

const actions = ['CONFIRM_DELIVERY', 'REQUEST_RETURN', 'CANCEL'] as const
type Action = (typeof actions)[number]
type OrderActionsProps = { orderId: string; store: SubOrder }

/** What the buyer may do with a store's part of an order now; each is confirmed first. */
export function OrderActions({ orderId, store }: OrderActionsProps) {
  const t = useOrderTexts().detail
  const [confirming, setConfirming] = useState<Action | null>(null)
  const possible = actions.filter((action) => store.allowedActions.includes(action))
  if (possible.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3 border-t border-line px-4 py-4 sm:px-6">
      {possible.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'CANCEL' ? 'danger' : 'secondary'}
          onClick={() => setConfirming(action)}
        >
          {t.actions[action].button}
        </Button>
      ))}
      {confirming && <AskFirst {...{ orderId, store }} action={confirming} onClose={() => setConfirming(null)} />}
    </div>
  )
}

function AskFirst({ orderId, store, action, onClose }: OrderActionsProps & { action: Action; onClose: () => void }) {
  const t = useTexts()
  const { detail } = useOrderTexts()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const act = useWrite({
    mutationFn: async () => {
      const ordersApi = await import('../../contract/orders/orders.ts')
      const { storeId } = store
      return call(ordersApi.act, { id: orderId, storeId, action, ...(reason.trim() && { reason }) })
    },
    onSuccess(order) {
      queryClient.setQueryData(orderQuery(orderId).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['orders', 'page'] })
    },
    // What went wrong stands in the toast; the order is read again, as it may have moved on.
    onError: () => queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    onSettled: onClose,
  })
  const texts = detail.actions[action]
  const isUnpaid = store.status === 'PENDING_PAYMENT'
  return (
    <Dialog title={texts.title} onClose={onClose} hasUnsaved={reason.trim() !== '' && !act.isPending}>
      <p className="text-ink-2">{isUnpaid ? detail.cancelsAll : texts.text}</p>
      {action === 'REQUEST_RETURN' && (
        <Textarea
          label={detail.returnReason}
          isOptional
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="mt-5"
        />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.ui.back}
        </Button>
        <Button isLoading={act.isPending} onClick={() => act.mutate()}>
          {texts.button}
        </Button>
      </div>
    </Dialog>
  )
}
