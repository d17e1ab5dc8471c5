import { useEffect, useState } from 'react'
import * as categoriesApi from '../../../contract/categories/categories.ts'
import { categoryBounds, MOST_IN_FOOTER, type OperatorCategory } from '../../../contract/categories/categories.ts'
import { contentBounds } from '../../../contract/operator/content.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { nameIn } from './category-name.ts'
import { EffectList } from './EffectList.tsx'
import { ArchiveDialog, MoveDialog, useTreeAgain } from './PlaceDialogs.tsx'
import { useOperatorCategoryTexts } from './texts.ts'
import { taxRateOptions } from './tax-rates.ts'

type CategoryDialogProps = {
  category: OperatorCategory
  tree: readonly OperatorCategory[]
  onClose: () => void
}
type Step = 'change' | 'move' | 'archive'

/** One category: what it says, and the ways to another place. */
export function CategoryDialog({ category, tree, onClose }: CategoryDialogProps) {
  const t = useOperatorCategoryTexts()
  const name = nameIn(category, useLanguage())
  const [step, setStep] = useState<Step>('change')
  const [isDirty, setDirty] = useState(false)
  const back = { category, onClose: () => setStep('change'), onDone: onClose }
  if (step === 'move') return <MoveDialog {...back} roots={tree.filter(({ parentSlug }) => parentSlug === null)} />
  if (step === 'archive') return <ArchiveDialog {...back} />
  return (
    <Dialog title={t.open(name)} onClose={onClose} hasUnsaved={isDirty} size="lg">
      <CategoryForm {...{ category, onClose }} onDirty={setDirty} onStep={setStep} />
    </Dialog>
  )
}

const valuesOf = ({ nameDe, nameEn, textDe, textEn, path, taxRate, showInFooter }: OperatorCategory) => ({
  nameDe,
  nameEn,
  textDe,
  textEn,
  path,
  taxRate: String(taxRate),
  showInFooter,
  reason: '',
})

type CategoryFormProps = {
  category: OperatorCategory
  onClose: () => void
  onDirty: (isDirty: boolean) => void
  onStep: (step: Step) => void
}

function CategoryForm({ category, onClose, onDirty, onStep }: CategoryFormProps) {
  const t = useOperatorCategoryTexts()
  const desk = useDeskTexts()
  const language = useLanguage()
  const again = useTreeAgain()
  const { slug, version, parentSlug, isArchived, formerPaths } = category
  const form = useCallForm({
    endpoint: categoriesApi.change,
    defaultValues: valuesOf(category),
    labels: { ...t, showInFooter: t.showInFooter(MOST_IN_FOOTER), reason: desk.reason },
    inputOf: ({ taxRate, ...values }: ReturnType<typeof valuesOf>) => ({
      ...values,
      taxRate: Number(taxRate),
      slug,
      version,
    }),
    // What was typed stays; saving again counts for what is there now, which the refusal has said.
    onRefused: () => void again(),
    async onDone(_, saved) {
      showToast('success', t.saved(nameIn(saved, language)))
      onClose()
      await again()
    },
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const path = form.watch('path')
  const isNewPath = path !== category.path && /^[a-z0-9-]{1,80}$/.test(path)
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('nameDe')} maxLength={contentBounds.name} />
      <TextField {...form.field('nameEn')} maxLength={contentBounds.name} />
      <TextField {...form.field('path')} hint={t.pathHint} maxLength={80} />
      <SelectField {...form.field('taxRate')} hint={t.taxRateHint} options={taxRateOptions(category.taxRate)} />
      <p className="text-small break-words text-ink-3 sm:col-span-2">
        {[
          t.slug(slug),
          ...(formerPaths.length > 0 ? [t.formerPaths(formerPaths.map((it) => `/${it}`).join(', '))] : []),
        ].join(' ')}
      </p>
      {isNewPath && (
        <div className="sm:col-span-2">
          <EffectList of={{ slug, path }} />
        </div>
      )}
      <Textarea {...form.field('textDe')} isOptional hint={t.textHint} maxLength={categoryBounds.text} />
      <Textarea {...form.field('textEn')} isOptional hint={t.textHint} maxLength={categoryBounds.text} />
      {parentSlug === null && (
        <Checkbox
          label={t.showInFooter(MOST_IN_FOOTER)}
          className="sm:col-span-2"
          {...form.register('showInFooter')}
          error={form.messageOf('showInFooter') ?? ''}
        />
      )}
      <TextField {...form.field('reason')} className="sm:col-span-2" maxLength={contentBounds.reason} />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <span className="mr-auto flex flex-wrap gap-3">
          <Link to={`/operator/categories/${slug}`} className={buttonClass({ variant: 'quiet' })}>
            {t.attributes}
          </Link>
          <Button variant="quiet" onClick={() => onStep('move')}>
            {t.move}
          </Button>
          <Button variant="quiet" onClick={() => onStep('archive')}>
            {isArchived ? t.restore : t.archive}
          </Button>
        </span>
        <Button type="submit" isLoading={form.isSending}>
          {t.save}
        </Button>
      </div>
    </CallForm>
  )
}
