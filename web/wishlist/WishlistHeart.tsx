import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths, splitPath } from '../paths.ts'
import { showToast } from '../platform/toasts.ts'
import { usePress } from '../platform/writes/use-press.ts'
import { useWishlist, useWishlistTexts } from './use-wishlist.ts'

type WishlistHeartProps = {
  product: { skuId: string; name: string }
  /** On the product page it is always shown, on a card with the pointer or the focus and where there is none to hover. */
  isAlwaysShown?: boolean
}

/** Puts a product into the wishlist or takes it out (specification section 4); only for buyers. */
export function WishlistHeart({ product, isAlwaysShown = false }: WishlistHeartProps) {
  const t = useWishlistTexts()
  const { isBuyer, isKnown, isBusy, isInWishlist, setInWishlist } = useWishlist()
  const isInList = splitPath(useLocation().pathname).path === paths.wishlist()
  const [isBeating, setBeating] = useState(false)
  const isOn = isInWishlist(product.skuId)
  const press = usePress(async () => {
    // A refusal is shown as a toast.
    const hasWorked = await setInWishlist(product.skuId, !isOn).then(
      () => true,
      () => false,
    )
    if (hasWorked) setBeating(!isOn)
    // In the list itself the card is gone with its heart.
    if (hasWorked && isOn && isInList)
      showToast('info', t.removed(product.name), {
        label: t.undo,
        run: () => void setInWishlist(product.skuId, true).catch(() => {}),
      })
  }, isBusy)
  if (!isBuyer || !isKnown) return null
  const isShown = isOn || isAlwaysShown
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isBusy}
      aria-label={isOn ? t.removeNamed(product.name) : t.addNamed(product.name)}
      title={isOn ? t.remove : t.add}
      {...press}
      className={`absolute top-2.5 right-2.5 z-10 grid size-[38px] place-items-center rounded-full bg-white/92 transition-opacity duration-[120ms] focus-visible:opacity-100 ${isOn ? 'text-sale-fixed' : 'text-ink-fixed'} ${isShown ? '' : 'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 [@media(hover:none)]:opacity-100'}`}
    >
      <Heart
        aria-hidden="true"
        onAnimationEnd={() => setBeating(false)}
        className={`${isOn ? 'fill-current' : ''} ${isBeating ? 'animate-heartbeat' : ''}`}
      />
    </button>
  )
}
