import { Fragment, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { ShownProduct as Product } from './shown-product.ts'
import type { OwnRead } from '../platform/reads/use-page-query.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { PricesContext } from './PriceBlock.tsx'
import { ProductCard, type CardSlots, type ProductCardProps } from './ProductCard.tsx'
import { useTrackedList } from './use-tracked.ts'

// Who chooses rows waits for their code once. Until it is there products stay tiles, and so they do where it does not arrive.
const RowsCode = lazyPart(
  async () => {
    const { ProductRow } = await import('./ProductRow.tsx')
    return function Arrived({ onArrival }: { onArrival: (row: Row) => void }) {
      useEffect(() => onArrival(ProductRow), [onArrival])
      return null
    }
  },
  { missing: 'sentence' },
)

type Row = ComponentType<ProductCardProps>
/** Once it has arrived. */
let knownRow: Row | null = null

type ProductGridProps = {
  products: Product[]
  prices: OwnRead
  /** What the list is called where it is counted. */
  name: string
  slots?: CardSlots
  /** Rows instead of tiles. */
  isList?: boolean
  /** Beside a column of facets there are at most three tiles a row, else four. */
  hasFacets?: boolean
  /** Stands after the sixth product or the last one, as wide as the grid. */
  banner?: ReactNode
}

const EAGER = 4
const BANNER_AFTER = 6

/** Products as tiles, two a row and three or four on wide windows, or as rows. */
export function ProductGrid({ products, prices, name, slots, isList = false, hasFacets, banner }: ProductGridProps) {
  useTrackedList(name, products)
  const [row, setRow] = useState(() => knownRow)
  const onArrival = useCallback((arrived: Row) => {
    knownRow = arrived
    setRow(() => arrived)
  }, [])
  const areRows = isList && row !== null
  const Card = areRows ? row : ProductCard
  const columns = hasFacets
    ? 'grid-cols-2 sm:grid-cols-2 lg:grid-cols-3'
    : 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-3 xl:grid-cols-4'
  return (
    <PricesContext value={prices}>
      {isList && !row && <RowsCode onArrival={onArrival} />}
      <ul className={`grid gap-3 sm:gap-4 lg:gap-[18px] ${areRows ? 'grid-cols-1' : columns}`}>
        {products.map((product, position) => (
          <Fragment key={product.skuId}>
            <li className="min-w-0">
              <Card product={product} slots={slots} isEager={position < EAGER} />
            </li>
            {position + 1 === Math.min(BANNER_AFTER, products.length) && banner && (
              <li className="col-span-full">{banner}</li>
            )}
          </Fragment>
        ))}
      </ul>
    </PricesContext>
  )
}
