import { useState } from 'react'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { PiecesStepper } from '../../ui/fields/PiecesStepper.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { refundPreviewQuery } from '../desk/queries.ts'
import { RefundSum } from '../desk/RefundSum.tsx'
import { useOperatorOrderTexts } from './texts.ts'
import { useOrderAgain } from './use-order-again.ts'

type Part = OperatorOrder['parts'][number]
type RefundDialogProps = { orderNumber: string; part: Part; onClose: () => void }

/** '12,50' and '12.50' alike. */
const eurosTyped = (text: string) => Number(text.trim().replace(',', '.'))

/** Gives a part of the price of a delivery back: a free amount, or what chosen pieces come to. */
export function RefundDialog({ orderNumber, part, onClose }: RefundDialogProps) {
  const t = useOperatorOrderTexts().detail
  const again = useOrderAgain(orderNumber)
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
      <ByPieces part={part} onTake={setAmount} />
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

const leftOf = (item: Part['items'][number]) =>
  item.quantity - item.cancelledQuantity - item.returnedQuantity - item.creditedQuantity

/** What pieces that were not paid back yet come to, before anything is done. */
function ByPieces({ part, onTake }: { part: Part; onTake: (amount: string) => void }) {
  const t = useOperatorOrderTexts().detail
  const language = useLanguage()
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const items = part.items.filter((item) => leftOf(item) > 0)
  const pieces = items
    .map(({ productSkuId: skuId }) => ({ skuId, quantity: chosen[skuId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const lines = pieces.map(({ skuId, quantity }) => `${skuId}:${quantity}`)
  const sum = dataOrNothing(useRead(refundPreviewQuery('operator', { subOrderNumber: part.subOrderNumber, lines })))
  if (items.length === 0) return null
  return (
    <details className="rounded-md bg-sunken/60 p-3.5">
      <summary className="min-h-6 cursor-pointer font-medium">{t.byPieces}</summary>
      <div className="grid gap-2.5 pt-2">
        <p className="text-ink-2">{t.byPiecesHint}</p>
        {items.map((item) => (
          <div key={item.productSkuId} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 basis-40">{item.name}</span>
            <PiecesStepper
              label={t.piecesOf(item.name)}
              value={chosen[item.productSkuId] ?? 0}
              max={leftOf(item)}
              onChange={(count) => setChosen({ ...chosen, [item.productSkuId]: count })}
            />
          </div>
        ))}
        <RefundSum side="operator" subOrderNumber={part.subOrderNumber} pieces={pieces} />
        {sum && lines.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            className="justify-self-start"
            onClick={() => onTake(decimalText(sum.gross, language))}
          >
            {t.takeSum}
          </Button>
        )}
      </div>
    </details>
  )
}

const decimalText = (euros: number, language: string) => {
  const text = euros.toFixed(2)
  return language === 'de' ? text.replace('.', ',') : text
}
