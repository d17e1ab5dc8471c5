import type { SubOrder } from '../../../contract/orders/orders.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import type { Side } from '../../desk/workplace.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { PiecesStepper } from '../../ui/fields/PiecesStepper.tsx'
import { RefundSum } from './RefundSum.tsx'
import { returnedLines, type Returning } from './returning.ts'

type ReturnLinesProps = {
  side: Side
  subOrderNumber: string
  items: NonNullable<SubOrder['returnRequest']>['items']
  lines: readonly { productSkuId: string; name: string }[]
  value: Returning
  onChange: (changed: Partial<Returning>) => void
}

/** Of each line that a buyer wants to send back how much is taken, whether it can be sold again, and what that pays back. */
export function ReturnLines({ side, subOrderNumber, items, lines, value, onChange }: ReturnLinesProps) {
  const { pieces, unsellable } = value
  const mark = (skuId: string, isSellable: boolean) =>
    onChange({ unsellable: isSellable ? unsellable.filter((each) => each !== skuId) : [...unsellable, skuId] })
  return (
    <>
      {items.map(({ productSkuId, quantity }) => (
        <ReturnedLine
          key={productSkuId}
          name={lines.find((line) => line.productSkuId === productSkuId)?.name ?? productSkuId}
          asked={quantity}
          quantity={pieces[productSkuId] ?? quantity}
          isSellable={!unsellable.includes(productSkuId)}
          onCount={(count) => onChange({ pieces: { ...pieces, [productSkuId]: count } })}
          onMark={(isSellable) => mark(productSkuId, isSellable)}
        />
      ))}
      <RefundSum
        side={side}
        subOrderNumber={subOrderNumber}
        pieces={returnedLines(items, pieces).map(({ productSkuId, quantity }) => ({ skuId: productSkuId, quantity }))}
      />
    </>
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
  const t = useDeskTexts().refund
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
