import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { orderableQuantities } from '../../products/orderable-quantities.ts'
import { useTexts } from '../../platform/texts.ts'
import { QuantityStepper } from '../../ui/fields/QuantityStepper.tsx'
import { spinKey } from './spin-key.ts'
import { useStepperTexts } from './stepper-texts.ts'
import { useCartQuantity, type SteppedProduct } from './use-cart-quantity.ts'

type CartStepperProps = {
  product: SteppedProduct
  /** Pieces that are proposed before it is in the cart; the smallest order where not given. */
  proposed?: number | undefined
  /** Where there is little room: one button adds what is proposed. */
  isCompact?: boolean
}

/** Adds a product to the cart and is the cart's quantity from then on. */
export function CartStepper({ product, proposed, isCompact }: CartStepperProps) {
  const quantity = useCartQuantity(product)
  const { box, hand } = useHandedFocus()
  if (quantity.most < quantity.smallest && quantity.value === 0) return null
  return (
    <div ref={box}>
      {quantity.value === 0 ? (
        <Adding {...{ product, proposed, isCompact, hand }} onAdd={quantity.change} />
      ) : (
        <InCart {...{ product, quantity, hand }} />
      )}
    </div>
  )
}

/** Where the pressed button goes, the focus goes on to what stands in its place. */
function useHandedFocus() {
  const box = useRef<HTMLDivElement>(null)
  const isHanded = useRef(false)
  useEffect(() => {
    const next = box.current?.querySelector<HTMLElement>('[data-takes-focus]')
    if (!isHanded.current || !next || next.contains(document.activeElement)) return
    isHanded.current = false
    next.focus({ preventScroll: true })
  })
  // Pressed by a key of elsewhere, the focus stays there.
  return { box, hand: () => void (isHanded.current = box.current?.contains(document.activeElement) ?? false) }
}

type AddingProps = CartStepperProps & { onAdd: (quantity: number) => void; hand: () => void }

function Adding({ product, proposed, isCompact = false, onAdd, hand }: AddingProps) {
  const t = useTexts().catalogue.quantity
  const textOf = useShortText(product)
  const options = orderableQuantities(product)
  const [input, setInput] = useState(proposed ?? options[0] ?? 0)
  const add = () => {
    hand()
    onAdd(input)
  }
  if (isCompact)
    return (
      <button
        type="button"
        data-takes-focus=""
        title={t.add}
        onClick={add}
        className="grid size-11 place-items-center rounded-full bg-brand text-on-brand transition hover:bg-brand-hover active:scale-[.96]"
      >
        <Plus aria-hidden="true" />
        <span className="sr-only">{t.addNamed(product.name)}</span>
      </button>
    )
  return (
    <div className="flex gap-1.5 *:min-w-0 sm:gap-2">
      <div className="flex flex-1 *:min-w-0 max-sm:hidden lg:max-[80rem]:[&_button]:w-6">
        <QuantityStepper value={input} options={options} onChange={setInput} textOf={textOf} label={product.name} />
      </div>
      <button
        type="button"
        data-takes-focus=""
        title={t.add}
        onClick={add}
        className="flex h-11 shrink-0 items-center justify-center gap-2 rounded-full bg-brand font-semibold text-on-brand tabular-nums transition hover:bg-brand-hover active:scale-[.96] max-sm:flex-1 sm:size-[42px]"
      >
        <ShoppingBag aria-hidden="true" />
        <span className="text-sm sm:hidden">{textOf(input)}</span>
        <span className="sr-only">{t.addNamed(product.name)}</span>
      </button>
    </div>
  )
}

type InCartProps = {
  product: SteppedProduct
  quantity: ReturnType<typeof useCartQuantity>
  hand: () => void
}

/** Its ring says that this is in the cart. One stop of the Tab key: arrows, plus and minus step, digits replace. */
function InCart({ product, quantity, hand }: InCartProps) {
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
  const button = 'grid h-full w-11 shrink-0 place-items-center rounded-full hover:bg-surface disabled:opacity-40'
  return (
    <div
      role="group"
      aria-label={t.inCart(name)}
      className="flex h-11 items-center justify-between rounded-full bg-brand-soft font-semibold tabular-nums shadow-[inset_0_0_0_2px_var(--color-brand)] sm:h-[42px]"
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
        className="min-w-0 flex-1 truncate rounded-full py-2 text-center text-sm"
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

/** '3 Kt.', or '3 Stück' of what is sold singly. */
export function useShortText({ countPerBox }: Pick<SteppedProduct, 'countPerBox'>) {
  const t = useStepperTexts()
  return (pieces: number) => (countPerBox === 1 ? t.pieces(pieces) : t.short(Math.floor(pieces / countPerBox)))
}
