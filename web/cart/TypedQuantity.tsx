import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { CartItem } from '../../contract/cart.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { quantityProblem } from '../../contract/platform/quantities.ts'
import { useTexts } from '../platform/texts.ts'
import { fieldClass } from '../ui/fields/FieldFrame.tsx'
import { problemSentence } from './problems/problem-sentence.ts'

type TypedQuantityProps = {
  item: CartItem
  onChange: (quantity: number) => void
  onClose: () => void
}

/** A typed quantity. One that cannot be ordered is explained below and never changed automatically. */
export function TypedQuantity({ item, onChange, onClose }: TypedQuantityProps) {
  const t = useCartTexts()
  const { ui } = useTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(String(item.quantity))
  const [error, setError] = useState('')
  // Whoever opened the field is about to type.
  useEffect(() => field.current?.select(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const quantity = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
    const problem = quantity > 0 ? quantityProblem(quantity, item) : null
    if (quantity === 0) setError(t.typed.wrong)
    else if (problem) setError(problemSentence(problem === 'OUT_OF_STOCK' ? 'REDUCED_STOCK' : problem, item, t))
    else {
      if (quantity !== item.quantity) onChange(quantity)
      return onClose()
    }
    field.current?.focus()
  }
  const round = 'grid size-10 shrink-0 place-items-center rounded-full hover:bg-sunken'
  return (
    <form method="post" onSubmit={submit} noValidate className="min-w-0 flex-1">
      <div className="grid grid-cols-[minmax(0,1fr)_40px_40px] items-center">
        <input
          ref={field}
          aria-label={t.typed.label(item.name, item.isPack)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          name="quantity"
          inputMode="numeric"
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setError('')
          }}
          className={`${fieldClass} h-[42px] tabular-nums`}
        />
        <button type="submit" aria-label={t.typed.apply} title={t.typed.apply} className={`${round} text-brand`}>
          <Check className="size-[18px]" />
        </button>
        <button type="button" aria-label={ui.back} title={ui.back} onClick={onClose} className={`${round} text-ink-2`}>
          <X className="size-[18px]" />
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1 text-small font-medium text-danger empty:hidden">
        {error}
      </p>
    </form>
  )
}
