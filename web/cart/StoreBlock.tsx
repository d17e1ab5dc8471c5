import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { StoreCart } from '../../contract/cart.ts'
import { Link } from '../frame/Link.tsx'
import { useCartTexts } from '../platform/cart-texts.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { usePress } from '../platform/writes/use-press.ts'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { Picture } from '../ui/Picture.tsx'
import { CartLine } from './CartLine.tsx'
import { MinimumBar } from './minimum/MinimumBar.tsx'
import { TotalsList } from './TotalsList.tsx'
import { useRemoveStore } from './remove/use-remove.ts'
import { useCartChanged, useSelect } from './use-cart.ts'

const OrderUntil = lazyPart(async () => (await import('../delivery/OrderUntil.tsx')).OrderUntil, {
  fallback: <span className="block h-5" />,
})

/** All lines of one store with its minimum order and its own sum. */
export function StoreBlock({ store, isOnly }: { store: StoreCart; isOnly: boolean }) {
  const t = useCartTexts()
  const { remove, isPending } = useRemoveStore()
  const isAnySelected = store.items.some(({ selected }) => selected)
  return (
    <section
      aria-label={store.storeName}
      aria-busy={isPending}
      className={`overflow-hidden rounded-xl bg-surface shadow-2 ring-1 ring-line transition-opacity ${isPending ? 'opacity-45' : ''}`}
    >
      <StoreHead store={store} isRemoving={isPending} onRemove={() => remove(store)} />
      {!store.isEligibleForSale ? (
        <NotEligible pauseText={store.pauseText} isRemoving={isPending} onRemove={() => remove(store)} />
      ) : isAnySelected ? (
        <MinimumBar store={store} isOnly={isOnly} />
      ) : (
        <p className="mx-4 mb-4 rounded-md bg-sunken px-4 py-3 text-sm text-ink-2 sm:mx-6">
          {t.minimum.nothingSelected}
        </p>
      )}
      <ul>
        {store.items.map((item) => (
          <CartLine key={item.productSkuId} item={item} />
        ))}
      </ul>
      {isAnySelected && <StoreTotal store={store} />}
    </section>
  )
}

type RemoveProps = { isRemoving: boolean; onRemove: () => Promise<void> }

function StoreHead({ store, isRemoving, onRemove }: RemoveProps & { store: StoreCart }) {
  const t = useCartTexts()
  const press = usePress(onRemove, isRemoving)
  const select = useSelect()
  const cartChanged = useCartChanged()
  return (
    <div className="flex items-center gap-3 px-4 py-4 sm:gap-4 sm:px-6">
      <Checkbox
        aria-label={t.selectStore(store.storeName)}
        checked={store.selected}
        isMixed={!store.selected && store.items.some(({ selected }) => selected)}
        disabled={select.isPending}
        onChange={({ target }) => select.mutate({ storeIds: [store.storeId], selected: target.checked })}
        className="-m-2.5 p-2.5"
      />
      <Picture url={store.mediaUrl} alt="" sizes="44px" className="size-11 rounded-[13px]" />
      <h2 className="min-w-0 flex-1 font-sans text-lg tracking-normal">
        <Link to={store.storeUrl} title={store.storeName} className="line-clamp-2 leading-snug hover:underline">
          {store.storeName}
        </Link>
        <span className={`block text-sm font-normal ${store.delivery.isPossible ? 'text-ink-2' : 'text-danger'}`}>
          {store.delivery.text}
          {store.delivery.orderUntil && (
            <OrderUntil until={store.delivery.orderUntil} onOver={() => void cartChanged()} />
          )}
        </span>
      </h2>
      <button
        type="button"
        aria-disabled={isRemoving || undefined}
        aria-label={t.removeStoreNamed(store.storeName)}
        {...press}
        className="flex h-10 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium text-ink-2 transition hover:bg-sunken hover:text-danger aria-disabled:opacity-45"
      >
        <X className="size-[18px]" />
        <span className="max-sm:hidden">{t.removeStore}</span>
      </button>
    </div>
  )
}

function NotEligible({ pauseText, isRemoving, onRemove }: RemoveProps & Pick<StoreCart, 'pauseText'>) {
  const t = useCartTexts()
  const press = usePress(onRemove, isRemoving)
  return (
    <button
      type="button"
      aria-disabled={isRemoving || undefined}
      {...press}
      className="mx-4 mb-4 flex w-[calc(100%-2rem)] items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3 text-left text-sm font-medium text-danger hover:underline sm:mx-6 sm:w-[calc(100%-3rem)]"
    >
      <TriangleAlert className="mt-px size-[18px]" aria-hidden="true" />
      <span>
        {pauseText && <b className="block font-semibold">{pauseText}</b>}
        {t.notEligible}
      </span>
    </button>
  )
}

/** Net as the lines above it; what is added to it opens. */
function StoreTotal({ store }: { store: StoreCart }) {
  const t = useCartTexts().summary
  const { netTotalText, shipping, shippingText } = store.summary
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 px-4 py-3 text-medium sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-fit flex-1 text-ink-2">{t.storeTotal}</span>
        <span className="text-small text-ink-3 tabular-nums">{t.storeNet(shipping > 0 ? shippingText : null)}</span>
        <b className="font-bold tabular-nums">{netTotalText}</b>
        <ChevronDown className="size-[18px] transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="ml-auto max-w-md px-4 pb-5 sm:px-6">
        <TotalsList totals={store.summary} />
      </div>
    </details>
  )
}
