import Truck from 'lucide-react/icons/truck'
import type { SubOrder } from '../../contract/orders/orders.ts'
import { Link } from '../frame/Link.tsx'
import { accountPaths } from '../account-paths.ts'
import { dayText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { mayOpen } from '../platform/viewer/role.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useOrderTexts } from './texts.ts'
import { CopyButton } from './CopyButton.tsx'

/** What is on its way, with the number to follow it by; what is in it where there is more than one. */
export function Shipments({ store: { shipments, items } }: { store: Pick<SubOrder, 'shipments' | 'items'> }) {
  const t = useOrderTexts().detail
  const language = useLanguage()
  const { user } = useSession()
  const itemOf = (skuId: string) => items.find(({ productSkuId }) => productSkuId === skuId)
  return (
    <div className="px-4 pb-5 sm:px-6">
      <h3 className="font-sans text-medium tracking-normal">{t.shipments}</h3>
      <ul className="mt-2 grid gap-3 text-medium">
        {shipments.map(
          ({ shipmentId, carrier, trackingNumber, shippedAt, items: sent, isReplacement, arrivalText }) => (
            <li key={shipmentId} className="flex items-start gap-2.5">
              <Truck className="mt-px" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                {t.shipped(carrier, dayText(shippedAt, language))}
                {arrivalText && <p className="text-small text-ink-2">{arrivalText}</p>}
                {isReplacement && <p className="text-small font-medium text-brand">{t.replacement}</p>}
                {trackingNumber && (
                  <p className="flex items-center gap-1 text-small text-ink-2 tabular-nums">
                    <span className="min-w-0 break-all">{t.tracking(trackingNumber)}</span>
                    <CopyButton
                      name={t.tracking(trackingNumber)}
                      label={t.copyTracking(trackingNumber)}
                      text={trackingNumber}
                    />
                  </p>
                )}
                {mayOpen(user, 'receive') && (
                  <Link
                    to={accountPaths.goodsInCheck(shipmentId)}
                    aria-label={t.checkNamed(dayText(shippedAt, language))}
                    className="inline-flex min-h-10 items-center text-brand underline underline-offset-2"
                  >
                    {t.check}
                  </Link>
                )}
                {shipments.length > 1 && (
                  <ul aria-label={t.contains} className="text-small text-ink-3 tabular-nums">
                    {sent.map(({ productSkuId, quantity }) => (
                      <li key={productSkuId}>
                        {t.quantity(quantity, itemOf(productSkuId)?.isPack)} ·{' '}
                        {itemOf(productSkuId)?.name ?? productSkuId}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
