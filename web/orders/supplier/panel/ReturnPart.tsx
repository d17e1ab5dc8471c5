import { useState } from 'react'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import { call } from '../../../platform/calls/call.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { PiecesStepper } from '../../../ui/fields/PiecesStepper.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { RefundSum } from '../../desk/RefundSum.tsx'
import { useOrdersAgain } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Lines = { productSkuId: string; quantity: number }[]
type Answer =
  | { action: 'ACCEPT_RETURN'; lines: Lines; unsellable: string[]; reason?: string }
  | { action: 'DECLINE_RETURN'; reason: string }

/**
 * What a buyer wants to send back, and the store's answer by pieces, with the sum that goes back; what can be sold again goes
 * back into stock.
 */
export function ReturnPart({ order }: { order: PackingOrder }) {
  const t = useSupplierTexts().panel
  const again = useOrdersAgain()
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const [unsellable, setUnsellable] = useState<string[]>([])
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const { subOrderNumber, version, lines } = order
  const { items, reason } = order.returnRequest!
  const taken = items.map(({ productSkuId, quantity }) => ({
    productSkuId,
    asked: quantity,
    quantity: chosen[productSkuId] ?? quantity,
  }))
  const back = taken.filter(({ quantity }) => quantity > 0)
  const isPart = taken.some(({ asked, quantity }) => quantity < asked)
  const answer = useWrite({
    mutationFn: (given: Answer) => call(supplierOrdersApi.act, { subOrderNumber, version, ...given }),
    onSuccess(_, { action }) {
      showToast('success', t.done[action](subOrderNumber))
      return again()
    },
    onError: () => again(),
  })
  const accept = () => {
    setTried(true)
    if (isPart && words.trim() === '') return
    answer.mutate({
      action: 'ACCEPT_RETURN',
      lines: back.map(({ productSkuId, quantity }) => ({ productSkuId, quantity })),
      unsellable,
      ...(isPart && { reason: words.trim() }),
    })
  }
  const mark = (skuId: string, isSellable: boolean) =>
    setUnsellable(isSellable ? unsellable.filter((each) => each !== skuId) : [...unsellable, skuId])
  return (
    <section className="grid gap-3 rounded-md bg-warn-soft p-3.5 text-small">
      <div>
        <h3>{t.returnAsked}</h3>
        {reason && <p className="mt-1">{reason}</p>}
      </div>
      {taken.map(({ productSkuId, asked, quantity }) => (
        <ReturnedLine
          key={productSkuId}
          name={lines.find((line) => line.productSkuId === productSkuId)?.name ?? productSkuId}
          asked={asked}
          quantity={quantity}
          isSellable={!unsellable.includes(productSkuId)}
          onCount={(count) => setChosen({ ...chosen, [productSkuId]: count })}
          onMark={(isSellable) => mark(productSkuId, isSellable)}
        />
      ))}
      <RefundSum
        side="supplier"
        subOrderNumber={subOrderNumber}
        pieces={back.map(({ productSkuId, quantity }) => ({ skuId: productSkuId, quantity }))}
      />
      {isPart && back.length > 0 && (
        <Textarea
          label={t.partWords}
          hint={t.partHint}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={isTried && words.trim() === '' ? t.partHint : undefined}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {back.length > 0 && (
          <button
            type="button"
            className="desk-button desk-button-main"
            aria-disabled={answer.isPending}
            onClick={accept}
          >
            {isPart ? t.acceptPart : t.accept}
          </button>
        )}
        <button type="button" className="desk-button" onClick={() => setDeclining(true)}>
          {t.decline}
        </button>
      </div>
      {isDeclining && (
        <ReasonDialog
          title={t.decline}
          text={t.declineText}
          confirm={t.decline}
          reasons={t.declineReasons}
          onClose={() => setDeclining(false)}
          onConfirm={async (why) => {
            await answer.mutateAsync({ action: 'DECLINE_RETURN', reason: why })
            setDeclining(false)
          }}
        />
      )}
    </section>
  )
}

type ReturnedLineProps = {
  name: string
  asked: number
  quantity: number
  isSellable: boolean
  onCount: (pieces: number) => void
  onMark: (isSellable: boolean) => void
}

function ReturnedLine({ name, asked, quantity, isSellable, onCount, onMark }: ReturnedLineProps) {
  const t = useSupplierTexts().panel
  return (
    <div className="grid gap-2 border-b border-line pb-3">
      <b className="font-medium">{name}</b>
      <div className="flex flex-wrap items-center gap-3">
        <PiecesStepper label={t.returned(name)} value={quantity} max={asked} onChange={onCount} />
        <span className="text-ink-2">{t.ofAsked(asked)}</span>
      </div>
      {quantity > 0 && (
        <Checkbox label={t.sellable} checked={isSellable} onChange={({ target }) => onMark(target.checked)} />
      )}
    </div>
  )
}
