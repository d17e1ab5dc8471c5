import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTexts } from '../../platform/texts.ts'

type QuantityStepperProps = {
  /** In pieces. */
  value: number
  /** Quantities that may be chosen, rising: `quantityOptions` of contract/platform/quantities.ts. */
  options: readonly number[]
  onChange: (quantity: number) => void
  /** What stands for a quantity: '2 Kartons', '2 Kartons · 16 kg'. */
  textOf: (quantity: number) => string
  /** What the quantity is of, read out. */
  label?: string
  size?: 'sm' | 'md' | 'lg'
  isDisabled?: boolean
  isInvalid?: boolean
  /** Offers to type a quantity, as the last entry of the list. */
  onType?: () => void
}

const TYPED = 'typed'

const heights = { sm: 'h-[38px]', md: 'h-[38px] sm:h-[42px]', lg: 'h-[54px]' }
const widths = { sm: 'w-[34px]', md: 'w-[34px] sm:w-10', lg: 'w-[52px]' }
const texts = { sm: 'text-small', md: 'text-small sm:text-sm', lg: 'text-medium' }

/** Minus and plus step by the box; between them the browser's own list of all quantities. */
export function QuantityStepper({
  value,
  options,
  onChange,
  textOf,
  label,
  size = 'md',
  isDisabled = false,
  isInvalid = false,
  onType,
}: QuantityStepperProps) {
  const t = useTexts().ui
  const less = options.findLast((option) => option < value)
  const more = options.find((option) => option > value)
  const shown = options.includes(value) ? options : [...options, value].toSorted((a, b) => a - b)
  const step = `${widths[size]} grid h-full shrink-0 place-items-center rounded-full transition hover:bg-sunken disabled:opacity-45 disabled:hover:bg-transparent`
  return (
    <div
      role="group"
      aria-label={label ?? t.quantity}
      className={`flex flex-1 items-center justify-between rounded-full bg-surface font-semibold tabular-nums ${heights[size]} ${texts[size]} ${isInvalid ? 'shadow-[inset_0_0_0_1.5px_var(--color-danger)]' : 'hairline-strong'}`}
    >
      <button
        type="button"
        aria-label={t.fewer}
        disabled={isDisabled || less === undefined}
        onClick={() => onChange(less!)}
        className={step}
      >
        <Minus className="size-4" />
      </button>
      <select
        aria-label={label ?? t.quantity}
        aria-invalid={isInvalid || undefined}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => (target.value === TYPED ? onType?.() : onChange(Number(target.value)))}
        className="h-full min-w-0 flex-1 cursor-pointer appearance-none truncate rounded-full bg-transparent text-center [text-align-last:center] disabled:cursor-default disabled:opacity-45"
      >
        {shown.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
        {onType && <option value={TYPED}>{t.typeQuantity}</option>}
      </select>
      <button
        type="button"
        aria-label={t.more}
        disabled={isDisabled || more === undefined}
        onClick={() => onChange(more!)}
        className={step}
      >
        <Plus className="size-4" />
      </button>
    </div>
  )
}
