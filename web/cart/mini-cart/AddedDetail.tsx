import type { Cart } from '../../../contract/cart.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import type { ToastDetail } from '../../platform/toasts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { casesText } from '../quantity-text.ts'

/** What was put into the cart just now, in pieces. */
type Added = { productSkuId: string; quantity: number }

/** What the message of something added shows below; `set` sets a line of the cart. */
export const addedDetail =
  (cart: Cart, added: Added, set: (line: Added) => void): ToastDetail =>
  (onDone) => <AddedDetail {...{ cart, added, set, onDone }} />

type AddedDetailProps = { cart: Cart; added: Added; set: (line: Added) => void; onDone: () => void }

/** What was added, how far the minimum order of its store is, and the way back; nothing where the cart does not hold it. */
function AddedDetail({ cart, added: { productSkuId, quantity }, set, onDone }: AddedDetailProps) {
  const t = useCartTexts()
  const store = cart.carts.find(({ items }) => items.some((item) => item.productSkuId === productSkuId))
  const item = store?.items.find((line) => line.productSkuId === productSkuId)
  if (!store || !item) return null
  const { storeName, minimumOrderAmount, missingAmount, missingAmountText } = store
  return (
    <>
      <div className="mt-2 flex items-center gap-3">
        <Picture url={item.imageUrl} alt="" sizes="44px" className="size-11 shrink-0 rounded-sm object-cover" />
        <p className="min-w-0 text-sm">
          <b className="line-clamp-2 font-semibold break-words">{item.name}</b>
          <span className="text-ink-2 tabular-nums">{casesText(t, item, quantity)}</span>
        </p>
      </div>
      {missingAmount > 0 && (
        <div className="mt-2.5">
          <p className="text-small text-ink-2 tabular-nums">{t.minimum.missing(missingAmountText)}</p>
          <ProgressBar
            className="mt-1.5"
            label={t.minimum.label(storeName)}
            value={Math.max(0, minimumOrderAmount - missingAmount)}
            max={minimumOrderAmount}
          />
        </div>
      )}
      <button
        type="button"
        onClick={() => {
          onDone()
          set({ productSkuId, quantity: item.quantity - quantity })
        }}
        className="mt-1 mr-4 -mb-1 inline-block py-1 font-semibold text-brand underline underline-offset-2"
      >
        {t.undo}
      </button>
    </>
  )
}
