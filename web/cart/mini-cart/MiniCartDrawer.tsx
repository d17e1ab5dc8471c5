import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useEffect, useId, useRef, useState } from 'react'
import type { Cart, StoreCart } from '../../../contract/cart.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawer } from '../../ui/windows/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MiniCartLine } from './MiniCartLine.tsx'
import { MinimumBar } from '../minimum/MinimumBar.tsx'
import type { Undo } from '../remove/use-remove.ts'
import { useCartIsSaving, useFreshCart } from '../use-cart.ts'
import { dataOrNothing, type Read } from '../../platform/reads/read.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'

type MiniCartDrawerProps = {
  read: Read<Cart>
  onClose: () => void
}
type Removed = { message: string; undo: Undo }

/** What lies in the cart, by supplier, and the ways on; lines can be taken out, all else is for the cart's page. */
export function MiniCartDrawer({ read, onClose }: MiniCartDrawerProps) {
  const t = useCartTexts()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const cart = dataOrNothing(read)
  const isFilled = cart !== undefined && cart.carts.length > 0
  const undo = () => {
    removed?.undo.run()
    setRemoved(null)
    content.current?.focus()
  }
  const footer = (removed || isFilled) && (
    <div className="grid gap-3">
      {removed && <RemovedNote key={removed.message} removed={removed} onUndo={undo} />}
      {isFilled && <WaysOn cart={cart} onLeave={onClose} />}
    </div>
  )
  return (
    <Drawer title={t.title} side="right" onClose={onClose} footer={footer}>
      <div ref={content} tabIndex={-1} className="outline-none">
        {isFilled ? (
          <>
            <p role="status" className="text-sm text-ink-2 tabular-nums">
              {t.count(cart.itemCount, cart.carts.length)}
            </p>
            {cart.carts.map((store) => (
              <StoreLines
                key={store.storeId}
                store={store}
                onRemoved={(message, way) => setRemoved({ message, undo: way })}
                onLeave={onClose}
              />
            ))}
          </>
        ) : (
          <EmptyMiniCart read={read} onLeave={onClose} />
        )}
      </div>
    </Drawer>
  )
}

type StoreLinesProps = { store: StoreCart; onRemoved: (message: string, undo: Undo) => void; onLeave: () => void }

function StoreLines({ store, onRemoved, onLeave }: StoreLinesProps) {
  const t = useCartTexts()
  const isAnySelected = store.items.some(({ selected }) => selected)
  return (
    <section aria-label={store.storeName} className="mt-5">
      <h3 className="font-sans text-medium font-semibold tracking-normal">
        <Link to={store.storeUrl} onClick={onLeave} className="hover:underline">
          {store.storeName}
        </Link>
      </h3>
      {!store.isEligibleForSale ? (
        <p className="mt-1 text-sm font-medium text-danger">{store.pauseText ?? t.notSelling}</p>
      ) : isAnySelected ? (
        <div className="-mx-4 mt-2.5 -mb-2.5 sm:-mx-6">
          <MinimumBar store={store} isOnly onLeave={onLeave} />
        </div>
      ) : (
        <p className="mt-1 text-sm text-ink-2">{t.minimum.nothingSelected}</p>
      )}
      <ul className="mt-1.5 grid divide-y divide-line">
        {store.items.map((item) => (
          <MiniCartLine key={item.productSkuId} item={item} onRemoved={onRemoved} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

type EmptyMiniCartProps = { read: Read<Cart>; onLeave: () => void }

function EmptyMiniCart({ read, onLeave }: EmptyMiniCartProps) {
  const t = useCartTexts()
  if (read.state === 'ready')
    return (
      <EmptyState icon={<ShoppingBag />} title={t.emptyTitle} text={t.emptyText}>
        <Link to={paths.search()} onClick={onLeave} className={buttonClass()}>
          {t.emptySearch}
        </Link>
      </EmptyState>
    )
  if (read.state === 'failed') return <FailedRead failure={read.failure} icon={<ShoppingBag />} title={t.failedTitle} />
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-20 rounded-lg" />
    </div>
  )
}

/** Toasts lie below an open window: here the way back stands in it, and the focus on it, because its line has gone. */
function RemovedNote({ removed, onUndo }: { removed: Removed; onUndo: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="flex items-start justify-between gap-3 rounded-md bg-sunken px-4 py-2.5 text-sm">
      <p id={id} className="min-w-0 self-center break-words">
        {removed.message}
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        onClick={onUndo}
        className="shrink-0 py-1 font-semibold text-brand underline underline-offset-2"
      >
        {removed.undo.label}
      </button>
    </div>
  )
}

/** To the checkout, or to the cart's page alone where something has to be put right first. */
function WaysOn({ cart, onLeave }: { cart: Cart; onLeave: () => void }) {
  const t = useCartTexts()
  const isSaving = useCartIsSaving()
  const wayTo = (path: string, label: string, variant: 'primary' | 'secondary') => (
    <Link to={path} onClick={onLeave} className={buttonClass({ variant, className: 'flex-auto' })}>
      {label}
    </Link>
  )
  return (
    <>
      <dl
        className={`flex items-baseline justify-between gap-4 transition-opacity ${isSaving ? 'opacity-60' : ''}`}
        aria-busy={isSaving}
      >
        <dt className="text-ink-2">{t.summary.net}</dt>
        <dd className="text-xl font-bold tracking-[-.02em] tabular-nums">{cart.checkoutSummary.netTotalText}</dd>
      </dl>
      <div className="flex flex-wrap gap-2.5">
        {wayTo(paths.cart(), t.toCart, cart.canCheckout ? 'secondary' : 'primary')}
        {cart.canCheckout && wayTo(paths.checkout(), t.checkout, 'primary')}
      </div>
    </>
  )
}

/** The buyer's cart at the right edge, without leaving the page. */
export function MiniCart({ onClose }: { onClose: () => void }) {
  return <MiniCartDrawer read={useFreshCart()} onClose={onClose} />
}
