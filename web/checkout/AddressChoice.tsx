import type { Address } from '../../contract/account.ts'
import { Radio } from '../ui/fields/Radio.tsx'
import { useCheckoutTexts } from './texts.ts'

type AddressChoiceProps = {
  legend: string
  name: string
  addresses: Address[]
  chosen: Address | undefined
  onChoose: (id: string) => void
  onEdit: (address: Address) => void
}

/** The address book as cards to choose from. */
export function AddressChoice({ legend, name, addresses, chosen, onChoose, onEdit }: AddressChoiceProps) {
  const t = useCheckoutTexts().address
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => (
          <div key={address.id} className="relative grid">
            <Radio
              isCard
              name={name}
              checked={address.id === chosen?.id}
              onChange={() => onChoose(address.id)}
              className="pb-12"
              label={<AddressLines address={address} />}
            />
            <button
              type="button"
              aria-label={t.editNamed(
                `${address.label || address.companyName}, ${address.street} ${address.streetNumber}`,
              )}
              onClick={() => onEdit(address)}
              className="absolute bottom-2 left-11 h-9 rounded-full px-1 text-sm font-semibold text-brand underline underline-offset-2"
            >
              {t.edit}
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type Lines = Pick<
  Address,
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'streetNumber'
  | 'postalCode'
  | 'cityName'
  | 'label'
  | 'deliveryNotes'
>

export function AddressLines({ address }: { address: Lines }) {
  return (
    <span className="block text-medium leading-[1.45] wrap-anywhere hyphens-auto">
      {address.label && <b className="block font-semibold">{address.label}</b>}
      <span className={address.label ? 'block' : 'block font-semibold'}>{address.companyName}</span>
      <span className="block">
        {address.firstName} {address.lastName}
      </span>
      <span className="block">
        {address.street} {address.streetNumber}
      </span>
      <span className="block">
        {address.postalCode} {address.cityName}
      </span>
      {address.deliveryNotes && (
        <span className="mt-1 block text-small whitespace-pre-line text-ink-2">{address.deliveryNotes}</span>
      )}
    </span>
  )
}
