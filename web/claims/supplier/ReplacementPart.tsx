import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import * as supplierClaimsApi from '../../../contract/claims/supplier-claims.ts'
import type { Claim } from '../../../contract/claims/claims.ts'
import { CarrierField } from '../../orders/supplier/CarrierField.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useTypedFields } from '../../platform/forms/use-typed-text.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { useClaimTexts } from '../texts.ts'
import { useClaimsAgain } from './queries.ts'

const blank = { carrier: 'DHL', trackingNumber: '' }

/** What is to be sent again, in a parcel of its own; or its money instead. */
export function ReplacementPart({ claim }: { claim: Claim }) {
  const t = useClaimTexts().desk
  const again = useClaimsAgain()
  const [isAsking, setAsking] = useState(false)
  const { number, version, allowedActions } = claim
  const [{ carrier, trackingNumber }, setTyped] = useTypedFields(`replacement of ${number}`, blank)
  const toSend = claim.lines
    .map(({ name, isPack, replacedQuantity, resentQuantity }) => ({
      name,
      isPack,
      pieces: replacedQuantity - resentQuantity,
    }))
    .filter(({ pieces }) => pieces > 0)
  const act = useWrite({
    mutationFn: (action: 'SHIP' | 'REFUND_INSTEAD') =>
      action === 'SHIP'
        ? call(supplierClaimsApi.ship, { number, version, carrier, trackingNumber: trackingNumber.trim() })
        : call(supplierClaimsApi.act, { number, version, action }),
    onSuccess(_, action) {
      setTyped(null)
      showToast('success', t.done[action])
      return again()
    },
    onError: () => again(),
  })
  return (
    <section className="grid gap-3 rounded-md bg-sunken p-3.5 text-small">
      <h3>{t.replaceTitle}</h3>
      <ul className="grid gap-1">
        {toSend.map(({ name, isPack, pieces }) => (
          <li key={name}>{t.toSend(pieces, name, isPack)}</li>
        ))}
      </ul>
      {allowedActions.includes('SHIP') && (
        <div className="grid gap-2.5 sm:grid-cols-[1fr_1.35fr]">
          <CarrierField
            t={t.carrier}
            carrier={carrier}
            error={act.error instanceof CallProblem ? act.error.fieldErrors.carrier : undefined}
            onChange={(name) => setTyped({ carrier: name })}
          />
          <TextField
            label={t.trackingNumber}
            value={trackingNumber}
            maxLength={80}
            onChange={({ target }) => setTyped({ trackingNumber: target.value })}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {allowedActions.includes('SHIP') && (
          <button
            type="button"
            className="desk-button desk-button-main"
            aria-disabled={act.isPending}
            onClick={() => act.mutate('SHIP')}
          >
            <Truck />
            {t.ship}
          </button>
        )}
        {allowedActions.includes('REFUND_INSTEAD') && (
          <button type="button" className="desk-button" onClick={() => setAsking(true)}>
            {t.refundInstead}
          </button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.refundInsteadTitle}
          text={t.refundInsteadText}
          confirm={t.refundInstead}
          onConfirm={() => act.mutate('REFUND_INSTEAD')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
