import { useRef, useState, type KeyboardEvent } from 'react'
import { cartQuery } from '../../../cart/queries.ts'
import { orderedProductsQuery } from '../../../buyer-home/queries.ts'
import { Link } from '../../../frame/Link.tsx'
import { paths } from '../../../paths.ts'
import { dataOrNothing } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useIsBuyer } from '../../../platform/viewer/use-session.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import type { PricedProduct } from '../../../products/shown-product.ts'
import { useTrackedList } from '../../../products/use-tracked.ts'
import { tillKey } from './till-key.ts'
import { TillRow } from './TillRow.tsx'
import { useTillTexts } from './texts.ts'

/** A listing as a till: arrows go from row to row, digits are the quantity in cases, Enter takes it and goes on. */
export function Till({ products, name }: { products: PricedProduct[]; name: string }) {
  useTrackedList(name, products)
  const t = useTillTexts()
  const ordered = dataOrNothing(useRead({ ...orderedProductsQuery, enabled: useIsBuyer() }))
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

/** The keys, and what the cart has come to. */
function TillBar() {
  const t = useTillTexts()
  const cart = dataOrNothing(useRead({ ...cartQuery, enabled: useIsBuyer() }))
  const keys = [
    ['↑ ↓', t.keys.row],
    ['0–9', t.keys.digits],
    ['↵', t.keys.enter],
    [t.keys.removeKey, t.keys.remove],
  ]
  return (
    <div className="till-bar">
      <ul aria-hidden="true" className="flex gap-4 pointer-coarse:hidden max-lg:hidden">
        {keys.map(([key, does]) => (
          <li key={key} className="flex items-center gap-2">
            <kbd className="rounded-sm bg-sunken px-2 py-0.5 font-sans font-semibold text-ink hairline">{key}</kbd>
            {does}
          </li>
        ))}
      </ul>
      <output className="ml-auto tabular-nums">
        {cart && cart.carts.length > 0 && (
          <>
            <span className="max-sm:hidden">{t.sum(cart.itemCount, cart.carts.length)} · </span>
            <b className="text-ink">{t.net(cart.checkoutSummary.netTotalText)}</b>
          </>
        )}
      </output>
      <Link to={paths.cart()} className={buttonClass({ size: 'sm' })}>
        {t.toCart}
      </Link>
    </div>
  )
}
