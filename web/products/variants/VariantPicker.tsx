import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { useProductTexts } from '../product-texts.ts'
import { swatchOf } from '../swatches.ts'
import { chipClass } from '../../ui/Chip.tsx'
import { variantChoices } from './variant-choices.ts'

/** The other kinds of the product, an address each. */
export function VariantPicker({ product: { skuId, variants } }: { product: Product }) {
  const t = useProductTexts()
  const groups = variantChoices(variants, skuId)
  if (groups.length === 0) return null
  return (
    <div className="mt-5 grid gap-4">
      {groups.map(({ key, label, choices }) => (
        <div key={key}>
          <h2 className="font-sans text-sm leading-normal font-semibold tracking-normal">{label}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {choices.map(({ value, colour, to, isChosen, isGone }) => (
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
                  <ColourDot colour={colour} />
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

function ColourDot({ colour }: { colour: string | null }) {
  const fill = colour && swatchOf('attr.colour', colour)
  if (!fill) return null
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="mr-2 size-[18px] shrink-0 text-ink-3">
      <circle cx="9" cy="9" r="8.5" fill={fill} stroke="currentColor" />
    </svg>
  )
}
