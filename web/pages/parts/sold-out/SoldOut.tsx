import ArrowRight from 'lucide-react/icons/arrow-right'
import Heart from 'lucide-react/icons/heart'
import PackageX from 'lucide-react/icons/package-x'
import type { Product } from '../../../../contract/products.ts'
import { Link } from '../../../frame/Link.tsx'
import { NotifyButton } from '../../../restock/NotifyButton.tsx'
import { useRestockTexts } from '../../../restock/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWishlist, useWishlistTexts } from '../../../wishlist/use-wishlist.ts'
import { Substitutes } from './Substitutes.tsx'

/** In place of quantity and button while a product is sold out: word of its return, and what is in stock instead. */
export function SoldOut({ product }: { product: Product }) {
  const t = useRestockTexts()
  const category = product.breadCrumb.crumbs.at(-1)
  return (
    <div>
      <div className="flex gap-3 rounded-md bg-danger-soft px-4 py-3.5 text-medium">
        <PackageX aria-hidden="true" className="mt-0.5 text-danger" />
        <p>
          <b className="block font-semibold">{product.backText ?? t.title}</b>
          {product.backText ? t.textBack : t.text}{' '}
          {product.price && <span className="tabular-nums">{t.lastPrice(product.price.boxPriceText)}</span>}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <NotifyButton product={product} size="lg" className="flex-1 whitespace-nowrap" />
        <WishlistButton product={product} />
      </div>
      <p className="mt-2.5 text-small text-ink-2">{t.promise}</p>
      <h2 className="mt-5 font-sans text-base font-semibold tracking-normal">{t.substitutes}</h2>
      <Substitutes skuId={product.skuId} />
      {category && (
        <Link
          to={category.url}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
        >
          {t.all(category.label)}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  )
}

function WishlistButton({ product: { skuId } }: { product: Product }) {
  const t = useWishlistTexts()
  const { isBuyer, isKnown, isBusy, isInWishlist, setInWishlist } = useWishlist()
  if (!isBuyer || !isKnown) return null
  const isOn = isInWishlist(skuId)
  return (
    <Button
      variant="secondary"
      size="lg"
      icon={<Heart aria-hidden="true" className={isOn ? 'fill-current' : ''} />}
      isLoading={isBusy}
      aria-pressed={isOn}
      // A refusal is shown as a toast.
      onClick={() => setInWishlist(skuId, !isOn).catch(() => undefined)}
    >
      {t.add}
    </Button>
  )
}
