import { useState } from 'react'
import type { SubOrder } from '../../../contract/orders/orders.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PiecesStepper } from '../../ui/fields/PiecesStepper.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useOrderTexts } from '../texts.ts'
import { useOrderStep } from './use-order-step.ts'

export type ReturnDialogProps = { orderId: string; store: SubOrder; onClose: () => void }

/** Which pieces of a delivery the buyer asks to send back, and why. */
export function ReturnDialog({ orderId, store, onClose }: ReturnDialogProps) {
  const t = useTexts()
  const { detail } = useOrderTexts()
  const items = store.items.filter(({ returnableQuantity }) => returnableQuantity > 0)
  // Where there is one thing only, it is meant.
  const [pieces, setPieces] = useState<Record<string, number>>(() =>
    items.length === 1 ? { [items[0]!.productSkuId]: items[0]!.returnableQuantity } : {},
  )
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const step = useOrderStep(orderId, store, onClose)
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([productSkuId, quantity]) => ({ productSkuId, quantity }))
  const send = () => {
    setTried(true)
    if (lines.length > 0) step.mutate({ action: 'REQUEST_RETURN', lines, ...(reason.trim() && { reason }) })
  }
  const texts = detail.actions.REQUEST_RETURN
  return (
    <Dialog title={texts.title} onClose={onClose} hasUnsaved={reason.trim() !== '' && !step.isPending}>
      <p className="text-ink-2">{texts.text}</p>
      <h3 className="mt-5 font-sans text-medium font-semibold tracking-normal">{detail.returnGoods}</h3>
      <ul className="mt-2 grid gap-3">
        {items.map(({ productSkuId, name, imageUrl, isPack, returnableQuantity }) => (
          <li key={productSkuId} className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <Picture url={imageUrl} alt="" sizes="48px" className="size-12 shrink-0 rounded-md object-cover" />
            <span className="min-w-40 flex-1 text-medium">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-small text-ink-2">{detail.returnable(returnableQuantity, isPack)}</span>
            </span>
            <PiecesStepper
              label={detail.returnPieces(name, isPack)}
              value={pieces[productSkuId] ?? 0}
              max={returnableQuantity}
              onChange={(count) => setPieces({ ...pieces, [productSkuId]: count })}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {isTried && lines.length === 0 && detail.returnMissing}
      </p>
      <Textarea
        label={detail.returnReason}
        isOptional
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className="mt-5"
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t.ui.back}
        </Button>
        <Button isLoading={step.isPending} onClick={send}>
          {texts.button}
        </Button>
      </div>
    </Dialog>
  )
}
