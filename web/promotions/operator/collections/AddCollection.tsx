import { useCreating } from '../../../desk/use-creating.ts'
import Plus from 'lucide-react/icons/plus'
import * as collectionsApi from '../../../../contract/collections/collections.ts'
import { contentBounds } from '../../../../contract/operator/content.ts'
import { useFrame } from '../../../frame/frame-context.ts'
import { localPath } from '../../../paths.ts'
import { useCallForm } from '../../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { CallForm } from '../../../ui/fields/CallForm.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { PictureField } from '../../../uploads/operator/PictureField.tsx'
import { slugOfTitle } from '../slug-of-title.ts'
import { useOperatorCollectionTexts, useOperatorPromotionTexts } from '../texts.ts'

/** Begins a collection as a draft, and opens it. */
export function AddCollection() {
  const t = useOperatorCollectionTexts()
  const [isOpen, setOpen] = useCreating()
  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      {isOpen && (
        <Dialog title={t.add} onClose={() => setOpen(false)} hasUnsaved size="lg">
          <AddForm />
        </Dialog>
      )}
    </>
  )
}

const nothing = {
  descriptionDe: '',
  descriptionEn: '',
  homeRank: null,
  category: null,
  brand: null,
  attribute: null,
  attributeValue: null,
  priceMax: null,
  newDays: null,
  sortedBy: 'HAND',
  skuIds: [],
  startsAt: null,
  endsAt: null,
  isDraft: true,
} as const

type Values = { titleDe: string; titleEn: string; picture: string; slug: string }

function AddForm() {
  const t = useOperatorCollectionTexts()
  const content = useOperatorPromotionTexts()
  const language = useLanguage()
  const { navigator } = useFrame()
  const form = useCallForm({
    endpoint: collectionsApi.create,
    defaultValues: { titleDe: '', titleEn: '', picture: '', slug: '' },
    labels: { ...t.fields, slug: content.slug },
    inputOf: ({ slug, ...values }: Values) => ({
      ...nothing,
      ...values,
      slug: slugOfTitle(slug, values.titleDe),
    }),
    onDone: ({ slug }) => navigator.push(localPath(language, `/operator/collections/${slug}`)),
  })
  const picture = form.watch('picture')
  return (
    <CallForm form={form} className="grid gap-4 sm:grid-cols-2">
      <TextField {...form.field('titleDe')} maxLength={contentBounds.name} />
      <TextField {...form.field('titleEn')} maxLength={contentBounds.name} />
      <div className="max-w-80 sm:col-span-2">
        <PictureField
          label={t.fields.picture}
          name={picture || null}
          error={form.messageOf('picture')}
          onChange={(name) => form.setValue('picture', name ?? '', { shouldDirty: true })}
        />
      </div>
      <TextField {...form.field('slug')} isOptional hint={content.slugHint} maxLength={80} className="sm:col-span-2" />
      <Button type="submit" isLoading={form.isSending} className="justify-self-end sm:col-span-2">
        {t.addAction}
      </Button>
    </CallForm>
  )
}
