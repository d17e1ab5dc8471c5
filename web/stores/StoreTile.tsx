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
      className={`shrink-0 bg-sunken object-cover dark:brightness-135 ${className}`}
    />
  )
}
