import Truck from 'lucide-react/icons/truck'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { cardArrivalQuery } from './card-arrivals.ts'
import { shortDays } from './short-days.ts'

/** When the product of a card, ordered now, is at the buyer's address; an empty line where no day can be named. */
export function CardArrival({ skuId }: { skuId: string }) {
  const language = useLanguage()
  const read = useRead(cardArrivalQuery(skuId, language))
  const item = read.state === 'ready' ? read.data : null
  return (
    <p
      className={`mb-0.5 h-[18px] text-xs leading-[17px] sm:mb-2 sm:line-clamp-2 sm:h-[34px] lg:line-clamp-1 lg:h-[18px] lg:text-small lg:leading-[18px] ${item?.arrival === null ? 'text-danger' : 'text-ink-2'}`}
    >
      {item?.arrival ? (
        <>
          <span aria-hidden="true" className="flex items-center gap-1 sm:hidden">
            <Truck className="size-3.5 shrink-0" />
            <span className="truncate">{shortDays(item.arrival, language)}</span>
          </span>
          <span className="max-sm:sr-only">{item.text}</span>
        </>
      ) : (
        <span className="max-sm:line-clamp-1">{item?.text}</span>
      )}
    </p>
  )
}
