import Expand from 'lucide-react/icons/expand'
import { useState, type ReactNode } from 'react'
import type { Product } from '../../../contract/products.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useProductTexts } from '../product-texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { ProductBadges } from '../ProductBadges.tsx'

const ZoomDialog = lazyPart(async () => (await import('./ZoomDialog.tsx')).ZoomDialog, {
  close: ({ onClose }) => onClose(),
})

/** More thumbnails than stand beside the picture scroll by themselves. */
const MOST_BESIDE = 6

/** The pictures of a product: one large, the others as thumbnails, all in a dialog of the whole window. */
export function ProductGallery({ product, action }: { product: Product; action?: ReactNode }) {
  const t = useProductTexts()
  const [chosen, setChosen] = useState<number>()
  const [isZoomed, setZoomed] = useState(false)
  const { imageUrls, imageAlts, name } = product
  const shown = chosen ?? 0
  const swipe = useSwipe((step) => setChosen(Math.min(Math.max(shown + step, 0), imageUrls.length - 1)))
  const url = imageUrls[shown] ?? imageUrls[0]
  if (url === undefined) return <div className="aspect-square rounded-xl bg-sunken" />
  return (
    <div className="grid gap-3.5 lg:grid-cols-[88px_minmax(0,1fr)]">
      <div className="relative aspect-square overflow-hidden rounded-[20px] bg-sunken lg:order-2 lg:rounded-xl">
        <button
          type="button"
          aria-label={t.product.enlarge}
          {...swipe}
          onClick={() => setZoomed(true)}
          className="block size-full cursor-zoom-in touch-pan-y"
        >
          <Picture
            key={url}
            url={url}
            alt={imageAlts[shown] || (shown === 0 ? name : t.card.view(name, shown + 1))}
            sizes="(min-width: 1440px) 610px, (min-width: 768px) 45vw, 100vw"
            isEager
            isLarge
            // The first one is seen at once: fading in, it would be the page's largest paint a good while later.
            className={`size-full object-cover ${chosen === undefined ? '' : 'animate-fade-in'}`}
          />
        </button>
        <div className="pointer-events-none absolute top-4 left-4 flex max-w-[calc(100%-80px)] flex-wrap gap-2">
          <ProductBadges product={product} />
        </div>
        {action}
        <IconButton
          label={t.product.enlarge}
          icon={<Expand />}
          onClick={() => setZoomed(true)}
          className="!absolute right-3.5 bottom-3.5"
        />
      </div>
      {imageUrls.length > 1 && (
        <ul
          aria-label={t.product.gallery}
          className={`flex flex-wrap gap-3 p-1 lg:flex-col lg:flex-nowrap ${imageUrls.length > MOST_BESIDE ? 'lg:max-h-[38rem] lg:overflow-y-auto' : 'lg:p-0'}`}
        >
          {imageUrls.map((thumb, position) => (
            <li key={thumb}>
              <button
                type="button"
                aria-label={t.card.picture(position + 1, imageUrls.length)}
                aria-pressed={position === shown}
                onClick={() => setChosen(position)}
                className={`block size-[68px] overflow-hidden rounded-[14px] lg:size-[88px] ${position === shown ? 'ring-2 ring-ink ring-offset-2 ring-offset-paper' : ''}`}
              >
                <Picture url={thumb} alt="" sizes="88px" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && <ZoomDialog name={name} urls={imageUrls} start={shown} onClose={() => setZoomed(false)} />}
    </div>
  )
}
