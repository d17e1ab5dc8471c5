import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Promotion } from '../../contract/promotions.ts'
import { Link } from '../frame/Link.tsx'
import { useTexts } from '../platform/texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Picture } from '../ui/Picture.tsx'

/** A promotion among the tiles of a listing, as wide as the grid. */
export function PromotionTile({ promotion: { name, imageUrl, url } }: { promotion: Promotion }) {
  const t = useTexts().catalogue
  return (
    <div className="relative flex items-center gap-3.5 rounded-lg bg-accent-soft p-4 sm:gap-[22px] sm:px-[26px] sm:py-5">
      <Picture url={imageUrl} alt="" sizes="92px" className="size-16 rounded-[16px] object-cover sm:size-[92px]" />
      <h3 className="min-w-0 flex-1 text-lg hyphens-auto sm:text-heading">{name}</h3>
      <Link to={url} aria-label={`${t.more}: ${name}`} className="after:absolute after:inset-0 after:rounded-lg">
        <span className={buttonClass({ size: 'sm', className: 'max-sm:hidden' })}>{t.more}</span>
        <ChevronRight aria-hidden="true" className="sm:hidden" />
      </Link>
    </div>
  )
}
