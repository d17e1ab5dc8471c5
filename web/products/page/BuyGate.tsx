import Lock from 'lucide-react/icons/lock-keyhole'
import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { openSignIn } from '../../platform/viewer/sign-in.ts'
import { useProductTexts } from '../product-texts.ts'
import { storePendingAction } from '../../platform/pending-action.ts'
import { Button } from '../../ui/Button.tsx'
import { orderableQuantities } from '../orderable-quantities.ts'

/** What a visitor sees instead of price and button: one way to the price, and beside it what else it may lead to. */
export function BuyGate({ product }: { product: Product }) {
  const t = useProductTexts()
  const [smallest] = orderableQuantities(product)
  return (
    <div className="visitor-only">
      <div className="flex items-start gap-4">
        <span className="grid size-[46px] shrink-0 place-items-center rounded-[14px] bg-brand-soft text-brand">
          <Lock aria-hidden="true" />
        </span>
        <div>
          <h2 className="font-sans text-lg leading-snug font-semibold tracking-normal">{t.product.gateTitle}</h2>
          <p className="mt-1 text-medium text-ink-2 text-pretty">{t.product.gateText}</p>
        </div>
      </div>
      <p className="mt-4 text-sm text-ink-2 tabular-nums">
        {[product.packText, product.msrpText && t.card.msrp(product.msrpText)].filter(Boolean).join(' · ')}
      </p>
      <Button size="lg" onClick={() => openSignIn()} className="mt-5 w-full">
        {t.product.logIn}
      </Button>
      <div className="mt-1 flex flex-wrap justify-center gap-x-7 text-medium font-semibold *:flex *:min-h-11 *:items-center *:hover:underline">
        <Link to={paths.register()}>{t.listing.signUp}</Link>
        {smallest && (
          <button
            type="button"
            onClick={() => {
              // Continues once somebody has signed in.
              storePendingAction({ kind: 'cart', input: { productSkuId: product.skuId, quantity: smallest } })
              openSignIn()
            }}
          >
            {t.quantity.add}
          </button>
        )}
      </div>
    </div>
  )
}
