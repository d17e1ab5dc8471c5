import Heart from 'lucide-react/icons/heart'
import { moneyText } from '../../../../contract/platform/money.ts'
import { lowStockOf } from '../../../cart/stepper/low-stock.ts'
import { useCartQuantity } from '../../../cart/stepper/use-cart-quantity.ts'
import type { LastOrder } from '../../../cart/stepper/StockAndLast.tsx'
import { Link } from '../../../frame/Link.tsx'
import { paths } from '../../../paths.ts'
import { recentDateText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { centsOf } from '../../../products/discount.ts'
import { packLine } from '../../../products/ProductCard.tsx'
import type { PricedProduct } from '../../../products/shown-product.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useTillTexts } from './texts.ts'
import { TillQuantity } from './TillQuantity.tsx'

type TillRowProps = {
  product: PricedProduct
  last: LastOrder | undefined
  isInWishlist: boolean
  /** The one row that the Tab key reaches. */
  isActive: boolean
  onActive: () => void
  onCommit: () => void
}

/** One article: what it costs by the case, how much there is, and the cart's quantity. */
export function TillRow({ product, last, isInWishlist, isActive, onActive, onCommit }: TillRowProps) {
  const t = useTillTexts()
  const language = useLanguage()
  const quantity = useCartQuantity(product)
  const { countPerBox, stock, price } = product
  const cases = Math.floor(stock / countPerBox)
  const isLow = cases === 0 || lowStockOf(product, last?.quantity ?? 0) !== null
  return (
    <div
      role="row"
      data-row=""
      onFocus={onActive}
      className={`till-row ${quantity.value > 0 ? 'bg-brand-soft/50' : ''}`}
    >
      <span role="gridcell" className="till-picture">
        <Picture url={product.imageUrls[0]!} alt="" sizes="40px" className="size-full rounded-sm object-cover" />
      </span>
      <span role="gridcell" className="till-article">
        <Link
          to={paths.product(product)}
          data-cell="name"
          tabIndex={-1}
          title={product.name}
          className="line-clamp-2 font-semibold hover:underline md:line-clamp-1"
        >
          {product.name}
        </Link>
        <span className="block truncate text-xs text-ink-3">
          <span className="max-md:hidden">{t.number(product.skuId)}</span>
          <span className="md:hidden">{packLine(product, language)}</span>
          {product.offersText && <> · {product.offersText}</>}
          {isInWishlist && (
            <>
              {' '}
              <Heart role="img" aria-label={t.inWishlist} className="inline size-3 fill-current text-sale" />
            </>
          )}
        </span>
      </span>
      <span role="gridcell" title={product.storeName} className="till-store truncate">
        {product.storeName}
      </span>
      <span role="gridcell" className="till-pack truncate">
        {product.packText}
      </span>
      <span role="gridcell" className="till-base text-ink-2">
        {price.unitPriceText}
      </span>
      <b role="gridcell" className="till-price">
        {moneyText(centsOf(price.boxPrice), language)}
      </b>
      <span role="gridcell" title={product.tierText ?? undefined} className="till-tier truncate text-ok">
        {product.tierText}
      </span>
      <span role="gridcell" className={`till-stock ${isLow ? 'font-semibold text-warn' : 'text-ink-2'}`}>
        {t.inStock(cases, countPerBox > 1)}
      </span>
      <span role="gridcell" title={product.deliveryText} className="till-delivery truncate">
        {product.deliveryText}
      </span>
      <span role="gridcell" className="till-last text-ink-2">
        {last && `${recentDateText(last.orderedAt, language)} · ${Math.floor(last.quantity / countPerBox)}`}
      </span>
      <span role="gridcell" className="till-quantity">
        <TillQuantity {...{ product, quantity, isActive, onCommit }} />
      </span>
    </div>
  )
}
