import type { PackingOrder } from '../../../../contract/orders/packing.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useSupplierTexts } from '../texts.ts'
import { refusalOf, type usePackingStep } from './PackingSteps.tsx'
import type { Parcel } from './use-parcel.ts'

type ShipDateProps = { order: PackingOrder; parcel: Parcel; step: ReturnType<typeof usePackingStep> }

/** The day on which the store means to ship: said with the confirmation, and changed until all has left. */
export function ShipDate({ order, parcel, step }: ShipDateProps) {
  const t = useSupplierTexts().panel
  const { user } = useSession()
  const { allowedActions, expectedShipment } = order
  const canChange = allowedActions.includes('SET_SHIP_DATE')
  if (!mayOpen(user, 'pack') || !(canChange || allowedActions.includes('CONFIRM'))) return null
  const isChanged = parcel.shipsOn !== '' && parcel.shipsOn !== expectedShipment?.day
  return (
    <section className="flex flex-wrap items-start gap-2.5">
      <TextField
        className="flex-1"
        label={t.shipsOn}
        hint={expectedShipment?.text ?? t.shipsOnHint}
        isOptional
        type="date"
        value={parcel.shipsOn}
        error={refusalOf(step.error, 'shipsOn')}
        onChange={({ target }) => parcel.setShipsOn(target.value)}
      />
      {canChange && isChanged && (
        <button
          type="button"
          className="desk-button mt-7"
          aria-disabled={step.isPending}
          onClick={() => step.mutate('SET_SHIP_DATE')}
        >
          {t.setShipDate}
        </button>
      )}
    </section>
  )
}
