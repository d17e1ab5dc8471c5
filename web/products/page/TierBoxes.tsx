import type { Product } from '../../../contract/products.ts'
import { nextQuantity } from '../../../contract/platform/quantities.ts'
import { useProductTexts } from '../product-texts.ts'
import { amountText } from '../amount-text.ts'
import type { Buying } from './use-buying.ts'

/** The tier prices to choose from, of a case where it is sold in cases: choosing one sets the smallest quantity that has it. */
export function TierBoxes({ product, buying }: { product: Product; buying: Buying }) {
  const t = useProductTexts()
  const { tiers, tier, options, money, setQuantity } = buying
  if (tiers.length < 2) return null
  const smallest = options[0] ?? product.countPerBox
  return (
    <fieldset
      aria-label={t.product.tiers}
      className="mt-5 grid grid-cols-2 gap-2 tabular-nums sm:max-md:auto-cols-fr sm:max-md:grid-flow-col sm:max-md:grid-cols-none lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {tiers.map(({ minQuantity, cents, boxCents, percent }) => {
        const quantity = options.find((option) => option >= minQuantity)
        const first = nextQuantity(Math.max(minQuantity, smallest), product)
        const isChosen = tier?.minQuantity === minQuantity
        return (
          <button
            key={minQuantity}
            type="button"
            aria-pressed={isChosen}
            disabled={quantity === undefined}
            onClick={() => quantity !== undefined && setQuantity(quantity)}
            className={`rounded-[14px] px-[13px] py-[11px] text-left text-small leading-snug text-ink-2 transition disabled:opacity-45 ${isChosen ? 'bg-brand-soft shadow-[inset_0_0_0_2px_var(--color-brand)]' : 'hairline not-disabled:hover:bg-sunken'}`}
          >
            <b className="block text-lead font-bold tracking-[-.01em] text-ink">
              {money(product.countPerBox > 1 ? boxCents : cents)}
            </b>
            {t.product.tierFrom(amountText(first, product, t.quantity))}
            {percent > 0 && <span className="block text-xs font-semibold text-ok">{t.card.saving(percent)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
