import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import type { SubOrderAction } from '../../../contract/orders/steps.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useOperatorOrderTexts } from './texts.ts'

type Part = OperatorOrder['parts'][number]
type PartActionsProps = { orderNumber: string; part: Part }

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

function useAgain(orderNumber: string) {
  const queryClient = useQueryClient()
  return (sentence: string) => {
    showToast('success', sentence)
    return queryClient.invalidateQueries({ queryKey: ['operator', 'order', orderNumber] })
  }
}

type DialogProps = PartActionsProps & { onClose: () => void }

function StepDialog({ orderNumber, part, action, onClose }: DialogProps & { action: SubOrderAction }) {
  const t = useOperatorOrderTexts().detail
  const again = useAgain(orderNumber)
  const [carrier, setCarrier] = useState('DHL')
  const [trackingNumber, setTracking] = useState('')
  const write = useWrite({
    mutationFn: (reason: string) => {
      const parcel = action === 'SHIP' ? { carrier, trackingNumber } : {}
      const { subOrderNumber, version } = part
      return call(operatorOrdersApi.act, { subOrderNumber, action, reason, version, ...parcel })
    },
    onSuccess: () => again(t.done),
  })
  return (
    <ReasonDialog
      title={`${t.steps[action]}: ${part.subOrderNumber}`}
      hint={t.stepHint}
      action={t.steps[action]}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      {action === 'SHIP' && (
        <>
          <TextField label={t.carrier} value={carrier} onChange={(event) => setCarrier(event.target.value)} />
          <TextField label={t.tracking} value={trackingNumber} onChange={(event) => setTracking(event.target.value)} />
        </>
      )}
    </ReasonDialog>
  )
}

/** '12,50' and '12.50' alike. */
const eurosTyped = (text: string) => Number(text.trim().replace(',', '.'))

function RefundDialog({ orderNumber, part, onClose }: DialogProps) {
  const t = useOperatorOrderTexts().detail
  const again = useAgain(orderNumber)
  const [amount, setAmount] = useState('')
  const [borneBy, setBearer] = useState<'STORE' | 'MARKETPLACE'>('STORE')
  const [isWrong, setWrong] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(operatorOrdersApi.refund, {
        subOrderNumber: part.subOrderNumber,
        amount: Math.round(eurosTyped(amount) * 100) / 100,
        borneBy,
        reason,
      }),
    onSuccess: () => again(t.refundSent),
  })
  const submit = (reason: string) => {
    const euros = eurosTyped(amount)
    const isFitting = euros > 0 && euros <= part.refundable
    setWrong(!isFitting)
    return isFitting ? write.mutateAsync(reason) : Promise.reject(new Error(t.amountWrong))
  }
  return (
    <ReasonDialog
      title={`${t.refund}: ${part.subOrderNumber}`}
      hint={t.refundHint}
      action={t.refund}
      onDone={submit}
      onClose={onClose}
    >
      <TextField
        label={t.amount(part.refundableText)}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        {...(isWrong && { error: t.amountWrong })}
      />
      <SelectField
        label={t.borneBy}
        value={borneBy}
        onChange={(event) => setBearer(event.target.value as typeof borneBy)}
        options={(['STORE', 'MARKETPLACE'] as const).map((value) => ({ value, label: t.bearers[value] }))}
      />
    </ReasonDialog>
  )
}
