import { useState } from 'react'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import type { SubOrderAction } from '../../../contract/orders/steps.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { asSent } from '../../platform/writes/as-sent.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { cancelledLines, type Cancelling } from '../desk/cancelling.ts'
import { ReturnLines } from '../desk/ReturnLines.tsx'
import { returnedLines, type Returning } from '../desk/returning.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { isWhole, ShipFields, shippedLines, type Shipping } from './ShipFields.tsx'
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
  const [shipping, setShipping] = useState<Shipping>({ pieces: {}, carrier: 'DHL', trackingNumber: '', arrivesBy: '' })
  const [returning, setReturning] = useState<Returning>({ pieces: {}, unsellable: [] })
  const [shipsOn, setShipsOn] = useState(part.expectedShipment?.day ?? '')
  const [cancelling, setCancelling] = useState<Cancelling>({ pieces: {}, cause: '' })
  const write = useWrite({
    mutationFn: (reason: string) => {
      const { subOrderNumber, version } = part
      const all = { shipping, returning, shipsOn, cancelling }
      const input = { subOrderNumber, action, reason, version, ...typedOf(part, action, all) }
      return asSent([subOrderNumber, action, reason, all], input, (once) => call(operatorOrdersApi.act, once))
    },
    onSuccess: () => again(t.done),
  })
  return (
    <ReasonDialog
      title={`${t.steps[action]}: ${part.subOrderNumber}`}
      hint={t.stepHint}
      action={t.steps[action]}
      isPossible={isPossible(part, action, { shipping, returning, shipsOn, cancelling })}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      {action === 'CANCEL_LINES' && (
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
        <ShipFields part={part} value={shipping} onChange={(changed) => setShipping({ ...shipping, ...changed })} />
      )}
      {action === 'ACCEPT_RETURN' && part.returnRequest && (
        <ReturnLines
          side="operator"
          subOrderNumber={part.subOrderNumber}
          items={part.returnRequest.items}
          lines={part.items}
          value={returning}
          onChange={(changed) => setReturning({ ...returning, ...changed })}
        />
      )}
    </ReasonDialog>
  )
}

type Typed = { shipping: Shipping; returning: Returning; shipsOn: string; cancelling: Cancelling }
type Part = PartActionsProps['part']

/** What a step is sent with beside its reason. */
function typedOf(part: Part, action: SubOrderAction, { shipping, returning, shipsOn, cancelling }: Typed) {
  const { pieces, cause } = cancelling
  if (action === 'SHIP') {
    const { carrier, trackingNumber, arrivesBy } = shipping
    const lines = shippedLines(part.items, shipping.pieces)
    return { carrier, trackingNumber: trackingNumber.trim(), ...(arrivesBy && { arrivesBy }), lines }
  }
  if (action === 'ACCEPT_RETURN' && part.returnRequest) {
    const lines = returnedLines(part.returnRequest.items, returning.pieces)
    return { lines, unsellable: returning.unsellable }
  }
  if (action === 'SET_SHIP_DATE') return { shipsOn }
  if (action === 'CANCEL_LINES' && cause !== '') return { lines: cancelledLines(part.items, pieces), cause }
  return {}
}

function isPossible(part: Part, action: SubOrderAction, { shipping, returning, shipsOn, cancelling }: Typed): boolean {
  if (action === 'CANCEL_LINES')
    return cancelling.cause !== '' && cancelledLines(part.items, cancelling.pieces).length > 0
  if (action === 'ACCEPT_RETURN' && part.returnRequest)
    return returnedLines(part.returnRequest.items, returning.pieces).length > 0
  if (action !== 'SHIP') return action !== 'SET_SHIP_DATE' || shipsOn !== ''
  const isAccepted = part.allowsPartial !== false || isWhole(part.items, shipping)
  return isAccepted && shipping.carrier.trim() !== '' && shippedLines(part.items, shipping.pieces).length > 0
}
