import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Check from 'lucide-react/icons/check'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useState } from 'react'
import type { PricedProduct } from './shown-product.ts'
import { useTexts } from '../platform/texts.ts'
import { usePress } from '../platform/writes/use-press.ts'
import { QuantityStepper } from '../ui/fields/QuantityStepper.tsx'
import { amountText } from './amount-text.ts'
import { orderableQuantities } from './orderable-quantities.ts'

type QuickAddProps = {
  product: PricedProduct
  /** Puts a quantity into the cart. */
  onAdd: (quantity: number) => void
  isAdding: boolean
  /** The last press has worked: a tick for a moment. */
  isDone: boolean
}

/** The stepper of boxes and the round button of a card. */
export function QuickAdd({ product, onAdd, isAdding, isDone }: QuickAddProps) {
  const t = useTexts().catalogue.quantity
  const options = orderableQuantities(product)
  const [input, setInput] = useState(options[0] ?? 0)
  const quantity = options.includes(input) ? input : (options[0] ?? 0)
  const { countPerBox } = product
  const textOf = (pieces: number) => amountText(pieces, countPerBox, { ...t, boxes: t.shortBoxes })
  const press = usePress(() => onAdd(quantity), isAdding)
  if (quantity === 0) return null
  const Icon = isAdding ? LoaderCircle : isDone ? Check : ShoppingBag
  return (
    <div className="flex gap-1.5 *:min-w-0 sm:gap-2">
      {/* On a phone and on a small laptop the tiles are narrow. */}
      <div className="flex flex-1 *:min-w-0 max-sm:[&_button]:w-6 lg:max-[80rem]:[&_button]:w-6">
        <QuantityStepper value={quantity} options={options} onChange={setInput} textOf={textOf} label={product.name} />
      </div>
      <button
        type="button"
        aria-label={t.addNamed(product.name)}
        title={t.add}
        aria-busy={isAdding}
        aria-disabled={isAdding}
        {...press}
        className="grid size-[38px] shrink-0 place-items-center rounded-full bg-brand text-on-brand transition hover:bg-brand-hover active:scale-[.96] sm:size-[42px]"
      >
        <Icon aria-hidden="true" className={isAdding ? 'animate-spin' : ''} />
      </button>
    </div>
  )
}
