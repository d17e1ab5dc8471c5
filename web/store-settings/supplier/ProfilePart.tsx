import * as settingsApi from '../../../contract/store-settings.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
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
    <PartForm title={t.tabs.profile} form={form} lead={t.nameFixed}>
      <TextField {...form.field('taglineDe')} maxLength={120} />
      <TextField {...form.field('taglineEn')} maxLength={120} />
      <Textarea {...form.field('descriptionDe')} rows={8} maxLength={4000} />
      <Textarea {...form.field('descriptionEn')} rows={8} maxLength={4000} />
    </PartForm>
  )
}
