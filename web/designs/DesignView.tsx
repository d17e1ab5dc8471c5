import ImageOff from 'lucide-react/icons/image-off'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Picture } from '../ui/Picture.tsx'
import { DesignActions } from './DesignActions.tsx'
import { DesignFacts } from './DesignFacts.tsx'
import { DesignToCart } from './DesignToCart.tsx'
import { OfferCard } from './OfferCard.tsx'
import { ProofList } from './ProofList.tsx'
import { useDesignTexts } from './texts.ts'
import { Thread } from './Thread.tsx'

/** A design that cannot be changed now: the proof, the offer and the steps that can be taken. */
export function DesignView({ design }: { design: ProductDesign }) {
  const t = useDesignTexts()
  const { offer, orderId, allowedActions } = design
  const shown = design.proofs[0]?.previewUrl ?? design.previewUrl
  const canOrder = allowedActions.includes('ADD_TO_CART')
  const isEnded = offer !== null && !canOrder && !allowedActions.includes('APPROVE')
  return (
    <div className="grid items-start gap-5 *:min-w-0 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-[34px]">
      {shown ? (
        <Picture
          url={shown}
          alt={t.preview(design.title, design.productName)}
          sizes="(min-width: 1024px) 720px, (min-width: 768px) 50vw, 100vw"
          isEager
          className="aspect-square w-full rounded-xl object-cover ring-1 ring-line md:sticky md:top-24"
        />
      ) : (
        <span className="grid aspect-square place-items-center rounded-xl bg-sunken text-ink-3">
          <ImageOff aria-hidden="true" />
        </span>
      )}
      <div className="grid gap-5 *:min-w-0">
        {(offer || allowedActions.some((action) => action !== 'MESSAGE') || orderId) && (
          <div className="grid gap-5 rounded-xl bg-surface p-4 shadow-2 ring-1 ring-line sm:p-6">
            {offer && <OfferCard offer={offer} isEnded={isEnded} />}
            {!offer && design.status === 'SUBMITTED' && <p className="text-medium text-ink-2">{t.offer.none}</p>}
            {offer && canOrder && <DesignToCart design={design} offer={offer} />}
            <DesignActions design={design} />
            {orderId && (
              <Link to={paths.order(orderId)} className={buttonClass({ variant: 'secondary', className: 'w-fit' })}>
                {t.order.toOrder}
              </Link>
            )}
          </div>
        )}
        <ProofList design={design} />
        <Thread design={design} />
        <DesignFacts design={design} />
      </div>
    </div>
  )
}
