import { imageUrl } from '../../contract/platform/images.ts'
import { releaseUnseen } from '../ui/picture/release-unseen.ts'

/** The logo tile of a store; its name stands beside it. */
export function StoreTile({ url, className }: { url: string; className: string }) {
  return (
    <img
      src={imageUrl(url, 'small')}
      alt=""
      width={60}
      height={60}
      ref={releaseUnseen}
      loading="lazy"
      decoding="async"
      className={`shrink-0 bg-sunken object-cover ${areInitials(url) ? 'dark:brightness-135' : ''} ${className}`}
    />
  )
}

// Drawn on a dark colour; what a store has uploaded has a name of its own.
const areInitials = (url: string) => /^\/pictures\/stores\/[^/]+(\/initials)?$/.test(url)
