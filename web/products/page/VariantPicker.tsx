import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { useTexts } from '../../platform/texts.ts'
import { chipClass } from '../../ui/Chip.tsx'
import { variantChoices } from './variant-choices.ts'

/** The other kinds of the product, an address each. */
export function VariantPicker({ product: { skuId, variants } }: { product: Product }) {
  const t = useTexts().catalogue
  const groups = variantChoices(variants, skuId)
  if (groups.length === 0) return null
  return (
    <div className="mt-5 grid gap-4">
      {groups.map(({ key, label, choices }) => (
        <div key={key}>
          <h2 className="font-sans text-sm leading-normal font-semibold tracking-normal">{label}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {choices.map(({ value, to, isChosen, isGone }) => (
              <li key={value}>
                <Link
                  to={to}
                  aria-current={isChosen ? 'true' : undefined}
                  title={isGone ? t.card.outOfStock : undefined}
                  className={chipClass({
                    variant: isChosen ? 'on' : 'neutral',
                    className: isGone ? 'line-through' : '',
                  })}
                >
                  {value}
                  {isGone && <span className="sr-only">, {t.card.outOfStock}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
