import Check from 'lucide-react/icons/check'
import Truck from 'lucide-react/icons/truck'
import * as packingApi from '../../../../contract/orders/packing.ts'
import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { call } from '../../../platform/calls/call.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { showToast } from '../../../platform/toasts.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { carriers, fitsCarrier } from '../carriers.ts'
import { useOrdersAgain } from '../queries.ts'
import { useSupplierTexts } from '../texts.ts'
import { AidFields } from './AidFields.tsx'
import type { Parcel } from './use-parcel.ts'

type Step = 'CONFIRM' | 'SHIP' | 'MARK_DELIVERED'

/** The next step with an order: confirm it, ship what is packed, or note that it has arrived. */
export function PackingSteps({ order, parcel }: { order: PackingOrder; parcel: Parcel }) {
  const t = useSupplierTexts().panel
  const again = useOrdersAgain()
  const { user } = useSession()
  const { subOrderNumber, version, allowedActions } = order
  const step = useWrite({
    mutationFn: (action: Step) => {
      const { carrier, trackingNumber, arrivesBy, lines, aids } = parcel
      const day = arrivesBy ? { arrivesBy } : {}
      const sent = action === 'SHIP' ? { carrier, trackingNumber: trackingNumber.trim(), ...day, lines, aids } : {}
      return call(packingApi.act, { subOrderNumber, action, version, ...sent })
    },
    onSuccess(_, action) {
      showToast('success', t.done[action](subOrderNumber))
      if (action === 'SHIP') parcel.begin()
      return again()
    },
    // Somebody was faster: what is there now is shown, what was typed stays.
    onError: () => again(),
  })
  if (!mayOpen(user, 'pack')) return null
  const isBusy = step.isPending
  const isRefused = order.allowsPartial === false && !parcel.isWhole
  return (
    <>
      {allowedActions.includes('SHIP') && (
        <ParcelFields parcel={parcel} hint={order.arrivalText} error={refusalOf(step.error, 'arrivesBy')} />
      )}
      {allowedActions.includes('SHIP') && <AidFields parcel={parcel} />}
      {allowedActions.includes('SHIP') && isRefused && (
        <p className="w-full text-small font-medium text-danger">{t.completeOnly}</p>
      )}
      {allowedActions.includes('CONFIRM') && (
        <button
          type="button"
          className="desk-button desk-button-main"
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

const refusalOf = (error: Error | null, name: string) =>
  error instanceof CallProblem ? error.fieldErrors[name] : undefined

type ParcelFieldsProps = {
  parcel: Parcel
  /** The days of the order. */ hint: string | null
  error: string | undefined
}

function ParcelFields({ parcel, hint, error }: ParcelFieldsProps) {
  const t = useSupplierTexts().panel
  const { carrier, trackingNumber } = parcel
  const isOdd = trackingNumber.trim() !== '' && !fitsCarrier(carrier, trackingNumber)
  return (
    <div className="grid w-full gap-2.5 sm:grid-cols-[1fr_1.35fr]">
      <SelectField
        label={t.carrier}
        value={carrier}
        options={carriers.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => parcel.setCarrier(target.value)}
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
        hint={hint ?? t.arrivesByHint}
        isOptional
        type="date"
        value={parcel.arrivesBy}
        error={error}
        onChange={({ target }) => parcel.setArrivesBy(target.value)}
      />
    </div>
  )
}
