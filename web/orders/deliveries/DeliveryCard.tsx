import FileText from 'lucide-react/icons/file-text'
import Truck from 'lucide-react/icons/truck'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as deliveriesApi from '../../../contract/orders/deliveries.ts'
import type { Delivery } from '../../../contract/orders/deliveries.ts'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dayText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { AddressText } from '../OrderFacts.tsx'
import { saveFile } from '../../platform/calls/save-file.ts'
import { StatusTag } from '../StatusTag.tsx'
import { useDeliveryTexts } from './queries.ts'

/** What one store sends: where it is, where it goes, what is in it, and the button that says it is there. */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const t = useDeliveryTexts()
  const language = useLanguage()
  const {
    subOrderNumber,
    storeName,
    orderedAt,
    placedBy,
    purchaseOrderNumber,
    costCentre,
    shipments,
    address,
    deliveryNoteNumbers,
  } = delivery
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
          {costCentre && <p className="text-small break-words text-ink-2">{t.costCentre(costCentre.text)}</p>}
        </div>
        <StatusTag status={delivery.status} text={delivery.statusText} />
      </div>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 sm:px-6">
        <ItemList delivery={delivery} />
        <div className="grid content-start gap-3 text-medium">
          {shipments.map(({ shipmentId, carrier, trackingNumber, shippedAt, arrivalText }) => (
            <p key={shipmentId} className="flex items-start gap-2.5">
              <Truck className="mt-px shrink-0" aria-hidden="true" />
              <span className="min-w-0">
                {t.shipped(carrier, dayText(shippedAt, language))}
                {arrivalText && <span className="block text-small text-ink-2">{arrivalText}</span>}
                {trackingNumber && (
                  <span className="block text-small break-all text-ink-2">{t.tracking(trackingNumber)}</span>
                )}
                <Link
                  to={accountPaths.goodsInCheck(shipmentId)}
                  aria-label={t.checkNamed(subOrderNumber, dayText(shippedAt, language))}
                  className="flex min-h-10 items-center font-medium text-brand underline underline-offset-2"
                >
                  {t.check}
                </Link>
              </span>
            </p>
          ))}
          {deliveryNoteNumbers.map((number) => (
            <DeliveryNoteLink key={number} subOrderNumber={subOrderNumber} number={number} />
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
      {delivery.claims.length > 0 && <Claims delivery={delivery} />}
      <div className="flex flex-wrap gap-3 border-t border-line px-4 py-4 sm:px-6">
        {delivery.canConfirm && <ConfirmArrival delivery={delivery} />}
        {delivery.canClaim && <ClaimLink subOrderNumber={subOrderNumber} />}
        <Link
          to={accountPaths.messagesAbout(subOrderNumber)}
          aria-label={t.writeNamed(subOrderNumber)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t.write}
        </Link>
      </div>
    </li>
  )
}

function ItemList({ delivery: { subOrderNumber, items } }: { delivery: Delivery }) {
  const t = useDeliveryTexts()
  return (
    <ul aria-label={t.items(subOrderNumber)} className="grid content-start gap-3">
      {items.map(({ productSkuId, name, brand, imageUrl, quantity, isPack, shippedQuantity }) => (
        <li key={productSkuId} className="flex items-center gap-3">
          <Picture url={imageUrl} alt="" sizes="48px" className="size-12 shrink-0 rounded-md" />
          <div className="min-w-0 text-medium">
            <p className="break-words">{name}</p>
            <p className="text-small text-ink-2 tabular-nums">
              {brand && `${brand} · `}
              <b className="font-semibold text-ink">{t.pieces(quantity, isPack)}</b>
              {shippedQuantity > 0 && shippedQuantity < quantity && `, ${t.partly(shippedQuantity)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Saves what came with a parcel, to hold against what is in it. */
function DeliveryNoteLink({ subOrderNumber, number }: { subOrderNumber: string; number: string }) {
  const name = useDeliveryTexts().deliveryNote(number)
  const load = useWrite({
    mutationFn: async () => saveFile(await call(deliveriesApi.readNote, { subOrderNumber, number }), `${name}.pdf`),
  })
  return (
    <button
      type="button"
      aria-busy={load.isPending || undefined}
      onClick={() => load.mutate()}
      className="inline-flex min-h-10 items-center gap-2.5 justify-self-start text-left font-medium text-brand underline underline-offset-2"
    >
      <FileText className="shrink-0" aria-hidden="true" />
      {name}
    </button>
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
    <>
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
    </>
  )
}

function ClaimLink({ subOrderNumber }: { subOrderNumber: string }) {
  const t = useDeliveryTexts()
  return (
    <Link
      to={accountPaths.newClaim(subOrderNumber)}
      aria-label={t.claimNamed(subOrderNumber)}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {t.claim}
    </Link>
  )
}

function Claims({ delivery: { claims } }: { delivery: Delivery }) {
  const t = useDeliveryTexts()
  return (
    <ul aria-label={t.claims} className="grid gap-1 border-t border-line px-4 py-4 text-medium sm:px-6">
      {claims.map(({ number, statusText }) => (
        <li key={number}>
          <Link to={accountPaths.claim(number)} className="text-brand underline underline-offset-2">
            {t.claimMark(number, statusText)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
