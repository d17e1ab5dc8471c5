import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useAccountTexts } from '../account-texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useCountryOptions } from '../addresses/countries.ts'
import { PasswordRules } from '../PasswordRules.tsx'
import { useRegistrationTexts } from './registration-texts.ts'
import type { RegisterField } from './use-register-form.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'

type PartProps = { field: RegisterField; isHidden: boolean }
const grid = 'grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 [&[hidden]]:hidden'

/** Who signs in and how. */
export function AccountPart({
  field,
  isHidden,
  password,
  onPasswordLeft,
}: PartProps & { password: string; onPasswordLeft: () => void }) {
  const own = field('password')
  return (
    <div hidden={isHidden} className={grid}>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" />
      <div className="grid gap-3 sm:col-span-2">
        <PasswordField
          {...own}
          onBlur={async (event) => {
            await own.onBlur(event)
            onPasswordLeft()
          }}
          autoComplete="new-password"
        />
        <PasswordRules password={password} />
      </div>
    </div>
  )
}

/** The business that buys. */
export function CompanyPart({ field, isHidden }: PartProps) {
  const words = useAccountTexts()
  const t = useRegistrationTexts()
  const countries = useCountryOptions()
  return (
    <div hidden={isHidden} className={grid}>
      <TextField {...field('companyName')} autoComplete="organization" />
      <SelectField
        {...field('businessType')}
        options={Object.entries(words.businessTypes).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        {...field('countryId')}
        label={words.country}
        options={countries.options}
        hint={countries.failure && <FailedLine text={words.countriesFailed} failure={countries.failure} />}
      />
      <TextField {...field('vatId')} hint={words.vatIdHint} isOptional />
      <TextField {...field('startDate')} type="date" isOptional />
      <TextField {...field('website')} type="url" autoComplete="url" hint={words.websiteHint} isOptional />
      <Textarea
        {...field('socialUrls')}
        label={t.socialUrls}
        hint={t.socialUrlsHint}
        rows={2}
        className="sm:col-span-2"
        isOptional
      />
    </div>
  )
}

/** What has to be agreed to, and what may be. */
export function ConsentPart({ field, isHidden }: PartProps) {
  const words = useAccountTexts()
  return (
    <div hidden={isHidden} className="grid gap-4 [&[hidden]]:hidden">
      <Checkbox {...field('isBusinessConfirmed')} />
      <Checkbox {...field('termsAccepted')} />
      <p className="flex flex-wrap gap-x-4 pl-[29px] text-sm">
        <Link
          className="inline-flex min-h-6 items-center text-brand underline"
          to={paths.static('terms-and-conditions')}
        >
          {words.terms}
        </Link>
        <Link className="inline-flex min-h-6 items-center text-brand underline" to={paths.static('privacy-policy')}>
          {words.privacy}
        </Link>
      </p>
      <Checkbox {...field('newsletter')} />
    </div>
  )
}
