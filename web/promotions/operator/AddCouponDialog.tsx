import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { contentBounds } from '../../../contract/operator/content.ts'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import { couponKinds, type CouponKind } from '../../../contract/trade/coupon-kinds.ts'
import { couponAudiences, couponBearers } from '../../../contract/operator/coupons.ts'
import type { Choices } from '../../../contract/operator/front-page.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { choicesQuery, contentKey } from './queries.ts'
import { useOperatorCouponTexts } from './texts.ts'

type AddCouponDialogProps = { onClose: () => void; onAdded: (id: string) => void }

/** A new coupon, of one code or many. */
export function AddCouponDialog({ onClose, onAdded }: AddCouponDialogProps) {
  const t = useOperatorCouponTexts()
  const queryClient = useQueryClient()
  const choices = useRead(choicesQuery(useLanguage()))
  const [isDirty, setDirty] = useState(false)
  return (
    <Dialog title={t.add} onClose={onClose} hasUnsaved={isDirty} size="lg">
      <QueryView read={choices} failed={{ title: t.failed }} coming={<Skeleton className="h-96" />}>
        {(named) => (
          <CouponForm
            named={named}
            onDirty={setDirty}
            onDone={async (id) => {
              showToast('success', t.added)
              onClose()
              onAdded(id)
              await queryClient.invalidateQueries({ queryKey: contentKey })
            }}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

const empty = {
  of: 'one' as 'one' | 'many',
  code: '',
  name: '',
  prefix: '',
  count: '100',
  kind: 'PERCENT' as CouponKind,
  value: '',
  storeSlug: '',
  minimum: '0',
  limitTotal: '',
  limitPerBuyer: '',
  audience: 'ALL' as (typeof couponAudiences)[number],
  borneBy: 'STORE' as (typeof couponBearers)[number],
  buyers: '',
  startsAt: '',
  endsAt: '',
  descriptionDe: '',
  descriptionEn: '',
}
type Values = typeof empty

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))
const numberOrNone = (text: string) => (text.trim() === '' ? null : numberOf(text))

function inputOf({ of, code, name, prefix, count, ...values }: Values) {
  const {
    kind,
    value,
    storeSlug,
    minimum,
    limitTotal,
    limitPerBuyer,
    audience,
    borneBy,
    buyers,
    startsAt,
    endsAt,
    ...words
  } = values
  return {
    ...words,
    kind,
    code: of === 'one' ? code.trim().toUpperCase() : null,
    name: of === 'many' ? name : null,
    prefix: of === 'many' ? prefix.trim().toUpperCase() : '',
    count: of === 'many' ? numberOf(count) : null,
    value: kind === 'FREE_SHIPPING' ? 0 : numberOf(value),
    storeSlug: storeSlug || null,
    minimum: numberOf(minimum),
    limitTotal: numberOrNone(limitTotal),
    limitPerBuyer: numberOrNone(limitPerBuyer),
    audience,
    borneBy: kind === 'FREE_SHIPPING' ? ('STORE' as const) : borneBy,
    buyers: audience === 'NAMED' ? buyers.split(/[\s,;]+/).filter(Boolean) : [],
    startsAt: startsAt.slice(0, 16),
    endsAt: endsAt.slice(0, 16),
  }
}

type CouponFormProps = {
  named: Choices
  onDirty: (isDirty: boolean) => void
  onDone: (id: string) => Promise<void>
}

function CouponForm({ named, onDirty, onDone }: CouponFormProps) {
  const t = useOperatorCouponTexts()
  const form = useCallForm({
    endpoint: couponsApi.create,
    defaultValues: empty,
    labels: { ...t, of: t.isMany, minimum: t.minimumField },
    inputOf,
    onDone: ({ id }) => onDone(id),
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const [of, kind, audience] = form.watch(['of', 'kind', 'audience'])
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...form.field('of')}
        options={(['one', 'many'] as const).map((value) => ({ value, label: t[value] }))}
      />
      {of === 'one' ? (
        <TextField {...form.field('code')} hint={t.codeHint} maxLength={40} autoComplete="off" />
      ) : (
        <>
          <TextField {...form.field('name')} maxLength={contentBounds.name} />
          <TextField {...form.field('prefix')} isOptional maxLength={12} />
          <TextField {...form.field('count')} inputMode="numeric" maxLength={4} />
        </>
      )}
      <SelectField
        {...form.field('kind')}
        className="sm:col-start-1"
        options={couponKinds.map((value) => ({ value, label: t.kinds[value] }))}
      />
      {kind !== 'FREE_SHIPPING' && <TextField {...form.field('value')} inputMode="decimal" maxLength={12} />}
      <SelectField
        {...form.field('storeSlug')}
        className="sm:col-start-1"
        placeholder={t.everywhere}
        options={named.stores.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TextField {...form.field('minimum')} inputMode="decimal" suffix="€" maxLength={12} />
      <TextField {...form.field('limitTotal')} isOptional hint={t.unlimited} inputMode="numeric" maxLength={7} />
      <TextField {...form.field('limitPerBuyer')} isOptional hint={t.unlimited} inputMode="numeric" maxLength={7} />
      <SelectField
        {...form.field('audience')}
        className="sm:col-start-1"
        options={couponAudiences.map((value) => ({ value, label: t.audiences[value] }))}
      />
      {audience === 'NAMED' && <Textarea {...form.field('buyers')} hint={t.buyersHint} rows={4} />}
      {kind !== 'FREE_SHIPPING' && (
        <SelectField
          {...form.field('borneBy')}
          className="sm:col-start-1"
          hint={t.borneByHint}
          options={couponBearers.map((value) => ({ value, label: t.bearers[value] }))}
        />
      )}
      <TextField {...form.field('startsAt')} type="datetime-local" />
      <TextField {...form.field('endsAt')} type="datetime-local" />
      <p className="text-small text-ink-3 sm:col-span-2">{t.inBerlin}</p>
      <TextField {...form.field('descriptionDe')} isOptional hint={t.descriptionHint} maxLength={200} />
      <TextField {...form.field('descriptionEn')} isOptional hint={t.descriptionHint} maxLength={200} />
      <Button type="submit" isLoading={form.isSending} className="justify-self-end sm:col-span-2">
        {t.save}
      </Button>
    </CallForm>
  )
}
