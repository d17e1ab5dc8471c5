import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReorderPreview } from '../../../../contract/orders/reorder.ts'
import { moneyText } from '../../../../contract/platform/money.ts'
import { cartQuery } from '../../../cart/queries.ts'
import { useReorder } from '../../../cart/use-reorder.ts'
import { localPath, paths } from '../../../paths.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailedLine } from '../../../ui/reads/FailedLine.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { reorderPreviewQuery, useReorderTexts } from './preview.ts'
import { ReorderRow } from './ReorderRow.tsx'
import { chosenSum, isIn, startChoice, type Choice } from './choice.ts'

type ReorderDialogProps = { orderId: string; orderNumber: string; isElsewhere: boolean; onClose: () => void }

/** The lines of an order with what has changed since; what is chosen goes into the cart, and on to another address. */
export function ReorderDialog({ orderId, orderNumber, isElsewhere, onClose }: ReorderDialogProps) {
  const t = useReorderTexts()
  const read = useRead({ ...reorderPreviewQuery(orderId, useLanguage()), refetchOnMount: 'always' }, { isFresh: true })
  // Nothing else on the thanks page reads the cart that the order has emptied.
  const cart = useRead({ ...cartQuery, refetchOnMount: 'always' }, { isFresh: true })
  if (read.state === 'ready' && cart.state === 'ready') {
    const inCart = new Map(
      cart.data.carts.flatMap(({ items }) =>
        items.map(({ productSkuId, quantity }) => [productSkuId, quantity] as const),
      ),
    )
    return <Choosing {...{ inCart, isElsewhere, onClose }} preview={read.data} />
  }
  const failed = [read, cart].find((each) => each.state === 'failed')
  return (
    <Dialog size="lg" title={isElsewhere ? t.titleElsewhere(orderNumber) : t.title(orderNumber)} onClose={onClose}>
      {failed ? (
        <FailedLine text={t.failed} failure={failed.failure} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-20 rounded-md" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

type ChoosingProps = {
  preview: ReorderPreview
  inCart: ReadonlyMap<string, number>
  isElsewhere: boolean
  onClose: () => void
}

function Choosing({ preview: { orderNumber, lines }, inCart, isElsewhere, onClose }: ChoosingProps) {
  const t = useReorderTexts()
  const language = useLanguage()
  const toAddress = useToAddress()
  const { reorder, isAdding } = useReorder(isElsewhere ? toAddress : undefined)
  const [choices, setChoices] = useState(() => lines.map((line) => startChoice(line, inCart)))
  const [isChanged, setChanged] = useState(false)
  const change = (changed: Choice) => {
    setChanged(true)
    setChoices(choices.map((choice) => (choice.line === changed.line ? changed : choice)))
  }
  const sum = chosenSum(choices)
  const add = () => {
    const chosen = choices.filter(isIn)
    if (chosen.length === 0) return
    reorder(chosen.map(({ line, quantity }) => ({ ...line, quantity })))
    onClose()
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <Dialog
      size="lg"
      title={isElsewhere ? t.titleElsewhere(orderNumber) : t.title(orderNumber)}
      onClose={onClose}
      hasUnsaved={isChanged && !isAdding}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
            <b className="block text-lg font-bold text-ink">{moneyText(sum.cents, language)}</b>
            {t.sum}
          </p>
          <Button isLoading={isAdding} aria-disabled={sum.lines === 0} onClick={add} className="max-sm:w-full">
            {sum.lines === 0
              ? t.nothing
              : (isElsewhere ? t.elsewhereButton : t.addButton)(t.add(sum.cases, sum.pieces, sum.packs))}
          </Button>
        </div>
      }
    >
      <ul className="divide-y divide-line">
        {choices.map((choice) => (
          <ReorderRow
            key={choice.line.productSkuId}
            choice={choice}
            inCart={inCart.get(choice.line.productSkuId) ?? 0}
            onChange={change}
          />
        ))}
      </ul>
    </Dialog>
  )
}

// The checkout begins where this order differs from the one before: nothing is ordered on the way.
function useToAddress() {
  const navigate = useNavigate()
  const language = useLanguage()
  return () => void navigate(localPath(language, `${paths.checkout()}?step=address`))
}
