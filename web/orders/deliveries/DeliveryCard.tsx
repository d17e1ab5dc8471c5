import Truck from 'lucide-react/icons/truck'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as deliveriesApi from '../../../contract/orders/deliveries.ts'
import type { Delivery } from '../../../contract/orders/deliveries.ts'
import { call } from '../../platform/calls/call.ts'
import { dayText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { AddressText } from '../OrderFacts.tsx'
import { StatusTag } from '../StatusTag.tsx'
import { useDeliveryTexts } from './queries.ts'

/** What one store sends: where it is, where it goes, what is in it, and the button that says it is there. */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const t = useDeliveryTexts()
  const language = useLanguage()
  const { subOrderNumber, storeName, orderedAt, placedBy, purchaseOrderNumber, shipments, address } = delivery
  const day = dayText(orderedAt, language)
  return (
    <li className="overflow-hidden rounded-lg bg-surface hairline">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-sans text-medium tracking-normal break-words">{storeName}</h2>
          <p className="text-small text-ink-2 tabular-nums">
            {subOrderNumber} · {placedBy ? t.orderedBy(day, placedBy) : t.ordered(day)}
          </p>
          {purchaseOrderNumber && (
            <p className="text-small break-words text-ink-2">{t.purchaseOrderNumber(purchaseOrderNumber)}</p>
          )}
        </div>
        <StatusTag status={delivery.status} text={delivery.statusText} />
      </div>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 sm:px-6">
        <ItemList delivery={delivery} />
        <div className="grid content-start gap-3 text-medium">
          {shipments.map(({ carrier, trackingNumber, shippedAt }) => (
            <p key={`${shippedAt.getTime()}-${trackingNumber}`} className="flex items-start gap-2.5">
              <Truck className="mt-px shrink-0" aria-hidden="true" />
              <span className="min-w-0">
                {t.shipped(carrier, dayText(shippedAt, language))}
                {trackingNumber && (
                  <span className="block text-small break-all text-ink-2">{t.tracking(trackingNumber)}</span>
                )}
              </span>
            </p>
          ))}
          <div>
            <p className="text-small text-ink-3">{t.address}</p>
            <AddressText address={address} />
            {address.deliveryNotes && (
              <p className="mt-1 text-small break-words whitespace-pre-line text-ink-2">{address.deliveryNotes}</p>
            )}
          </div>
        </div>
      </div>
      {delivery.canConfirm && <ConfirmArrival delivery={delivery} />}
    </li>
  )
}

function ItemList({ delivery: { subOrderNumber, items } }: { delivery: Delivery }) {
  const t = useDeliveryTexts()
  return (
    <ul aria-label={t.items(subOrderNumber)} className="grid content-start gap-3">
      {items.map(({ productSkuId, name, brand, imageUrl, quantity, shippedQuantity }) => (
        <li key={productSkuId} className="flex items-center gap-3">
          <Picture url={imageUrl} alt="" sizes="48px" className="size-12 shrink-0 rounded-md" />
          <div className="min-w-0 text-medium">
            <p className="break-words">{name}</p>
            <p className="text-small text-ink-2 tabular-nums">
              {brand && `${brand} · `}
              <b className="font-semibold text-ink">{t.pieces(quantity)}</b>
              {shippedQuantity > 0 && shippedQuantity < quantity && `, ${t.partly(shippedQuantity)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function ConfirmArrival({ delivery: { subOrderNumber, storeName, version } }: { delivery: Delivery }) {
  const t = useDeliveryTexts()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['deliveries'] })
  const confirm = useWrite({
    mutationFn: () => call(deliveriesApi.confirm, { subOrderNumber, version }),
    async onSuccess() {
      showToast('success', t.confirmed(subOrderNumber))
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      await readAgain()
    },
    // What went wrong stands in the toast; the delivery may have moved on.
    onError: readAgain,
  })
  return (
    <div className="border-t border-line px-4 py-4 sm:px-6">
      <Button
        size="sm"
        aria-label={t.confirmNamed(subOrderNumber)}
        isLoading={confirm.isPending}
        onClick={() => setAsking(true)}
      >
        {t.confirm}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.confirmAsk(storeName)}
          text={t.confirmText}
          confirm={t.confirm}
          onConfirm={() => confirm.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
