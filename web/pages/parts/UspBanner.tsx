import CalendarClock from 'lucide-react/icons/calendar-clock'
import StoreIcon from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useTexts } from '../../platform/texts.ts'

const icons = [StoreIcon, Truck, CalendarClock]

/** Three reasons to buy here (specification section 2). */
export function UspBanner() {
  const t = useTexts().home
  return (
    <ul className="mt-3 grid divide-line rounded-lg bg-surface hairline max-lg:divide-y lg:mt-[22px] lg:grid-cols-3 lg:divide-x">
      {t.usps.map(({ title, text }, position) => {
        const Icon = icons[position]!
        return (
          <li key={title} className="flex gap-4 p-[18px] lg:px-7 lg:py-6">
            <span className="grid size-[46px] shrink-0 place-items-center rounded-[14px] bg-brand-soft text-brand">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div>
              <h2 className="font-sans text-base leading-normal font-semibold tracking-normal">{title}</h2>
              <p className="text-sm leading-[1.45] text-ink-2">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
