import { useState } from 'react'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import * as supplierOrdersApi from '../../../../contract/orders/supplier-orders.ts'
import { call } from '../../../platform/calls/call.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { ReturnLines } from '../../desk/ReturnLines.tsx'
import { returnedLines, type Returning } from '../../desk/returning.ts'
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
  const [returning, setReturning] = useState<Returning>({ pieces: {}, unsellable: [] })
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const { subOrderNumber, version, lines } = order
  const { items, reason } = order.returnRequest!
  const back = returnedLines(items, returning.pieces)
  const isPart = items.some(({ productSkuId, quantity }) => (returning.pieces[productSkuId] ?? quantity) < quantity)
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
      lines: back,
      unsellable: returning.unsellable,
      ...(isPart && { reason: words.trim() }),
    })
  }
  return (
    <section className="grid gap-3 rounded-md bg-warn-soft p-3.5 text-small">
      <div>
        <h3>{t.returnAsked}</h3>
        {reason && <p className="mt-1">{reason}</p>}
      </div>
      <ReturnLines
        side="supplier"
        subOrderNumber={subOrderNumber}
        items={items}
        lines={lines}
        value={returning}
        onChange={(changed) => setReturning({ ...returning, ...changed })}
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
