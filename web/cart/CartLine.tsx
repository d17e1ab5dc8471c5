import { useState } from 'react'
import type { CartItem } from '../../contract/cart.ts'
import { Link } from '../frame/Link.tsx'
import { useCartTexts } from '../platform/cart-texts.ts'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { QuantityStepper } from '../ui/fields/QuantityStepper.tsx'
import { allowedQuantities } from './fitting-quantity.ts'
import { isOrderable } from './problems/problem-sentence.ts'
import { LinePicture } from './LinePicture.tsx'
import { LineProblems } from './problems/LineProblems.tsx'
import { RemoveLineButton } from './remove/RemoveLineButton.tsx'
import { useRemoveLine } from './remove/use-remove.ts'
import { useSelect } from './use-cart.ts'
import { casesText } from './quantity-text.ts'
import { TypedQuantity } from './TypedQuantity.tsx'
import { useQuantityInput } from './stepper/use-quantity-input.ts'

/** A product in the cart: whether it is ordered now, how much of it, what it costs and what is wrong with it. */
export function CartLine({ item }: { item: CartItem }) {
  const t = useCartTexts()
  const select = useSelect()
  const { remove, isPending: isRemoving } = useRemoveLine()
  const input = useQuantityInput(item)
  const [isTyping, setTyping] = useState(false)
  return (
    <li
      aria-busy={isRemoving}
      className={`grid grid-cols-[19px_72px_minmax(0,1fr)] gap-x-3 gap-y-3 border-t border-line px-4 py-4 transition-opacity sm:grid-cols-[19px_88px_minmax(0,1fr)] sm:gap-x-4 sm:px-6 lg:grid-cols-[19px_88px_minmax(0,1fr)_14rem_8rem] ${isRemoving ? 'opacity-45' : ''}`}
    >
      <Checkbox
        aria-label={t.selectLine(item.name)}
        checked={item.selected}
        disabled={select.isPending}
        onChange={({ target }) =>
          select.mutate({ items: [{ productSkuId: item.productSkuId, selected: target.checked }] })
        }
        className="-m-2.5 p-2.5 pt-8 sm:pt-10"
      />
      <LinePicture item={item} />
      <div className="min-w-0 self-center">
        <LineName item={item} />
        <UnitPrice item={item} />
        <LineProblems item={item} onFit={input.change} />
      </div>
      <div className="col-span-3 grid grid-cols-[minmax(0,15rem)_auto] items-center justify-between gap-3 sm:col-start-3 sm:col-end-4 lg:col-span-2 lg:col-start-auto lg:grid-cols-[14rem_8rem] lg:gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_40px] items-center gap-1">
          {isTyping ? (
            <TypedQuantity item={item} onChange={input.change} onClose={() => setTyping(false)} />
          ) : (
            <QuantityStepper
              onType={() => setTyping(true)}
              label={t.quantityOf(item.name)}
              value={input.shown}
              options={allowedQuantities(item)}
              onChange={input.change}
              textOf={(pieces) => casesText(t, item, pieces)}
              isDisabled={!isOrderable(item)}
              isInvalid={item.selected && item.problems.some((code) => code !== 'PRICE_CHANGED')}
            />
          )}
          <RemoveLineButton name={item.name} isRemoving={isRemoving} onPress={() => remove(item)} />
        </div>
        <LineTotal item={item} pieces={input.shown} isStale={input.isWaiting} />
      </div>
    </li>
  )
}

function LineName({ item }: { item: CartItem }) {
  const t = useCartTexts()
  return (
    <>
      {item.brand && (
        <p className="truncate text-small text-ink-2" title={item.brand}>
          {item.brand}
        </p>
      )}
      <h3 className="mt-0.5 font-sans text-medium leading-[1.32] font-semibold tracking-normal text-pretty">
        {isOrderable(item) ? (
          <Link to={item.canonicalUrl} className="hover:underline">
            {item.name}
          </Link>
        ) : (
          item.name
        )}
      </h3>
      {item.design && <p className="mt-0.5 text-small text-ink-2">{t.designLine(item.design.title)}</p>}
      {item.deposit && <p className="mt-0.5 text-small text-ink-3 tabular-nums">{item.deposit.itemsText}</p>}
    </>
  )
}

function UnitPrice({ item }: { item: CartItem }) {
  const t = useCartTexts()
  const isReduced = item.sumOfDiscountsPrice > 0
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-small text-ink-3 tabular-nums">
      {item.countPerBox > 1 && <span>{t.pack(item.countPerBox, item.isPack)}</span>}
      <span className="inline-flex items-baseline gap-x-1.5 whitespace-nowrap">
        <span className={isReduced ? 'font-semibold text-sale' : ''}>{item.finalNetPriceText}</span>
        {isReduced && (
          <>
            <span className="sr-only">{t.oldPrice}</span>
            <s>{item.priceText}</s>
          </>
        )}
        <span>{t.perPiece(item.isPack)}</span>
      </span>
    </p>
  )
}

function LineTotal({ item, pieces, isStale }: { item: CartItem; pieces: number; isStale: boolean }) {
  const t = useCartTexts()
  return (
    <p
      aria-busy={isStale}
      className={`text-right tabular-nums transition-opacity ${isStale ? 'opacity-45' : ''} ${item.selected ? '' : 'text-ink-3'}`}
    >
      <span className="sr-only">{t.lineTotal} </span>
      <b className="text-lead font-bold tracking-[-.02em]">{item.lineTotalText}</b>
      {item.countPerBox > 1 && <span className="block text-small text-ink-3">{t.pieces(pieces, item.isPack)}</span>}
      {item.setupFee > 0 && <span className="block text-small text-ink-3">{t.setupLine(item.setupFeeText)}</span>}
      {item.deposit && <span className="block text-small text-ink-3">{t.depositLine(item.deposit.totalText)}</span>}
    </p>
  )
}
