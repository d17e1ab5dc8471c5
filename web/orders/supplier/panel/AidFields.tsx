import { MOST_AIDS, transportAids } from '../../../../contract/trade/transport-aids.ts'
import { isWholeNumber } from '../../../platform/forms/whole-number.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useSupplierTexts } from '../texts.ts'
import type { Parcel } from './use-parcel.ts'

/**
 * What the goods stand on and is exchanged: it goes on the delivery note and into the account of empties. Closed, as most parcels have
 * none and a phone has little room beside what is packed.
 */
export function AidFields({ parcel: { typedAids, setAid } }: { parcel: Parcel }) {
  const t = useSupplierTexts().panel
  return (
    <details className="sm:col-span-2">
      <summary className="w-fit py-2 text-small font-semibold text-brand">{t.aids}</summary>
      <div role="group" aria-label={t.aids} className="grid grid-cols-3 gap-2.5 pt-1">
        {transportAids.map((code) => (
          <TextField
            key={code}
            label={t.aidNames[code]}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_AIDS}
            step={1}
            placeholder="0"
            value={typedAids[code] ?? ''}
            error={isWholeNumber(typedAids[code] ?? '', MOST_AIDS) ? undefined : t.wholeNumber(MOST_AIDS)}
            onChange={({ target: { value } }) => setAid(code, value)}
          />
        ))}
      </div>
    </details>
  )
}
