import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Address } from '../../contract/account.ts'
import { AddressDialog } from '../account/addresses/AddressDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { Notice } from './Notice.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import type { ChosenAddresses } from './chosen-addresses.ts'
import type { MissingAddress } from './last-choice-form.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useCheckoutTexts } from './texts.ts'

type AddressStepProps = {
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
  addresses: Address[]
  chosen: ChosenAddresses
  missing: MissingAddress[]
  done: string
  onDone: () => void
}
type Purpose = 'addressId' | 'billingAddressId'

/** Where the delivery and the invoice go. */
export function AddressStep({ form, onChange, addresses, chosen, missing, done, onDone }: AddressStepProps) {
  const t = useCheckoutTexts()
  const [edited, setEdited] = useState<{ purpose: Purpose; address?: Address } | null>(null)
  const [isTried, setTried] = useState(false)
  const isMissing = !chosen.delivery || (form.isBillingOther && !chosen.billing)
  const add = (purpose: Purpose) => (
    <Button variant="secondary" size="sm" icon={<Plus />} className="mt-3" onClick={() => setEdited({ purpose })}>
      {t.address.add}
    </Button>
  )
  const finish = () => {
    if (isMissing) return setTried(true)
    // What stands there is chosen, also where the book offered it in place of one that has left it.
    if (chosen.delivery) onChange({ addressId: chosen.delivery.id })
    onDone()
  }
  const choice = (purpose: Purpose, address: Address | undefined, legend: string) => (
    <AddressChoice
      legend={legend}
      name={purpose}
      addresses={addresses}
      chosen={address}
      onChoose={(id) => onChange({ [purpose]: id })}
      onEdit={(address) => setEdited({ purpose, address })}
    />
  )
  return (
    <>
      {missing.map(({ kind, name }) => (
        <Notice key={kind} className="mb-4">
          {t.address.gone[kind](name)}
        </Notice>
      ))}
      {addresses.length > 0 ? (
        choice('addressId', chosen.delivery, t.address.delivery)
      ) : (
        <div className="rounded-lg bg-sunken p-5">
          <p className="font-semibold">{t.address.noneTitle}</p>
          <p className="mt-1 text-ink-2">{t.address.noneText}</p>
        </div>
      )}
      {add('addressId')}
      <Checkbox
        className="mt-6"
        label={t.address.isBillingOther}
        checked={form.isBillingOther}
        onChange={({ target }) => onChange({ isBillingOther: target.checked })}
      />
      {form.isBillingOther && (
        <div className="mt-5">
          {choice('billingAddressId', chosen.billing, t.address.billing)}
          {add('billingAddressId')}
        </div>
      )}
      <p role="alert" className="mt-4 text-sm font-medium text-danger empty:hidden">
        {isTried && isMissing && (chosen.delivery ? t.address.billingMissing : t.address.missing)}
      </p>
      <Button className="mt-6 max-sm:w-full" onClick={finish}>
        {done}
      </Button>
      {edited && (
        <AddressDialog
          address={edited.address}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => onChange({ [edited.purpose]: id })}
        />
      )}
    </>
  )
}
