import type { Product } from '../../../contract/products.ts'
import { useProductTexts } from '../product-texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { discountPercent, pieceCentsOf } from '../discount.ts'
import type { Buying } from './use-buying.ts'

type BuyPriceProps = { product: Product; price: NonNullable<Product['price']>; buying: Buying }

/** The net price of one piece at the chosen quantity, with tax, base price, pack and deposit. */
export function BuyPrice({ product, price, buying: { tier, money } }: BuyPriceProps) {
  const t = useProductTexts()
  const cents = tier?.cents ?? pieceCentsOf(price.finalNetPrice)
  const percent = discountPercent({ price: price.price, finalNetPrice: cents / 100 })
  const gross = money(Math.round(cents * (1 + price.taxRate / 100)))
  const isBase = cents === pieceCentsOf(price.finalNetPrice)
  const parts = [
    t.product.perPiece,
    t.product.gross(gross, t.product.rate(price.taxRate)),
    isBase && price.unitPriceText,
    product.packText,
    product.deposit && t.product.deposit(product.deposit.text),
  ]
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{t.card.price}</span>
        <b
          className={`text-display leading-none font-bold tracking-[-.035em] lg:text-title-m ${percent > 0 ? 'text-sale' : ''}`}
        >
          {money(cents)}
        </b>
        {percent > 0 && (
          <>
            <span className="sr-only">{t.card.oldPrice}</span>
            <s className="text-lg text-ink-3">{price.priceText}</s>
            <Tag variant="sale">{t.card.saving(percent)}</Tag>
          </>
        )}
      </p>
      <p className="mt-2 text-sm text-ink-2">{parts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
