import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { contentBounds } from '../../../contract/operator/content.ts'
import type { Choices } from '../../../contract/operator/front-page.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import { placements, type OperatorPromotion } from '../../../contract/operator/promotions.ts'
import { berlinMinuteOf } from '../../desk/time/berlin.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { PictureField } from '../../uploads/operator/PictureField.tsx'
import { choicesQuery, contentKey } from './queries.ts'
import { slugOfTitle } from './slug-of-title.ts'
import { useOperatorPromotionTexts } from './texts.ts'

/** A new one, another like one that is there, or that one itself. */
export type Edited = { held: OperatorPromotion | null; isCopy: boolean }

export function PromotionDialog({ held, isCopy, onClose }: Edited & { onClose: () => void }) {
  const all = useOperatorPromotionTexts()
  const queryClient = useQueryClient()
  const choices = useRead(choicesQuery(useLanguage()))
  const [isDirty, setDirty] = useState(false)
  const title = held && !isCopy ? all.promotions.editTitle : all.promotions.add
  return (
    <Dialog title={title} onClose={onClose} hasUnsaved={isDirty} size="lg">
      <QueryView read={choices} failed={{ title: all.failed }} coming={<Skeleton className="h-96" />}>
        {(named) => (
          <PromotionForm
            {...{ held, isCopy, named }}
            onDirty={setDirty}
            onDone={async () => {
              showToast('success', all.saved)
              onClose()
              await queryClient.invalidateQueries({ queryKey: contentKey })
            }}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

type Values = ReturnType<typeof valuesOf>

const valuesOf = ({ held, isCopy }: Edited) => ({
  slug: isCopy ? '' : (held?.slug ?? ''),
  nameDe: held?.nameDe ?? '',
  nameEn: held?.nameEn ?? '',
  picture: held?.picture ?? '',
  placement: held?.placement ?? 'HOME',
  placeSlug: held?.placeSlug ?? '',
  slot: held?.slot ?? 'HIGHLIGHTS',
  url: held?.url ?? '/',
  storeSlug: held?.storeSlug ?? '',
  sort: String(held?.sort ?? 100),
  // The window of the one that is copied was its own.
  startsAt: berlinMinuteOf(isCopy ? null : (held?.startsAt ?? null)),
  endsAt: berlinMinuteOf(isCopy ? null : (held?.endsAt ?? null)),
  isDraft: isCopy || (held?.isDraft ?? false),
})

function inputOf({ slug, placeSlug, storeSlug, sort, startsAt, endsAt, ...values }: Values) {
  const isOfOne = values.placement === 'CATEGORY' || values.placement === 'STORE'
  return {
    ...values,
    slug: slugOfTitle(slug, values.nameDe),
    placeSlug: isOfOne && placeSlug ? placeSlug : null,
    storeSlug: storeSlug || null,
    sort: sort.trim() === '' ? Number.NaN : Number(sort),
    startsAt: startsAt.slice(0, 16),
    endsAt: endsAt.slice(0, 16),
  }
}

type PromotionFormProps = Edited & {
  named: Choices
  onDirty: (isDirty: boolean) => void
  onDone: () => Promise<void>
}

function PromotionForm({ held, isCopy, named, onDirty, onDone }: PromotionFormProps) {
  const all = useOperatorPromotionTexts()
  const t = all.promotions
  const changed = isCopy ? null : held
  const form = useCallForm({
    endpoint: changed ? promotionsApi.change : promotionsApi.create,
    defaultValues: valuesOf({ held, isCopy }),
    labels: { ...t, slug: all.slug },
    inputOf: (values: Values) => ({ ...inputOf(values), ...(changed && { version: changed.version }) }),
    onDone,
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const [placement, picture] = form.watch(['placement', 'picture'])
  const options = (of: { slug: string; name: string }[]) => of.map(({ slug, name }) => ({ value: slug, label: name }))
  const places = { CATEGORY: named.categories, STORE: named.stores, HOME: null, SEARCH: null }[placement]
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('nameDe')} maxLength={contentBounds.name} />
      <TextField {...form.field('nameEn')} maxLength={contentBounds.name} />
      <div className="max-w-80 sm:col-span-2">
        <PictureField
          label={t.picture}
          name={picture || null}
          error={form.messageOf('picture')}
          onChange={(name) => form.setValue('picture', name ?? '', { shouldDirty: true })}
        />
      </div>
      <SelectField
        {...form.field('placement')}
        options={placements.map((value) => ({ value, label: t.placements[value] }))}
      />
      {places && <SelectField {...form.field('placeSlug')} placeholder={t.everywhere} options={options(places)} />}
      <TextField {...form.field('slot')} hint={all.frontPage.slotHint} maxLength={contentBounds.slot} />
      <TextField {...form.field('url')} hint={t.urlHint} maxLength={contentBounds.path} />
      <SelectField
        {...form.field('storeSlug')}
        hint={t.storeHint}
        placeholder={t.own}
        options={options(named.stores)}
      />
      <TextField {...form.field('sort')} hint={t.sortHint} inputMode="numeric" maxLength={5} />
      <TextField {...form.field('startsAt')} type="datetime-local" className="sm:col-start-1" />
      <TextField {...form.field('endsAt')} type="datetime-local" />
      <p className="text-small text-ink-3 sm:col-span-2">{all.inBerlin}</p>
      {!changed && <TextField {...form.field('slug')} isOptional hint={all.slugHint} maxLength={80} />}
      <Checkbox label={all.isDraft} className="sm:col-span-2" {...form.register('isDraft')} />
      <Button type="submit" isLoading={form.isSending} className="justify-self-end sm:col-span-2">
        {all.save}
      </Button>
    </CallForm>
  )
}
