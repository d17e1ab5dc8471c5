import { useQueryClient } from '@tanstack/react-query'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import type { ListingViewMode } from '../listings/listing-view.ts'
import { showToast } from '../platform/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { savedFilterBounds } from '../../contract/saved-filters/bounds.ts'
import type { Choice } from './choice.ts'
import { loadSavedFiltersApi, useSavedFilterTexts } from './queries.ts'

const save = async () => (await loadSavedFiltersApi()).save

type NameDialogProps = {
  choice: Choice & { view?: ListingViewMode }
  name: string
  isNew?: boolean
  onClose: () => void
}

/** Asks under which name a choice is kept. */
export function NameDialog({ choice, name, isNew = false, onClose }: NameDialogProps) {
  const t = useSavedFilterTexts()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: save,
    defaultValues: { name },
    labels: t,
    inputOf: (values) => ({ ...choice, ...values }),
    async onDone(filter) {
      await queryClient.invalidateQueries({ queryKey: ['saved-filters'] })
      showToast('success', t.saved(filter.name))
      onClose()
    },
  })
  return (
    <Dialog title={isNew ? t.titleNew : t.titleRename} onClose={onClose}>
      <CallForm form={form} lead={isNew && <p className="text-ink-2">{t.lead}</p>}>
        <TextField {...form.field('name')} maxLength={savedFilterBounds.maxName} autoComplete="off" />
        <Button type="submit" isLoading={form.isSending}>
          {t.submit}
        </Button>
      </CallForm>
    </Dialog>
  )
}
