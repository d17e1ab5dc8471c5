import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { orderableQuantities } from '../../../products/orderable-quantities.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { Choice } from './choice.ts'
import { SoldOutLine } from '../sold-out/SoldOutLine.tsx'
import { useReorderTexts } from './preview.ts'

type ReorderRowProps = { choice: Choice; inCart: number; onChange: (choice: Choice) => void }

/** A line of the order: whether it is ordered again, how much of it, and what is not as it was. */
export function ReorderRow({ choice, inCart, onChange }: ReorderRowProps) {
  const t = useReorderTexts()
  const { line, isChosen, quantity } = choice
  const { name, countPerBox, isPack, state } = line
  const isOpen = state === 'AVAILABLE'
  const textOf = (pieces: number) => t.amount(pieces / countPerBox, countPerBox > 1, isPack)
  return (
    <li className="grid grid-cols-[19px_56px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3.5 sm:grid-cols-[19px_56px_minmax(0,1fr)_11rem]">
      <Checkbox
        aria-label={t.choose(name)}
        checked={isOpen && isChosen}
        disabled={!isOpen}
        onChange={({ target }) => onChange({ ...choice, isChosen: target.checked })}
        className="-m-3 p-3"
      />
      <Picture
        url={line.imageUrl}
        alt=""
        sizes="56px"
        className={`size-14 rounded-md object-contain ${isOpen ? '' : 'opacity-55'}`}
      />
      <div className="min-w-0">
        <p className="line-clamp-2 text-medium font-semibold">{name}</p>
        <p className="text-small text-ink-2 tabular-nums">
          {line.casePriceText &&
            (countPerBox > 1 ? t.perCase(line.casePriceText) : t.perPiece(line.casePriceText, isPack))}
          {line.casePriceText && ' · '}
          {line.storeName}
        </p>
        <Changes {...{ choice, inCart, textOf }} />
      </div>
      {!isOpen && !line.design && <SoldOutLine skuId={line.productSkuId} name={name} isGone={state === 'GONE'} />}
      {isOpen && !line.design && (
        <div className="flex *:min-w-0 max-sm:col-span-2 max-sm:col-start-2">
          <QuantityStepper
            label={t.quantityOf(name)}
            value={quantity}
            options={orderableQuantities(line)}
            onChange={(next) => onChange({ ...choice, isChosen: true, quantity: next })}
            textOf={textOf}
          />
        </div>
      )}
    </li>
  )
}

type ChangesProps = Pick<ReorderRowProps, 'choice' | 'inCart'> & { textOf: (pieces: number) => string }

function Changes({ choice: { line }, inCart, textOf }: ChangesProps) {
  const t = useReorderTexts()
  const { changePerCase, changeText, orderedQuantity, quantity, state, design } = line
  const lineClass = 'flex items-center gap-1.5 text-small font-semibold tabular-nums'
  if (state !== 'AVAILABLE') return <p className={`${lineClass} text-warn`}>{state === 'GONE' ? t.gone : t.soldOut}</p>
  return (
    <>
      {design && <p className="text-small text-ink-2">{t.design(design.title)}</p>}
      {changePerCase > 0 && (
        <p className={`${lineClass} text-warn`}>
          <TrendingUp aria-hidden="true" className="size-4" />
          {t.dearer(changeText, line.countPerBox > 1, line.isPack)}
        </p>
      )}
      {changePerCase < 0 && (
        <p className={`${lineClass} text-ok`}>
          <TrendingDown aria-hidden="true" className="size-4" />
          {t.cheaper(changeText, line.countPerBox > 1, line.isPack)}
        </p>
      )}
      {quantity < orderedQuantity && <p className={`${lineClass} text-warn`}>{t.cut(textOf(orderedQuantity))}</p>}
      {quantity > orderedQuantity && <p className={`${lineClass} text-warn`}>{t.raised(textOf(orderedQuantity))}</p>}
      {inCart > 0 && <p className={`${lineClass} text-ink-2`}>{t.inCart(textOf(inCart))}</p>}
    </>
  )
}
