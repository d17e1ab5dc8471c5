import Plus from 'lucide-react/icons/plus'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import { orderableQuantities } from '../../products/orderable-quantities.ts'
import { useTexts } from '../../platform/texts.ts'
import { QuantityStepper } from '../../ui/fields/QuantityStepper.tsx'
import { InCart } from './InCart.tsx'
import { useCartQuantity, type SteppedProduct } from './use-cart-quantity.ts'
import { useHandedFocus } from './use-handed-focus.ts'
import { useShortText } from './use-short-text.ts'

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
