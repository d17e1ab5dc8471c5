import Check from 'lucide-react/icons/check'
import Truck from 'lucide-react/icons/truck'
import * as packingApi from '../../../../contract/orders/packing.ts'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { showToast } from '../../../platform/toasts.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { asSent } from '../../../platform/writes/as-sent.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CarrierField } from '../CarrierField.tsx'
import { fitsCarrier } from '../carriers.ts'
import { useOrdersAgain } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import { AidFields } from './AidFields.tsx'
import { ParcelSum } from './ParcelSum.tsx'
import type { Parcel } from './use-parcel.ts'

type Step = 'CONFIRM' | 'SET_SHIP_DATE' | 'SHIP' | 'MARK_DELIVERED'

/** What is done next with an order, one step at a time. */
export function usePackingStep({ subOrderNumber, version }: PackingOrder, parcel: Parcel) {
  const t = useSupplierTexts().panel
  const again = useOrdersAgain()
  return useWrite({
    mutationFn: (action: Step) => {
      const { typed, carrier, trackingNumber, arrivesBy, shipsOn, lines, aids } = parcel
      const day = arrivesBy ? { arrivesBy } : {}
      const expected = (action === 'CONFIRM' || action === 'SET_SHIP_DATE') && shipsOn ? { shipsOn } : {}
      const sent =
        action === 'SHIP' ? { carrier, trackingNumber: trackingNumber.trim(), ...day, lines, aids } : expected
      const input = { subOrderNumber, action, version, ...sent }
      return asSent([subOrderNumber, action, typed], input, (once) => call(packingApi.act, once))
    },
    onSuccess(_, action) {
      showToast('success', t.done[action](subOrderNumber))
      if (action === 'SHIP') parcel.begin()
      if (action === 'CONFIRM' || action === 'SET_SHIP_DATE') parcel.setShipsOn(null)
      return again()
    },
    // Somebody was faster: what is there now is shown, what was typed stays.
    onError: () => again(),
  })
}
type PackingProps = { order: PackingOrder; parcel: Parcel; step: ReturnType<typeof usePackingStep> }

/** Confirm the order, ship what is packed, or note that it has arrived. */
export function PackingSteps({ order, parcel, step }: PackingProps) {
  const t = useSupplierTexts().panel
  const { user } = useSession()
  const { allowedActions } = order
  if (!mayOpen(user, 'pack')) return null
  const isBusy = step.isPending
  const isRefused = order.allowsPartial === false && !parcel.isWhole
  return (
    <>
      {allowedActions.includes('SHIP') && <ParcelSum order={order} parcel={parcel} />}
      {allowedActions.includes('SHIP') && isRefused && (
        <p className="w-full text-small font-medium text-danger">{t.completeOnly}</p>
      )}
      {allowedActions.includes('CONFIRM') && (
        <button
          type="button"
          className="desk-button desk-button-main"
          aria-keyshortcuts="C"
          aria-disabled={isBusy}
          onClick={() => step.mutate('CONFIRM')}
        >
          <Check />
          {t.confirm}
        </button>
      )}
      {allowedActions.includes('SHIP') && (
        <button
          type="button"
          className="desk-button desk-button-main"
          aria-keyshortcuts="V"
          data-by-key="focus"
          disabled={parcel.lines.length === 0 || isRefused || !parcel.areAidsWhole}
          aria-disabled={isBusy}
          onClick={() => step.mutate('SHIP')}
        >
          <Truck />
          {parcel.isWhole ? t.ship : t.shipPart}
        </button>
      )}
      {allowedActions.includes('MARK_DELIVERED') && (
        <button
          type="button"
          className="desk-button"
          aria-disabled={isBusy}
          onClick={() => step.mutate('MARK_DELIVERED')}
        >
          {t.delivered}
        </button>
      )}
    </>
  )
}

export const refusalOf = (error: Error | null, name: string) =>
  error instanceof CallProblem ? error.fieldErrors[name] : undefined

/** Who carries the parcel, its number and what it stands on; above the steps, as a phone has little room beside them. */
export function ParcelFields({ order, parcel, step }: PackingProps) {
  const t = useSupplierTexts().panel
  const { user } = useSession()
  const { carrier, trackingNumber } = parcel
  if (!mayOpen(user, 'pack')) return null
  const isOdd = trackingNumber.trim() !== '' && !fitsCarrier(carrier, trackingNumber)
  return (
    <section className="grid gap-2.5 sm:grid-cols-[1fr_1.35fr]">
      <CarrierField
        t={t.carrier}
        carrier={carrier}
        error={refusalOf(step.error, 'carrier')}
        onChange={parcel.setCarrier}
      />
      <TextField
        label={t.trackingNumber}
        value={trackingNumber}
        maxLength={80}
        hint={isOdd ? t.oddNumber(carrier) : t.mailed}
        onChange={({ target }) => parcel.setTrackingNumber(target.value)}
      />
      <TextField
        label={t.arrivesBy}
        hint={order.arrivalText ?? t.arrivesByHint}
        isOptional
        type="date"
        value={parcel.arrivesBy}
        error={refusalOf(step.error, 'arrivesBy')}
        onChange={({ target }) => parcel.setArrivesBy(target.value)}
      />
      <AidFields parcel={parcel} />
    </section>
  )
}
