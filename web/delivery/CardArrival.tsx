import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { cardArrivalQuery } from './card-arrivals.ts'

/** When the product of a card, ordered now, is at the buyer's address; an empty line where no day can be named. */
export function CardArrival({ skuId }: { skuId: string }) {
  const read = useRead(cardArrivalQuery(skuId, useLanguage()))
  const item = read.state === 'ready' ? read.data : null
  return (
    <p
      className={`mb-2 line-clamp-2 h-[34px] text-xs leading-[17px] lg:line-clamp-1 lg:h-[18px] lg:text-small lg:leading-[18px] ${item?.arrival === null ? 'text-danger' : 'text-ink-2'}`}
    >
      {item?.text}
    </p>
  )
}
