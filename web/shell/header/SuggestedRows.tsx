import { moneyText } from '../../../contract/platform/money.ts'
import { CartStepper } from '../../cart/stepper/CartStepper.tsx'
import { lowStockOf } from '../../cart/stepper/low-stock.ts'
import { useLastText, type LastOrder } from '../../cart/stepper/StockAndLast.tsx'
import { cardArrivalQuery } from '../../delivery/card-arrivals.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { centsOf } from '../../products/discount.ts'
import { PriceGate } from '../../products/PriceGate.tsx'
import type { PricedProduct, ShownProduct } from '../../products/shown-product.ts'
import { Marked } from '../../search/Marked.tsx'
import { useSuggestedTexts } from '../../search/suggested-texts.ts'
import { Picture } from '../../ui/Picture.tsx'

/** A product of the panel; of one that was bought before also when, and the pieces proposed for it. */
export type SuggestedProduct = { product: ShownProduct; last?: LastOrder | null; proposed?: number }

type SuggestedRowsProps = {
  id: string
  label: string
  products: SuggestedProduct[]
  words: string
  activeId: string | null
  onPick: () => void
}

/** Products below the search field, each with what puts it into the cart. */
export function SuggestedRows({ id, label, products, words, activeId, onPick }: SuggestedRowsProps) {
  const idOf = ({ product }: SuggestedProduct) => `${id}-${product.skuId}`
  return (
    <div className="suggested-rows">
      <div id={id} role="listbox" aria-label={label} className="contents">
        {products.map((suggested, row) => (
          <Option
            key={suggested.product.skuId}
            {...{ id: idOf(suggested), ...suggested, words, row, onPick }}
            isActive={activeId === idOf(suggested)}
          />
        ))}
      </div>
      {products.map((suggested, row) => (
        <div
          key={suggested.product.skuId}
          id={`${idOf(suggested)}-buy`}
          style={{ gridRow: row + 1 }}
          className="suggested-buy"
        >
          {suggested.product.price ? (
            <CartStepper product={suggested.product} proposed={suggested.proposed} isCompact />
          ) : (
            <PriceGate name={suggested.product.name} />
          )}
        </div>
      ))}
    </div>
  )
}

type OptionProps = SuggestedProduct & {
  id: string
  words: string
  row: number
  isActive: boolean
  onPick: () => void
}

// What adds it stands beside it, not in it: an option holds no buttons.
function Option({ id, product, last, words, row, isActive, onPick }: OptionProps) {
  const t = useSuggestedTexts()
  return (
    <Link
      id={id}
      to={paths.product(product)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onPick}
      style={{ gridRow: row + 1 }}
      className={`suggested-article ${isActive ? 'bg-sunken outline-2 -outline-offset-2 outline-focus' : ''}`}
    >
      <Picture url={product.imageUrls[0]!} alt="" sizes="56px" className="size-14 rounded-md object-cover" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">
          <Marked text={product.name} words={words} />
        </span>
        <span className="line-clamp-2 text-small text-ink-2 tabular-nums">
          {product.badges.includes('EXCLUSIVE') && `${t.exclusive} · `}
          {product.offersText ?? product.storeName} · {product.packText}
          {product.price && last && <Last product={product} last={last} />}
          {product.price && <Availability product={product} />}
        </span>
      </span>
      {product.price && <CasePrice price={product.price} />}
    </Link>
  )
}

function CasePrice({ price }: Pick<PricedProduct, 'price'>) {
  return (
    <span className="suggested-price">
      <b>{moneyText(centsOf(price.boxPrice), useLanguage())}</b>
      <span className="text-small text-ink-3">{price.unitPriceText}</span>
    </span>
  )
}

function Availability({ product }: { product: PricedProduct }) {
  const t = useSuggestedTexts()
  const arrival = dataOrNothing(useRead(cardArrivalQuery(product.skuId, useLanguage())))
  const cases = Math.floor(product.stock / product.countPerBox)
  if (cases === 0) return <b className="font-semibold text-warn"> · {t.soldOut}</b>
  const isLow = lowStockOf(product, 0) !== null
  return (
    <>
      {' · '}
      <b className={`font-semibold ${isLow ? 'text-warn' : 'text-ok'}`}>{isLow ? t.low(cases) : t.cases(cases)}</b>
      {arrival && ` · ${arrival.text}`}
    </>
  )
}

function Last({ product, last }: { product: PricedProduct; last: LastOrder }) {
  const text = useLastText(product, last)?.text
  return text && ` · ${text}`
}
