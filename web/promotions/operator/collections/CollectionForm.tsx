import { useId } from 'react'
import * as collectionsApi from '../../../../contract/collections/collections.ts'
import {
  collectionBounds,
  collectionOrders,
  type OperatorCollection,
} from '../../../../contract/collections/collections.ts'
import { contentBounds } from '../../../../contract/operator/content.ts'
import { useCallForm } from '../../../platform/forms/use-call-form.ts'
import { GoodsPicker } from '../../../products/operator/GoodsPicker.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CallForm } from '../../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { PictureField } from '../../../uploads/operator/PictureField.tsx'
import { useOperatorCollectionTexts, useOperatorPromotionTexts } from '../texts.ts'
import { inputOf, skuIdsOf, triedRule, valuesOf, type CollectionValues } from './collection-values.ts'
import { CategoryField } from './CategoryField.tsx'
import { TriedRule } from './TriedRule.tsx'

type CollectionFormProps = {
  collection: OperatorCollection
  onDone: (saved: OperatorCollection) => Promise<void>
}

/** What a collection says, holds, follows, and when it is shown. */
export function CollectionForm({ collection, onDone }: CollectionFormProps) {
  const t = useOperatorCollectionTexts()
  const content = useOperatorPromotionTexts()
  const { slug, version } = collection
  const form = useCallForm({
    endpoint: collectionsApi.change,
    defaultValues: valuesOf(collection),
    labels: t.fields,
    inputOf: (values: CollectionValues) => ({ ...inputOf(values), slug, version }),
    onDone,
  })
  const values = form.watch()
  const tried = triedRule(values)
  const picksId = useId()
  return (
    <>
      {/* Outside of the form, as Enter searches there. */}
      <section aria-labelledby={picksId} className="edit-fields">
        <h2 id={picksId} className="text-lg">
          {t.picks}
        </h2>
        {form.messageOf('skuIds') && (
          <p role="alert" className="text-small font-medium text-danger">
            {form.messageOf('skuIds')}
          </p>
        )}
        <GoodsPicker
          skuIds={skuIdsOf(values)}
          goods={collection.goods}
          most={collectionBounds.picks}
          onChange={(skuIds) => form.setValue('skuIds', skuIds.join(' '), { shouldDirty: true })}
        />
      </section>
      <CallForm form={form} className="edit-fields">
        <TextField {...form.field('titleDe')} maxLength={contentBounds.name} />
        <TextField {...form.field('titleEn')} maxLength={contentBounds.name} />
        <Textarea {...form.field('descriptionDe')} rows={3} maxLength={contentBounds.text} />
        <Textarea {...form.field('descriptionEn')} rows={3} maxLength={contentBounds.text} />
        <PictureField
          label={t.fields.picture}
          name={values.picture || null}
          error={form.messageOf('picture')}
          onChange={(name) => form.setValue('picture', name ?? '', { shouldDirty: true })}
        />
        <h2 className="text-lg">{t.rule}</h2>
        <p className="text-small text-ink-2">{t.ruleHint}</p>
        <CategoryField {...form.field('category')} />
        <TextField {...form.field('brand')} isOptional maxLength={collectionBounds.words} />
        <TextField {...form.field('attribute')} isOptional hint={t.attributeHint} maxLength={collectionBounds.words} />
        <TextField {...form.field('attributeValue')} isOptional maxLength={collectionBounds.words} />
        <TextField {...form.field('priceMax')} isOptional hint={t.priceHint} inputMode="decimal" maxLength={10} />
        <TextField {...form.field('newDays')} isOptional inputMode="numeric" maxLength={3} />
        {tried && <TriedRule rule={tried} />}
        <SelectField
          {...form.field('sortedBy')}
          hint={t.orderHint}
          options={collectionOrders.map((value) => ({ value, label: t.orders[value] }))}
        />
        <h2 className="text-lg">{t.shown}</h2>
        <TextField {...form.field('homeRank')} isOptional hint={t.homeHint} inputMode="numeric" maxLength={4} />
        <TextField {...form.field('startsAt')} isOptional type="datetime-local" />
        <TextField {...form.field('endsAt')} isOptional type="datetime-local" />
        <p className="text-small text-ink-3">{content.inBerlin}</p>
        <Checkbox label={t.isDraft} {...form.register('isDraft')} />
        <Button type="submit" isLoading={form.isSending} className="justify-self-end">
          {content.save}
        </Button>
      </CallForm>
    </>
  )
}
