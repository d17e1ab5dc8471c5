import { useEffect } from 'react'
import * as accountApi from '../../../contract/account.ts'
import type { Address } from '../../../contract/account.ts'
import { useAccountTexts } from '../account-texts.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useAddressesChanged } from './addresses.ts'
import { useCountryOptions } from './countries.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'

type AddressFormProps = {
  /** Updates this one; without it a new address is created. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  onCancel: () => void
  /** Reports whether something was typed that is not saved. */
  onDirty?: (isDirty: boolean) => void
}

/** The address form (specification sections 2 and 5); a new one begins with what the account knows. */
export function AddressForm({ address, onSaved, onCancel, onDirty }: AddressFormProps) {
  const t = useAccountTexts()
  const countries = useCountryOptions()
  const changed = useAddressesChanged()
  const defaultValues = useDefaultValues(address)
  const form = useCallForm({
    endpoint: address ? accountApi.updateAddress : accountApi.createAddress,
    defaultValues,
    labels: t,
    cacheProfile: { as: `address ${address?.id ?? 'new'}`, whileOpen: true },
    inputOf: (values: typeof defaultValues) => ({
      ...values,
      ...(address && { id: address.id }),
      countryId: Number(values.countryId),
    }),
    async onDone(saved) {
      await changed()
      onSaved(saved as Address)
    },
  })
  const { field, watch } = form
  const { isDirty, isSubmitted } = form.formState
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  return (
    <CallForm form={form}>
      <div className="grid grid-cols-6 gap-4">
        <TextField
          className="col-span-6"
          {...field('label')}
          isOptional
          hint={t.labelHint}
          maxLength={60}
          autoComplete="off"
        />
        <TextField className="col-span-6" {...field('companyName')} autoComplete="organization" />
        <TextField className="col-span-3" {...field('firstName')} autoComplete="given-name" />
        <TextField className="col-span-3" {...field('lastName')} autoComplete="family-name" />
        <TextField className="col-span-4" {...field('street')} autoComplete="address-line1" />
        <TextField className="col-span-2" {...field('streetNumber')} autoComplete="address-line2" />
        <TextField className="col-span-2" {...field('postalCode')} autoComplete="postal-code" />
        <TextField className="col-span-4" {...field('cityName')} autoComplete="address-level2" />
        <SearchSelect
          className="col-span-6"
          label={t.country}
          error={form.messageOf('countryId')}
          options={countries.options}
          hint={countries.failure && <FailedLine text={t.countriesFailed} failure={countries.failure} />}
          value={watch('countryId')}
          onChange={(value) => form.setValue('countryId', value, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
        <TextField className="col-span-6 sm:col-span-3" {...field('email')} type="email" autoComplete="email" />
        <TextField className="col-span-6 sm:col-span-3" {...field('phoneNumber')} type="tel" autoComplete="tel" />
        <Textarea
          className="col-span-6"
          {...field('deliveryNotes')}
          isOptional
          hint={t.deliveryNotesHint}
          maxLength={300}
          rows={2}
        />
      </div>
      <Checkbox {...field('selected')} label={t.selectedLabel} />
      <div className="sticky -bottom-8 z-10 -mx-6 -mb-8 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" isLoading={form.isSending}>
          {t.save}
        </Button>
      </div>
    </CallForm>
  )
}

function useDefaultValues(address: Address | undefined) {
  const known = useSession().user?.userDetails
  const { id: _, ...fields } = address ?? {
    id: '',
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? '',
    phoneNumber: known?.phoneNumber ?? '',
    countryId: known?.countryId ?? 1,
    companyName: known?.companyName ?? '',
    street: '',
    streetNumber: '',
    cityName: '',
    postalCode: '',
    label: '',
    deliveryNotes: '',
    selected: true,
  }
  return { ...fields, countryId: String(fields.countryId) }
}
