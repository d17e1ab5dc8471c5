import { useState } from 'react'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import type { SubOrderAction } from '../../../contract/orders/steps.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { cancelledLines, type Cancelling } from '../desk/cancelling.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { useOperatorOrderTexts } from './texts.ts'
import { useOrderAgain } from './use-order-again.ts'

const CancelFields = lazyPart(async () => (await import('../desk/CancelFields.tsx')).CancelFields, {
  missing: 'sentence',
})

type PartActionsProps = { orderNumber: string; part: OperatorOrder['parts'][number] }

/** What can be done with one store's part now, each with a reason. */
export function PartActions({ orderNumber, part }: PartActionsProps) {
  const t = useOperatorOrderTexts().detail
  const [open, setOpen] = useState<SubOrderAction | 'REFUND' | null>(null)
  const close = () => setOpen(null)
  if (part.allowedActions.length === 0 && part.refundable === 0) return null
  return (
    <div className="flex flex-wrap gap-2 px-[18px] pb-3.5">
      {part.allowedActions.map((action) => (
        <Button key={action} size="sm" variant="secondary" onClick={() => setOpen(action)}>
          {t.steps[action]}
        </Button>
      ))}
      {part.refundable > 0 && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('REFUND')}>
          {t.refund}
        </Button>
      )}
      {open === 'REFUND' && <RefundDialog orderNumber={orderNumber} part={part} onClose={close} />}
      {open && open !== 'REFUND' && <StepDialog orderNumber={orderNumber} part={part} action={open} onClose={close} />}
    </div>
  )
}

type DialogProps = PartActionsProps & { onClose: () => void }

function StepDialog({ orderNumber, part, action, onClose }: DialogProps & { action: SubOrderAction }) {
  const t = useOperatorOrderTexts().detail
  const again = useOrderAgain(orderNumber)
  const [carrier, setCarrier] = useState('DHL')
  const [trackingNumber, setTracking] = useState('')
  const [shipsOn, setShipsOn] = useState(part.expectedShipment?.day ?? '')
  const [cancelling, setCancelling] = useState<Cancelling>({ pieces: {}, cause: '' })
  const isCancelling = action === 'CANCEL_LINES'
  const isSet = cancelling.cause !== '' && cancelledLines(part.items, cancelling.pieces).length > 0
  const write = useWrite({
    mutationFn: (reason: string) => {
      const parcel = action === 'SHIP' ? { carrier, trackingNumber } : action === 'SET_SHIP_DATE' ? { shipsOn } : {}
      const { subOrderNumber, version } = part
      const { pieces, cause } = cancelling
      const lines = cancelledLines(part.items, pieces)
      const cancelled = action === 'CANCEL_LINES' && cause !== '' ? { lines, cause } : {}
      return call(operatorOrdersApi.act, { subOrderNumber, action, reason, version, ...parcel, ...cancelled })
    },
    onSuccess: () => again(t.done),
  })
  return (
    <ReasonDialog
      title={`${t.steps[action]}: ${part.subOrderNumber}`}
      hint={t.stepHint}
      action={t.steps[action]}
      isPossible={isCancelling ? isSet : action !== 'SET_SHIP_DATE' || shipsOn !== ''}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      {isCancelling && (
        <CancelFields
          side="operator"
          subOrderNumber={part.subOrderNumber}
          lines={part.items}
          value={cancelling}
          onChange={(changed) => setCancelling({ ...cancelling, ...changed })}
          error={undefined}
        />
      )}
      {action === 'SET_SHIP_DATE' && (
        <TextField label={t.shipsOn} type="date" value={shipsOn} onChange={({ target }) => setShipsOn(target.value)} />
      )}
      {action === 'SHIP' && (
        <>
          <TextField label={t.carrier} value={carrier} onChange={(event) => setCarrier(event.target.value)} />
          <TextField label={t.tracking} value={trackingNumber} onChange={(event) => setTracking(event.target.value)} />
        </>
      )}
    </ReasonDialog>
  )
}
