import Lock from 'lucide-react/icons/lock'
import type { CartItem } from '../../contract/cart.ts'
import { Link } from '../frame/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { isOrderable } from './problems/problem-sentence.ts'

const frameClass = 'aspect-square w-full rounded-[14px]'

/** As wide as its column. Of what a buyer may not see there is no picture; what cannot be had has no page. */
export function LinePicture({ item, onLeave }: { item: CartItem; onLeave?: () => void }) {
  if (!item.imageUrl)
    return (
      <span aria-hidden="true" className={`grid place-items-center self-start bg-sunken text-ink-3 ${frameClass}`}>
        <Lock />
      </span>
    )
  const picture = <Picture url={item.imageUrl} alt="" sizes="88px" className={`object-cover ${frameClass}`} />
  if (!isOrderable(item)) return <span className="self-start">{picture}</span>
  return (
    <Link to={item.canonicalUrl} tabIndex={-1} aria-hidden="true" onClick={onLeave} className="self-start">
      {picture}
    </Link>
  )
}
