import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState, type KeyboardEvent } from 'react'
import { spinKey } from './spin-key.ts'
import { useStepperTexts } from './stepper-texts.ts'
import type { SteppedProduct, useCartQuantity } from './use-cart-quantity.ts'
import { useShortText } from './use-short-text.ts'

type InCartProps = {
  product: SteppedProduct
  quantity: ReturnType<typeof useCartQuantity>
  hand: () => void
  isLarge?: boolean
}

/** Its ring says that this is in the cart. One stop of the Tab key: arrows, plus and minus step, digits replace. */
export function InCart({ product, quantity, hand, isLarge = false }: InCartProps) {
  const t = useStepperTexts()
  const textOf = useShortText(product)
  const { value, smallest, most, less, more, change } = quantity
  const { name, countPerBox } = product
  const [draft, setDraft] = useState('')
  const set = (next: number) => {
    setDraft('')
    if (next === 0) hand()
    change(next)
  }
  const commit = () => draft !== '' && set(quantity.typed(draft))
  const onKeyDown = (event: KeyboardEvent) => {
    const key = spinKey(event, draft)
    if (!key) return
    event.preventDefault()
    if ('draft' in key) setDraft(key.draft)
    else if (key.step === 'commit') commit()
    else if (key.step === 'more') set(Math.min(more, Math.max(most, value)))
    else set(less)
  }
  const Less = value <= smallest ? Trash : Minus
  const button = `${isLarge ? 'w-[52px]' : 'w-11'} grid h-full shrink-0 place-items-center rounded-full hover:bg-surface disabled:opacity-40`
  return (
    <div
      role="group"
      aria-label={t.inCart(name)}
      className={`${isLarge ? 'h-[54px] text-medium' : 'h-11 text-sm sm:h-[42px]'} flex flex-1 items-center justify-between rounded-full bg-brand-soft font-semibold tabular-nums shadow-[inset_0_0_0_2px_var(--color-brand)]`}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={value <= smallest ? t.remove(name) : t.fewer(name)}
        onClick={() => set(less)}
        className={button}
      >
        <Less aria-hidden="true" className="size-4" />
      </button>
      <span
        data-takes-focus=""
        role="spinbutton"
        tabIndex={0}
        aria-label={t.quantityOf(name)}
        aria-valuenow={value / countPerBox}
        aria-valuemin={0}
        aria-valuemax={Math.max(most, value) / countPerBox}
        aria-valuetext={textOf(value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
        className="min-w-0 flex-1 truncate rounded-full py-2 text-center"
      >
        {draft || textOf(value)}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.more(name)}
        disabled={more > most}
        onClick={() => set(more)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
      <span role="status" className="sr-only">
        {t.changed(name, textOf(value))}
      </span>
    </div>
  )
}
