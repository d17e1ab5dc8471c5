import MapPin from 'lucide-react/icons/map-pin'
import { useRef, useState } from 'react'
import type { Address } from '../../../contract/account.ts'
import { AddressStep } from '../AddressStep.tsx'
import type { ChosenAddresses } from '../chosen-addresses.ts'
import { useCheckoutTexts } from '../texts.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'
import { Block } from './Block.tsx'

type AddressBlockProps = {
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
  addresses: Address[]
  chosen: ChosenAddresses
}

/** Where the goods and the invoice go; changed in its place. */
export function AddressBlock({ form, onChange, addresses, chosen }: AddressBlockProps) {
  const t = useCheckoutTexts()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const { delivery, billing } = chosen
  const isIncomplete = form.isBillingOther && !billing
  return (
    <Block
      icon={<MapPin />}
      title={t.address.delivery}
      aside={
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen || isIncomplete}
          aria-label={t.changeStep(t.address.delivery)}
          onClick={() => setOpen(!isOpen)}
          className="h-9 shrink-0 rounded-full px-2 text-sm font-semibold text-brand hover:bg-sunken"
        >
          {t.change}
        </button>
      }
    >
      {isOpen || isIncomplete || !delivery ? (
        <div className="pt-2">
          <AddressStep
            form={form}
            onChange={onChange}
            addresses={addresses}
            chosen={chosen}
            missing={[]}
            done={t.address.done}
            onDone={close}
          />
        </div>
      ) : (
        <div className="text-medium leading-normal wrap-anywhere">
          <p>
            <AddressLine address={delivery} />
          </p>
          {delivery.deliveryNotes && (
            <p className="mt-0.5 text-small whitespace-pre-line text-ink-2">{delivery.deliveryNotes}</p>
          )}
          <p className="mt-0.5 text-small text-ink-2">
            {billing ? (
              <>
                {t.address.billingTo} <AddressLine address={billing} />
              </>
            ) : (
              t.address.sameBilling
            )}
          </p>
        </div>
      )}
    </Block>
  )
}

const AddressLine = ({ address }: { address: Address }) => (
  <>
    <b className="font-semibold text-ink">{address.label || address.companyName}</b>
    {address.label && `, ${address.companyName}`}, {address.street} {address.streetNumber}, {address.postalCode}{' '}
    {address.cityName}
  </>
)
