import type { Product } from '../../../contract/products.ts'
import { useProductTexts } from '../product-texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { priceUnitOf } from '../price-unit.ts'
import { discountPercent, pieceCentsOf } from '../discount.ts'
import { leadPriceOf } from './tiers.ts'
import type { Buying } from './use-buying.ts'

type BuyPriceProps = { product: Product; price: NonNullable<Product['price']>; buying: Buying }

/** The net price at the quantity, of a case where it is sold in cases; beside it that of a piece and of its content, tax and deposit. */
export function BuyPrice({ product, price, buying: { tier, money } }: BuyPriceProps) {
  const t = useProductTexts()
  const { packText, countPerBox, deposit } = product
  const isCase = countPerBox > 1
  const perUnit = t.card.per(priceUnitOf(price).unit)
  const cents = tier?.cents ?? pieceCentsOf(price.finalNetPrice)
  const percent = discountPercent({ price: price.price, finalNetPrice: cents / 100 })
  const { leadCents, grossCents, contentText } = leadPriceOf({ price, tier, countPerBox, pieceText: money(cents) })
  const before = percent > 0 && (
    <>
      <span className="sr-only">{t.card.oldPrice}</span>
      <s className="text-ink-3">{price.priceText}</s>{' '}
    </>
  )
  const parts = [
    contentText,
    t.product.netGross(money(grossCents), t.product.rate(price.taxRate)),
    deposit && t.product.deposit(deposit.text),
  ]
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{t.card.price}</span>
        <b
          className={`text-display leading-none font-bold tracking-[-.035em] lg:text-title-m ${percent > 0 ? 'text-sale' : ''}`}
        >
          {money(leadCents)}
        </b>
        <span className="text-medium text-ink-2">{isCase ? t.product.perPack(packText) : perUnit}</span>
        {percent > 0 && <Tag variant="sale">{t.card.saving(percent)}</Tag>}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        {before}
        {isCase && `${money(cents)} ${perUnit} · `}
        {parts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
