import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useCallForm } from '../platform/use-call-form.ts'
import { signedIn } from '../platform/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FormRefusal } from '../ui/FormRefusal.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useCountryOptions } from './countries.ts'
import { PasswordRules } from './PasswordRules.tsx'

const signUp = async () => (await import('../../contract/account.ts')).signUp

const empty = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  companyName: '',
  businessType: 'CAFE',
  vatId: '',
  website: '',
  startDate: '',
  countryId: '1',
  isBusinessConfirmed: false,
  termsAccepted: false,
  newsletter: false,
}
type Values = typeof empty

/** Opens a business account and signs in with it. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const t = useTexts().account
  const language = useLanguage()
  const queryClient = useQueryClient()
  const countries = useCountryOptions()
  const { register, submit, messageOf, refusal, isSending, watch } = useCallForm({
    endpoint: signUp,
    defaultValues: empty,
    inputOf: (values: Values) => ({
      ...values,
      ...optionalAsNull(values),
      countryId: Number(values.countryId),
      language,
    }),
    onDone({ authToken }) {
      signedIn(queryClient, authToken)
      onRegistered()
    },
  })
  const field = (name: keyof Values) => ({ label: t[name as 'email'], error: messageOf(name), ...register(name) })
  return (
    <form onSubmit={submit} noValidate className="grid gap-7">
      <Group title={t.yourBusiness}>
        <TextField {...field('companyName')} autoComplete="organization" />
        <SelectField
          {...field('businessType')}
          options={Object.entries(t.businessTypes).map(([value, label]) => ({ value, label }))}
        />
        <SelectField {...field('countryId')} label={t.country} options={countries} />
        <TextField {...field('vatId')} hint={t.vatIdHint} isOptional />
        <TextField {...field('website')} type="url" autoComplete="url" hint={t.websiteHint} isOptional />
        <TextField {...field('startDate')} type="date" isOptional />
      </Group>
      <Group title={t.yourself}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" />
      </Group>
      <Group title={t.access}>
        <TextField {...field('email')} type="email" autoComplete="username" />
        <div className="grid content-start gap-3">
          <TextField {...field('password')} type="password" autoComplete="new-password" />
          <PasswordRules password={watch('password')} />
        </div>
      </Group>
      <div className="grid gap-3">
        <Checkbox {...field('isBusinessConfirmed')} />
        <Checkbox {...field('termsAccepted')} />
        <p className="flex gap-4 pl-8 text-sm">
          <Link className="text-brand underline" to={paths.static('terms-and-conditions')}>
            {t.terms}
          </Link>
          <Link className="text-brand underline" to={paths.static('privacy-policy')}>
            {t.privacy}
          </Link>
        </p>
        <Checkbox {...field('newsletter')} />
      </div>
      <FormRefusal text={refusal} />
      <Button type="submit" size="lg" isLoading={isSending}>
        {t.register}
      </Button>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-display text-xl font-bold">{title}</legend>
      {children}
    </fieldset>
  )
}

const optionalAsNull = ({ vatId, website, startDate }: Values) => ({
  vatId: vatId.trim() || null,
  website: website.trim() || null,
  startDate: startDate || null,
})
