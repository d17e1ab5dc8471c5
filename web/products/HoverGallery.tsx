import { useState, type PointerEvent } from 'react'
import { useHydrated } from '../platform/viewer/viewer.ts'
import { Picture } from '../ui/Picture.tsx'
import { useSwipe } from '../ui/use-swipe.ts'

const MOST_IMAGES = 4

type HoverGalleryProps = {
  urls: string[]
  sizes: string
  /** Position of the shown picture, from 0; the card also moves it by keyboard. */
  shown: number
  onShow: (position: number) => void
  isEager?: boolean
}

export const galleryCount = (urls: string[]) => Math.min(urls.length, MOST_IMAGES)

/**
 * Up to four pictures in one frame: the pointer's position chooses, a swipe goes on, leaving goes back to the first
 * (specification section 4). Each of the others loads when it is first shown, so that a hover leaves the line free for
 * the product's page. It stands in a link that is read out by its other half, the name: the pictures have none of their own.
 */
export function HoverGallery({ urls, sizes, shown, onShow, isEager }: HoverGalleryProps) {
  // The strokes only show what a pointer or finger can do: the page from the server need not carry them.
  const isHydrated = useHydrated()
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  const swipe = useSwipe((step) => onShow(Math.min(Math.max(shown + step, 0), count - 1)))
  const count = galleryCount(urls)
  const see = (position: number) => seen.has(position) || setSeen(new Set([...seen, position]))
  const chooseZone = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || count < 2) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const position = Math.min(Math.max(Math.floor(((event.clientX - left) / width) * count), 0), count - 1)
    see(position)
    onShow(position)
  }
  return (
    <span
      className="card-gallery"
      onPointerMove={chooseZone}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onShow(0)}
      {...swipe}
      onTouchStart={(event) => {
        see(Math.min(shown + 1, count - 1))
        swipe.onTouchStart(event)
      }}
    >
      {urls
        .slice(0, count)
        .map(
          (url, position) =>
            (position === shown || seen.has(position)) && (
              <Picture
                key={url}
                url={url}
                alt=""
                sizes={sizes}
                isEager={isEager && position === 0}
                className={`card-view ${position === shown || position === 0 ? 'opacity-100' : 'opacity-0'}`}
              />
            ),
        )}
      {isHydrated && count > 1 && (
        <span
          aria-hidden="true"
          className="absolute bottom-2.5 left-1/2 flex -translate-x-1/2 gap-[5px] opacity-0 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 [@media(hover:none)]:opacity-100"
        >
          {urls.slice(0, count).map((url, position) => (
            <i
              key={url}
              className={`h-[3px] w-[18px] rounded-[2px] ${position === shown ? 'bg-black/75' : 'bg-black/20'}`}
            />
          ))}
        </span>
      )}
    </span>
  )
}
