import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import * as profileApi from '../../contract/profile.ts'
import type { Profile } from '../../contract/profile.ts'
import { useAccountTexts } from './account-texts.ts'
import { showToast } from '../platform/toasts.ts'
import { mayOpen } from '../platform/viewer/role.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Tag, type TagVariant } from '../ui/Tag.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useAreaTexts } from './area-texts.ts'
import { changeOf, useCacheProfile, valuesOf } from './profile.ts'

/** The account and its company (api.md section 5). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const words = useAccountTexts()
  const t = useAreaTexts().info
  const cacheProfile = useCacheProfile()
  const isOwner = mayOpen(useSession().user, 'company')
  const { field, submit, refusal, isSending, reset } = useCallForm({
    endpoint: profileApi.update,
    defaultValues: valuesOf(profile),
    labels: { ...words, ...t },
    cacheProfile: { as: `profile of ${profile.email}`, whileOpen: true },
    inputOf: changeOf,
    async onDone(saved) {
      await cacheProfile(saved)
      reset(valuesOf(saved))
      showToast('success', t.saved)
    },
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-9">
      <Group title={t.person}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField
          label={words.email}
          className="[&_input]:bg-sunken"
          value={profile.email}
          readOnly
          type="email"
          hint={t.emailHint}
        />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" />
      </Group>
      <Group title={t.company} lock={isOwner ? null : t.ownersOnly}>
        <TextField {...field('companyName')} autoComplete="organization" />
        <TextField {...field('legalForm')} hint={t.legalFormHint} isOptional />
        <SelectField {...field('businessType')} options={optionsOf(words.businessTypes)} />
        <TextField {...field('startDate')} type="date" isOptional />
        <TextField {...field('vatId')} hint={<VatState profile={profile} />} isOptional />
        <TextField {...field('website')} type="url" autoComplete="url" hint={words.websiteHint} isOptional />
        <Textarea {...field('socialUrls')} className="sm:col-span-2" hint={t.socialUrlsHint} rows={2} isOptional />
      </Group>
      <Group title={t.invoices} lock={isOwner ? null : t.ownersOnly}>
        <TextField {...field('invoiceEmail')} type="email" hint={t.invoiceEmailHint} isOptional />
        <TextField {...field('buyerReference')} hint={t.buyerReferenceHint} isOptional />
        <SelectField {...field('eInvoiceFormat')} options={optionsOf(t.eInvoiceFormats)} hint={t.eInvoiceFormatHint} />
        <TextField {...field('leitwegId')} hint={t.leitwegIdHint} isOptional />
        <TextField {...field('costCentre')} hint={t.costCentreHint} isOptional />
        <TextField {...field('gln')} hint={t.glnHint} inputMode="numeric" isOptional />
      </Group>
      <Group title={t.messages}>
        <SelectField {...field('language')} options={optionsOf(t.languages)} />
        <Checkbox {...field('newsletter')} className="sm:self-end sm:pb-3" />
      </Group>
      <FormRefusal text={refusal} />
      <Button type="submit" size="lg" isLoading={isSending} className="sm:justify-self-start">
        {t.save}
      </Button>
    </form>
  )
}

type GroupProps = { title: string; lock?: string | null; children: ReactNode }

/** Fields that belong together; `lock` says why they cannot be changed. */
function Group({ title, lock = null, children }: GroupProps) {
  return (
    <fieldset disabled={lock !== null} className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-xl font-bold">{title}</legend>
      {lock && <p className="text-medium text-ink-2 sm:col-span-2">{lock}</p>}
      {children}
    </fieldset>
  )
}

const vatVariants = {
  VALID: { variant: 'ok', Icon: CircleCheck },
  INVALID: { variant: 'danger', Icon: CircleAlert },
  UNCHECKED: { variant: 'info', Icon: Clock },
} as const satisfies Record<Profile['vatIdStatus'], { variant: TagVariant; Icon: unknown }>

/** What the tax authorities say about the id that is saved. */
function VatState({ profile: { vatId, vatIdStatus } }: { profile: Profile }) {
  const t = useAreaTexts().info
  const words = useAccountTexts()
  if (!vatId) return words.vatIdHint
  const { variant, Icon } = vatVariants[vatIdStatus]
  return (
    <Tag variant={variant}>
      <Icon aria-hidden="true" /> {t.vatStates[vatIdStatus]}
    </Tag>
  )
}

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
