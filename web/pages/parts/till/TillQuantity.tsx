import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type KeyboardEvent } from 'react'
import { useStepperTexts } from '../../../cart/stepper/stepper-texts.ts'
import type { useCartQuantity } from '../../../cart/stepper/use-cart-quantity.ts'
import type { PricedProduct } from '../../../products/shown-product.ts'
import { NotifyButton } from '../../../restock/NotifyButton.tsx'
import { tillKey } from './till-key.ts'
import { useTillTexts } from './texts.ts'

type TillQuantityProps = {
  product: PricedProduct
  quantity: ReturnType<typeof useCartQuantity>
  isActive: boolean
  onCommit: () => void
}

const button =
  'grid h-full w-8 shrink-0 place-items-center rounded-full hover:bg-sunken disabled:opacity-40 max-md:w-10'

/** The cart's quantity in cases: digits replace it, Enter takes it. What is sold out has the bell in its place. */
export function TillQuantity({ product, quantity, isActive, onCommit }: TillQuantityProps) {
  const t = useTillTexts()
  const words = useStepperTexts()
  const [draft, setDraft] = useState('')
  const { value, smallest, most, less, more, change } = quantity
  const { name, countPerBox, isPack } = product
  const isInCases = countPerBox > 1
  if (most < smallest && value === 0)
    return (
      <span data-cell="quantity">
        <NotifyButton product={product} size="sm" variant="secondary" className="px-2.5 text-xs whitespace-nowrap" />
      </span>
    )
  const set = (next: number) => {
    setDraft('')
    change(next)
  }
  const commit = () => draft !== '' && set(quantity.typed(draft))
  const onKeyDown = (event: KeyboardEvent) => {
    const key = tillKey(event, draft)
    if (!key || !('draft' in key || 'step' in key)) return
    event.preventDefault()
    if ('draft' in key) return setDraft(key.draft)
    if (key.step === 'more') set(Math.min(more, Math.max(most, value)))
    else if (key.step === 'less') set(less)
    else if (key.step === 'remove') set(0)
    else {
      commit()
      onCommit()
    }
  }
  return (
    <span
      role="group"
      aria-label={t.quantityOf(name, isInCases)}
      className={`till-stepper ${value > 0 ? 'bg-brand-soft shadow-[inset_0_0_0_2px_var(--color-brand)]' : 'hairline-strong'}`}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={value <= smallest ? words.remove(name) : words.fewer(name)}
        disabled={value === 0}
        onClick={() => set(less)}
        className={button}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <span
        data-cell="quantity"
        role="spinbutton"
        tabIndex={isActive ? 0 : -1}
        aria-label={t.quantityOf(name, isInCases)}
        aria-valuenow={value / countPerBox}
        aria-valuemin={0}
        aria-valuemax={Math.max(most, value) / countPerBox}
        aria-valuetext={isInCases ? t.inCases(value / countPerBox) : words.pieces(value, isPack)}
        onKeyDown={onKeyDown}
        onBlur={commit}
        className="flex-1 text-center outline-none"
      >
        <span className={draft === '' ? 'px-1' : 'rounded-sm bg-focus px-1 text-paper'}>
          {draft || value / countPerBox}
        </span>
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={words.more(name)}
        disabled={more > most}
        onClick={() => set(more)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
