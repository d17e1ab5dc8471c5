import { useState } from 'react'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { useTypedFields } from '../../../platform/forms/use-typed-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { asSent } from '../../../platform/writes/as-sent.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { CancelFields } from '../../desk/CancelFields.tsx'
import { cancelledLines, type Cancelling } from '../../desk/cancelling.ts'
import { useCancelTexts } from '../../desk/texts.ts'
import { useOrdersAgain } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'

export type CancelLinesProps = {
  order: PackingOrder
  /** By SKU, what is not in the parcel: cancelled unless somebody says otherwise. */
  missing: Record<string, number>
  onClose: () => void
}

/** Cancels pieces that have not left, with a reason that the buyer reads. */
export function CancelLines({ order, missing, onClose }: CancelLinesProps) {
  const t = useCancelTexts()
  const { done } = useSupplierTexts().panel
  const { back } = useTexts().ui
  const again = useOrdersAgain()
  const { subOrderNumber, version, lines } = order
  const blank: Cancelling & { words: string } = { pieces: missing, cause: '', words: '' }
  const [typed, setTyped] = useTypedFields(`cancelling of ${subOrderNumber}`, blank)
  const [isTried, setTried] = useState(false)
  const cancelled = cancelledLines(lines, typed.pieces)
  const words = typed.words.trim()
  const step = useWrite({
    mutationFn(cause: Exclude<Cancelling['cause'], ''>) {
      const input = { subOrderNumber, action: 'CANCEL_LINES' as const, version, lines: cancelled, cause }
      const sent = { ...input, ...(words && { reason: words }) }
      return asSent([subOrderNumber, 'CANCEL_LINES', typed], sent, (once) => call(supplierOrdersApi.act, once))
    },
    onSuccess() {
      showToast('success', done.CANCEL_LINES(subOrderNumber))
      setTyped(null)
      onClose()
      return again()
    },
    // Somebody was faster: what is there now is shown, what was typed stays.
    onError: () => again(),
  })
  const refusals = step.error instanceof CallProblem ? step.error.fieldErrors : {}
  const areWordsMissing = typed.cause === 'OTHER' && words === ''
  const submit = () => {
    setTried(true)
    if (typed.cause !== '' && !areWordsMissing) step.mutate(typed.cause)
  }
  return (
    <Dialog title={`${t.title}: ${subOrderNumber}`} onClose={onClose}>
      <p className="mb-2 text-ink-2">{t.lead}</p>
      <CancelFields
        side="supplier"
        {...{ subOrderNumber, lines }}
        value={typed}
        onChange={setTyped}
        error={isTried && typed.cause === '' ? t.causeMissing : (refusals.cause ?? refusals.lines)}
      />
      <Textarea
        className="mt-4"
        label={t.words}
        hint={t.wordsHint}
        isOptional={typed.cause !== 'OTHER'}
        value={typed.words}
        maxLength={1000}
        error={isTried && areWordsMissing ? t.wordsMissing : refusals.reason}
        onChange={({ target }) => setTyped({ words: target.value })}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {back}
        </Button>
        <Button variant="danger" disabled={cancelled.length === 0} isLoading={step.isPending} onClick={submit}>
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
