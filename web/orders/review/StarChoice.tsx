import Star from 'lucide-react/icons/star'
import { useOrderTexts } from '../texts.ts'

const rates = [1, 2, 3, 4, 5] as const

/** Five stars to press, and what the chosen number of them means. */
export function StarChoice({ rate, onChange }: { rate: number | null; onChange: (rate: number) => void }) {
  const { rates: words } = useOrderTexts().detail.review
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-3">
      <div className="flex">
        {rates.map((value) => (
          <label
            key={value}
            className="relative grid size-11 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rate"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={words[value]}
              checked={rate === value}
              onChange={() => onChange(value)}
            />
            <Star
              aria-hidden="true"
              className={`size-7 ${rate !== null && value <= rate ? 'fill-star text-star' : 'text-ink-3'}`}
            />
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="font-semibold">
        {rate !== null && words[rate as (typeof rates)[number]]}
      </span>
    </div>
  )
}
