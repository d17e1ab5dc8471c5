import CalendarClock from 'lucide-react/icons/calendar-clock'
import StoreIcon from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useHomeTexts } from '../../platform/home-texts.ts'

const icons = [StoreIcon, Truck, CalendarClock]

/** Three reasons to buy here (specification section 2). */
export function UspBanner() {
  const t = useHomeTexts()
  return (
    <ul className="usps">
      {t.usps.map(({ title, text }, position) => {
        const Icon = icons[position]!
        return (
          <li key={title} className="flex gap-4 p-[18px] lg:px-7 lg:py-6">
            <span className="usp-icon">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div>
              <h2 className="usp-title">{title}</h2>
              <p className="text-sm leading-[1.45] text-ink-2">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
