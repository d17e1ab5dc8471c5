import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTexts } from '../../platform/texts.ts'

type PiecesStepperProps = {
  label: string
  value: number
  min?: number
  max: number
  onChange: (pieces: number) => void
}

/** Single pieces by minus, plus or typing, within bounds: what goods that were delivered are counted by. */
export function PiecesStepper({ label, value, min = 0, max, onChange }: PiecesStepperProps) {
  const t = useTexts().ui
  const set = (pieces: number) => onChange(Math.max(min, Math.min(max, pieces)))
  const step =
    'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken disabled:opacity-45 [&_svg]:size-4'
  return (
    <div role="group" aria-label={label} className="inline-flex items-center rounded-full bg-surface hairline-strong">
      <button
        type="button"
        aria-label={t.fewer}
        disabled={value <= min}
        onClick={() => set(value - 1)}
        className={step}
      >
        <Minus />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 7)))}
        className="w-12 bg-transparent text-center font-semibold tabular-nums outline-none"
      />
      <button type="button" aria-label={t.more} disabled={value >= max} onClick={() => set(value + 1)} className={step}>
        <Plus />
      </button>
    </div>
  )
}
