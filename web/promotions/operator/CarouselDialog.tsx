import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as frontPageApi from '../../../contract/operator/front-page.ts'
import {
  carouselRules,
  carouselTypes,
  type Choices,
  type OperatorCarousel,
} from '../../../contract/operator/front-page.ts'
import { contentBounds } from '../../../contract/operator/content.ts'
import { berlinMinuteOf } from '../../desk/time/berlin.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { choicesQuery, contentKey } from './queries.ts'
import { slugOfTitle } from './slug-of-title.ts'
import { useOperatorPromotionTexts } from './texts.ts'

type CarouselDialogProps = { carousel: OperatorCarousel | null; onClose: () => void }

/** One carousel of the front page, or a new one. */
export function CarouselDialog({ carousel, onClose }: CarouselDialogProps) {
  const t = useOperatorPromotionTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const choices = useRead(choicesQuery(language))
  const [isRemoving, setRemoving] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const remove = useWrite({
    mutationFn: (removed: { slug: string; reason: string }) => call(frontPageApi.removeCarousel, removed),
    onSuccess: () => done(t.frontPage.removed),
  })
  const done = async (words: string) => {
    showToast('success', words)
    onClose()
    await queryClient.invalidateQueries({ queryKey: contentKey })
  }
  if (carousel && isRemoving)
    return (
      <ReasonDialog
        title={t.frontPage.removeTitle(language === 'de' ? carousel.titleDe : carousel.titleEn)}
        hint={t.frontPage.removeHint}
        action={t.frontPage.remove}
        isDanger
        onDone={(reason) => remove.mutateAsync({ slug: carousel.slug, reason })}
        onClose={() => setRemoving(false)}
      />
    )
  return (
    <Dialog title={carousel ? t.frontPage.editTitle : t.frontPage.add} onClose={onClose} hasUnsaved={isDirty} size="lg">
      <QueryView read={choices} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
        {(named) => (
          <CarouselForm
            {...{ carousel, named }}
            onDirty={setDirty}
            onDone={() => done(t.saved)}
            onRemove={() => setRemoving(true)}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

type Values = ReturnType<typeof valuesOf>

const valuesOf = (held: OperatorCarousel | null) => ({
  slug: held?.slug ?? '',
  slot: held?.slot ?? '',
  type: held?.type ?? 'PRODUCT',
  titleDe: held?.titleDe ?? '',
  titleEn: held?.titleEn ?? '',
  viewMoreUrl: held?.viewMoreUrl ?? '/search',
  rule: held?.collectionSlug ? 'COLLECTION' : (held?.rule ?? 'BESTSELLER'),
  collectionSlug: held?.collectionSlug ?? '',
  categorySlug: held?.categorySlug ?? '',
  startsAt: berlinMinuteOf(held?.startsAt ?? null),
  endsAt: berlinMinuteOf(held?.endsAt ?? null),
  isDraft: held?.isDraft ?? false,
})

function inputOf({ slug, rule, collectionSlug, categorySlug, startsAt, endsAt, ...values }: Values) {
  const isGoods = values.type === 'PRODUCT'
  const isOfCollection = isGoods && rule === 'COLLECTION'
  return {
    ...values,
    slug: slugOfTitle(slug, values.titleDe),
    rule: isGoods && !isOfCollection ? rule : null,
    collectionSlug: isOfCollection ? collectionSlug : null,
    categorySlug: isGoods && !isOfCollection && categorySlug ? categorySlug : null,
    startsAt: startsAt.slice(0, 16) || null,
    endsAt: endsAt.slice(0, 16) || null,
  }
}

type CarouselFormProps = {
  carousel: OperatorCarousel | null
  named: Choices
  onDirty: (isDirty: boolean) => void
  onDone: () => Promise<void>
  onRemove: () => void
}

function CarouselForm({ carousel, named, onDirty, onDone, onRemove }: CarouselFormProps) {
  const all = useOperatorPromotionTexts()
  const t = all.frontPage
  const form = useCallForm({
    endpoint: carousel ? frontPageApi.changeCarousel : frontPageApi.createCarousel,
    defaultValues: valuesOf(carousel),
    labels: { ...t, slug: all.slug, rule: t.source, collectionSlug: t.collection, categorySlug: t.category },
    inputOf: (values: Values) => ({ ...inputOf(values), ...(carousel && { version: carousel.version }) }),
    onDone,
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const [type, rule] = form.watch(['type', 'rule'])
  const options = (of: { slug: string; name: string }[]) => of.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('titleDe')} maxLength={contentBounds.name} />
      <TextField {...form.field('titleEn')} maxLength={contentBounds.name} />
      <SelectField {...form.field('type')} options={carouselTypes.map((value) => ({ value, label: t.types[value] }))} />
      <TextField {...form.field('slot')} hint={t.slotHint} maxLength={contentBounds.slot} />
      {type === 'PRODUCT' && (
        <>
          <SelectField
            {...form.field('rule')}
            options={[...carouselRules, 'COLLECTION' as const].map((value) => ({ value, label: t.sources[value] }))}
          />
          {rule === 'COLLECTION' ? (
            <SelectField {...form.field('collectionSlug')} placeholder="–" options={options(named.collections)} />
          ) : (
            <SelectField
              {...form.field('categorySlug')}
              placeholder={t.allCategories}
              options={options(named.categories)}
            />
          )}
        </>
      )}
      <TextField {...form.field('viewMoreUrl')} hint={t.viewMoreHint} maxLength={contentBounds.path} />
      {!carousel && <TextField {...form.field('slug')} isOptional hint={all.slugHint} maxLength={80} />}
      <TextField {...form.field('startsAt')} isOptional type="datetime-local" className="sm:col-start-1" />
      <TextField {...form.field('endsAt')} isOptional type="datetime-local" />
      <p className="text-small text-ink-3 sm:col-span-2">{all.inBerlin}</p>
      <Checkbox label={all.isDraft} className="sm:col-span-2" {...form.register('isDraft')} />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        {carousel && (
          <Button variant="quiet" className="mr-auto" onClick={onRemove}>
            {t.remove}
          </Button>
        )}
        <Button type="submit" isLoading={form.isSending}>
          {all.save}
        </Button>
      </div>
    </CallForm>
  )
}
