import { useEffect, useState } from 'react'
import * as categoriesApi from '../../../contract/categories/categories.ts'
import type { OperatorCategory } from '../../../contract/categories/categories.ts'
import { temperatures } from '../../../contract/delivery.ts'
import { contentBounds } from '../../../contract/operator/content.ts'
import { pathOfTitle } from '../../../contract/operator/post-content.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { PictureField } from '../../uploads/operator/PictureField.tsx'
import { nameIn } from './category-name.ts'
import { useTreeAgain } from './PlaceDialogs.tsx'
import { useOperatorCategoryTexts } from './texts.ts'
import { taxRateOptions } from './tax-rates.ts'

type NewCategoryDialogProps = { tree: readonly OperatorCategory[]; onClose: () => void }

/** A category that is to be, behind its siblings. */
export function NewCategoryDialog({ tree, onClose }: NewCategoryDialogProps) {
  const t = useOperatorCategoryTexts()
  const [isDirty, setDirty] = useState(false)
  return (
    <Dialog title={t.add} onClose={onClose} hasUnsaved={isDirty} size="lg">
      <NewCategoryForm {...{ tree, onClose }} onDirty={setDirty} />
    </Dialog>
  )
}

const empty = {
  parentSlug: '',
  nameDe: '',
  nameEn: '',
  path: '',
  picture: '',
  taxRate: '19',
  isFood: false,
  temperature: 'AMBIENT' as OperatorCategory['temperature'],
  reason: '',
}
type Values = typeof empty

const inputOf = ({ parentSlug, path, taxRate, ...values }: Values) => ({
  ...values,
  parentSlug: parentSlug || null,
  path: path || pathOfTitle(values.nameDe),
  taxRate: Number(taxRate),
})

function NewCategoryForm({ tree, onClose, onDirty }: NewCategoryDialogProps & { onDirty: (isDirty: boolean) => void }) {
  const t = useOperatorCategoryTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const again = useTreeAgain()
  const form = useCallForm({
    endpoint: categoriesApi.create,
    defaultValues: empty,
    labels: { ...t, reason: desk.reason },
    inputOf,
    async onDone(_, added) {
      showToast('success', t.added(nameIn(added, language)))
      onClose()
      await again()
    },
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const [parentSlug, picture] = form.watch(['parentSlug', 'picture'])
  const roots = tree.filter((row) => row.parentSlug === null && !row.isArchived)
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('nameDe')} maxLength={contentBounds.name} />
      <TextField {...form.field('nameEn')} maxLength={contentBounds.name} />
      <SelectField
        {...form.field('parentSlug')}
        placeholder={t.isRoot}
        options={roots.map((root) => ({ value: root.slug, label: nameIn(root, language) }))}
      />
      <TextField {...form.field('path')} isOptional hint={t.pathHint} maxLength={80} />
      <SelectField {...form.field('taxRate')} options={taxRateOptions(19)} />
      <SelectField
        {...form.field('temperature')}
        options={temperatures.map((value) => ({ value, label: t.temperatures[value] }))}
      />
      {parentSlug === '' && <Checkbox label={t.isFood} className="sm:col-span-2" {...form.register('isFood')} />}
      <div className="max-w-80 sm:col-span-2">
        <PictureField
          label={t.picture}
          name={picture || null}
          error={form.messageOf('picture')}
          onChange={(name) => form.setValue('picture', name ?? '', { shouldDirty: true })}
        />
      </div>
      <TextField {...form.field('reason')} className="sm:col-span-2" maxLength={contentBounds.reason} />
      <Button type="submit" isLoading={form.isSending} className="justify-self-end sm:col-span-2">
        {t.save}
      </Button>
    </CallForm>
  )
}
