import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import * as onboardingApi from '../../contract/onboarding/onboarding.ts'
import * as membershipsApi from '../../contract/team/memberships.ts'
import { Link } from '../frame/Link.tsx'
import { categoryTreeQuery } from '../listings/queries.ts'
import { localPath, paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useLanguage } from '../platform/texts.ts'
import { signedIn } from '../platform/viewer/change-viewer.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { QueryView } from '../ui/reads/QueryView.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSellTexts } from './sell-texts.ts'

const blank = {
  storeName: '',
  companyName: '',
  legalForm: '',
  street: '',
  streetNumber: '',
  postalCode: '',
  cityName: '',
  vatId: '',
  taxNumber: '',
  registerCourt: '',
  registerNumber: '',
  managers: '',
  contactName: '',
  contactPhone: '',
  email: '',
  isSmallBusiness: false,
  termsAccepted: false,
}

/** Makes a store of what is typed and goes on in its workplace. */
export function ApplyForm() {
  const t = useSellTexts()
  const [sells, setSells] = useState<string[]>([])
  const form = useApplication(sells)
  const { field } = form
  return (
    <CallForm form={form} className="grid gap-8">
      <Part title={t.company}>
        <TextField {...field('storeName')} hint={t.storeNameHint} maxLength={80} className="sm:col-span-2" />
        <TextField {...field('companyName')} autoComplete="organization" maxLength={120} />
        <TextField {...field('legalForm')} isOptional maxLength={60} />
        <TextField {...field('street')} maxLength={80} />
        <TextField {...field('streetNumber')} maxLength={20} />
        <TextField {...field('postalCode')} inputMode="numeric" maxLength={5} />
        <TextField {...field('cityName')} maxLength={80} />
      </Part>
      <Part title={t.tax}>
        <TextField {...field('vatId')} hint={t.vatIdHint} isOptional maxLength={20} />
        <TextField {...field('taxNumber')} isOptional maxLength={20} />
        <TextField {...field('registerCourt')} isOptional maxLength={80} />
        <TextField {...field('registerNumber')} isOptional maxLength={40} />
        <TextField {...field('managers')} isOptional maxLength={200} className="sm:col-span-2" />
        <Checkbox {...field('isSmallBusiness')} className="sm:col-span-2" />
      </Part>
      <Part title={t.contact}>
        <TextField {...field('contactName')} autoComplete="name" maxLength={80} />
        <TextField {...field('contactPhone')} type="tel" autoComplete="tel" maxLength={40} />
        <TextField {...field('email')} type="email" hint={t.emailHint} maxLength={254} className="sm:col-span-2" />
      </Part>
      <Goods sells={sells} onChange={setSells} isWrong={form.messageOf('sells') !== undefined} />
      <div>
        <Checkbox {...field('termsAccepted')} />
        <Link
          className="ml-[29px] inline-flex min-h-8 items-center text-sm text-brand underline"
          to={paths.static('terms-and-conditions')}
        >
          {t.terms}
        </Link>
      </div>
      <Button type="submit" size="lg" isLoading={form.isSending} className="justify-self-start">
        {t.send}
      </Button>
    </CallForm>
  )
}

function useApplication(sells: string[]) {
  const t = useSellTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const known = useSession().user?.userDetails
  const form = useCallForm({
    endpoint: onboardingApi.apply,
    defaultValues: blank,
    labels: t.fields,
    cacheProfile: { as: 'sell', whileOpen: true },
    inputOf: (values: typeof blank) => ({ ...values, sells }),
    async onDone({ membershipId }) {
      const { authToken } = await call(membershipsApi.act, { id: membershipId })
      await signedIn(queryClient, authToken)
      location.assign(localPath(language, '/supplier/setup'))
    },
  })
  const { getValues, setValue } = form
  useEffect(() => {
    if (!known) return
    if (!getValues('contactName')) setValue('contactName', `${known.firstName} ${known.lastName}`)
    if (!getValues('email')) setValue('email', known.email)
  }, [known, getValues, setValue])
  return form
}

type GoodsProps = { sells: string[]; onChange: (sells: string[]) => void; isWrong: boolean }

/** The categories of the shop, each with its box. */
function Goods({ sells, onChange, isWrong }: GoodsProps) {
  const t = useSellTexts()
  const read = useRead(categoryTreeQuery(call, useLanguage()))
  const others = (slug: string) => sells.filter((chosen) => chosen !== slug)
  return (
    <Part title={t.goods}>
      <QueryView read={read} failed={{ title: t.goodsFailed }} coming={<Skeleton className="h-40 sm:col-span-2" />}>
        {(categories) =>
          categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={sells.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...sells, id] : others(id))}
            />
          ))
        }
      </QueryView>
      {isWrong && sells.length === 0 && (
        <p role="alert" className="text-small font-medium text-danger sm:col-span-2">
          {t.sellsMissing}
        </p>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
