import Lock from 'lucide-react/icons/lock-keyhole'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { Product } from '../../../contract/products.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { openSignIn } from '../../platform/viewer/sign-in.ts'
import { useProductTexts } from '../product-texts.ts'
import { storePendingAction } from '../../platform/pending-action.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { orderableQuantities } from '../orderable-quantities.ts'

/** What a visitor sees instead of price and button. */
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
      <div className="mt-5 flex flex-col gap-3 sm:max-lg:flex-row xl:flex-row">
        <Button size="lg" onClick={() => openSignIn()} className="sm:max-lg:flex-1 xl:flex-1">
          {t.product.logIn}
        </Button>
        <Link
          to={paths.register()}
          className={buttonClass({ variant: 'secondary', size: 'lg', className: 'sm:max-lg:flex-1 xl:flex-1' })}
        >
          {t.listing.signUp}
        </Link>
      </div>
      {smallest && (
        <Button
          variant="quiet"
          icon={<ShoppingBag aria-hidden="true" />}
          className="mt-3 w-full"
          onClick={() => {
            // Continues once somebody has signed in.
            storePendingAction({ kind: 'cart', input: { productSkuId: product.skuId, quantity: smallest } })
            openSignIn()
          }}
        >
          {t.quantity.add}
        </Button>
      )}
    </div>
  )
}
