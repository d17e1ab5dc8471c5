import * as settingsApi from '../../../contract/store-settings.ts'
import type { StoreProfile } from '../../../contract/store-settings.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { picturesQuery, type Pictures } from './pictures/queries.ts'
import { StorePreview } from './pictures/StorePreview.tsx'
import { useDrawnPictures } from './pictures/use-drawn-pictures.ts'
import { withPictures } from './pictures/with-pictures.ts'
import { PartForm } from './PartForm.tsx'
import type { Settings } from './queries.ts'
import { useSettingsTexts } from './texts.ts'
import { usePartForm } from './use-part-form.ts'

/** What buyers read of the store, in both languages. */
export function ProfilePart({ profile: { version, ...stored } }: { profile: Settings['profile'] }) {
  const t = useSettingsTexts()
  const form = usePartForm({
    endpoint: settingsApi.changeProfile,
    stored,
    version,
    inputOf: (values: typeof stored) => values,
  })
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <PartForm title={t.tabs.profile} form={form} lead={t.nameFixed}>
        <TextField {...form.field('taglineDe')} maxLength={120} />
        <TextField {...form.field('taglineEn')} maxLength={120} />
        <Textarea {...form.field('descriptionDe')} rows={8} maxLength={4000} />
        <Textarea {...form.field('descriptionEn')} rows={8} maxLength={4000} />
      </PartForm>
      <ProfilePreview typed={form.typed} />
    </div>
  )
}

/** The store with the words that are typed. */
function ProfilePreview({ typed }: { typed: StoreProfile }) {
  const t = useSettingsTexts().preview
  const read = useRead(picturesQuery)
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
      {(pictures) => <TypedPreview typed={typed} pictures={pictures} />}
    </QueryView>
  )
}

function TypedPreview({ typed, pictures }: { typed: StoreProfile; pictures: Pictures }) {
  const { store, uploads, ...chosen } = pictures
  const drawn = useDrawnPictures(chosen, uploads)
  const { taglineDe, taglineEn, descriptionDe, descriptionEn } = typed
  const words = {
    de: { tagline: taglineDe, description: paragraphsOf(descriptionDe) },
    en: { tagline: taglineEn, description: paragraphsOf(descriptionEn) },
  }
  return (
    <StorePreview
      storeIn={(language) => withPictures({ ...store[language], ...words[language] }, { chosen, ...drawn })}
    />
  )
}

const paragraphsOf = (text: string) => text.replaceAll('<', '').replaceAll(/\n+/g, '</p>')
