import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { Address } from '../../../contract/account.ts'
import { useAccountTexts } from '../account-texts.ts'

/** An address as it stands on a parcel, marked where it is the selected one. */
export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  const t = useAccountTexts()
  return (
    <article
      className={`grid content-between gap-4 rounded-lg bg-surface p-5 ${address.selected ? 'ring-2 ring-brand' : 'ring-1 ring-line'}`}
    >
      <address className="wrap-anywhere hyphens-auto not-italic">
        {address.label && <b className="mb-1 block text-lg font-semibold">{address.label}</b>}
        <b className="font-semibold">{address.companyName}</b>
        <br />
        {address.firstName} {address.lastName}
        <br />
        {address.street} {address.streetNumber}
        <br />
        {address.postalCode} {address.cityName}
        {address.deliveryNotes && (
          <span className="mt-2 block text-sm whitespace-pre-line">{address.deliveryNotes}</span>
        )}
        <span className="mt-2 block text-sm text-ink-3">
          {address.email} · {address.phoneNumber}
        </span>
      </address>
      {address.selected && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-brand">
          <Check className="size-4" aria-hidden /> {t.selected}
        </p>
      )}
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </article>
  )
}
