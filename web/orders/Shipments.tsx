import Truck from 'lucide-react/icons/truck'
import type { SubOrder } from '../../contract/orders/orders.ts'
import { dayText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useOrderTexts } from './texts.ts'
import { CopyButton } from './CopyButton.tsx'

/** What is on its way, with the number to follow it by; what is in it where there is more than one. */
export function Shipments({ store: { shipments, items } }: { store: Pick<SubOrder, 'shipments' | 'items'> }) {
  const t = useOrderTexts().detail
  const language = useLanguage()
  const nameOf = (skuId: string) => items.find(({ productSkuId }) => productSkuId === skuId)?.name ?? skuId
  return (
    <div className="px-4 pb-5 sm:px-6">
      <h3 className="font-sans text-medium tracking-normal">{t.shipments}</h3>
      <ul className="mt-2 grid gap-3 text-medium">
        {shipments.map(({ carrier, trackingNumber, shippedAt, items: sent, isReplacement }) => (
          <li key={`${shippedAt.getTime()}-${trackingNumber}`} className="flex items-start gap-2.5">
            <Truck className="mt-px" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              {t.shipped(carrier, dayText(shippedAt, language))}
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
              {shipments.length > 1 && (
                <ul aria-label={t.contains} className="text-small text-ink-3 tabular-nums">
                  {sent.map(({ productSkuId, quantity }) => (
                    <li key={productSkuId}>
                      {t.quantity(quantity)} · {nameOf(productSkuId)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
