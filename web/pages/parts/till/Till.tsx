import { useRef, useState, type KeyboardEvent } from 'react'
import { orderedProductsQuery } from '../../../buyer-home/queries.ts'
import { dataOrNothing } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useIsBuyer } from '../../../platform/viewer/use-session.ts'
import type { PricedProduct } from '../../../products/shown-product.ts'
import { useTrackedList } from '../../../products/use-tracked.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWishlist } from '../../../wishlist/use-wishlist.ts'
import { tillKey } from './till-key.ts'
import { TillBar } from './TillBar.tsx'
import { TillRow } from './TillRow.tsx'
import { useTillTexts } from './texts.ts'

/** A listing as a till: arrows go from row to row, digits are the quantity in cases, Enter takes it and goes on. */
export function Till({ products, name }: { products: PricedProduct[]; name: string }) {
  useTrackedList(name, products)
  const t = useTillTexts()
  const ordered = dataOrNothing(useRead({ ...orderedProductsQuery, enabled: useIsBuyer() }))
  const { isInWishlist, turnInWishlist } = useWishlistKey()
  const [active, setActive] = useState(0)
  const table = useRef<HTMLDivElement>(null)
  const last = products.length - 1
  const goTo = (row: number, cell: string) => {
    const rows = table.current?.querySelectorAll<HTMLElement>('[data-row]')
    const target = rows?.[Math.min(Math.max(row, 0), last)]?.querySelector<HTMLElement>(`[data-cell=${cell}]`)
    const taking = target?.hasAttribute('tabindex') ? target : target?.querySelector('button')
    taking?.focus({ preventScroll: true })
    target?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell
    const key = tillKey(event, '')
    if (!cell || !key || 'draft' in key || 'step' in key) return
    event.preventDefault()
    if ('row' in key) return turnInWishlist(products[active]!)
    if ('move' in key) goTo(active + key.move, cell)
    else if ('to' in key) goTo(key.to === 'first' ? 0 : last, cell)
    else goTo(active, key.cell)
  }
  const columns = [
    ['article', t.article],
    ['store', t.supplier],
    ['pack', t.pack],
    ['base', t.unitPrice],
    ['price', t.casePrice],
    ['tier', t.tier],
    ['stock', t.stock],
    ['delivery', t.delivery],
    ['last', t.last],
    ['quantity', t.quantity],
  ] as const
  return (
    <>
      <div ref={table} role="grid" tabIndex={-1} aria-label={t.table} onKeyDown={onKeyDown} className="till">
        <div role="row" className="till-row till-head">
          {columns.map(([column, title]) => (
            <span key={column} role="columnheader" className={`till-${column}`}>
              {title}
            </span>
          ))}
        </div>
        {products.map((product, row) => (
          <TillRow
            key={product.skuId}
            product={product}
            last={ordered?.[product.skuId]}
            isInWishlist={isInWishlist(product.skuId)}
            isActive={row === active}
            onActive={() => setActive(row)}
            onCommit={() => goTo(row + 1, 'quantity')}
          />
        ))}
      </div>
      <TillBar />
    </>
  )
}

/** Into the wishlist, or out of it; a toast says so, as the row shows little of it. */
function useWishlistKey() {
  const t = useTillTexts()
  const { isKnown, isBusy, isInWishlist, setInWishlist } = useWishlist()
  const turnInWishlist = ({ skuId, name }: PricedProduct) => {
    if (!isKnown || isBusy) return
    const isAdded = !isInWishlist(skuId)
    setInWishlist(skuId, isAdded).then(
      () => showToast(isAdded ? 'success' : 'info', isAdded ? t.intoWishlist(name) : t.outOfWishlist(name)),
      // A refusal is shown as a toast.
      () => undefined,
    )
  }
  return { isInWishlist, turnInWishlist }
}
