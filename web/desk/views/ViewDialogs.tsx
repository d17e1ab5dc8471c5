import { viewBounds } from '../../../contract/desk/lists.ts'
import * as viewsApi from '../../../contract/desk/views.ts'
import type { View } from '../../../contract/desk/views.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { useListAddress } from '../list/list-address.ts'
import { useDeskTexts } from '../texts.ts'
import { useViewsAgain } from './use-saved-views.ts'
import type { Filters } from './view-address.ts'

type Named = { name: string; isShared: boolean }

/** Asks under which name a list is saved as it is shown, and shows it as that view. */
export function NewView({ list, filters, onClose }: { list: string; filters: Filters; onClose: () => void }) {
  const t = useDeskTexts().list.saved
  const { side } = useWorkplaceRoutes()
  const { set } = useListAddress()
  const again = useViewsAgain()
  const form = useCallForm({
    endpoint: viewsApi.save,
    defaultValues: { name: '', isShared: false } as Named,
    labels: { name: t.name },
    inputOf: (values: Named) => ({ list, ...values, state: { filters } }),
    async onDone({ id }) {
      await again()
      set({ saved: id }, { isSamePage: true })
      onClose()
    },
  })
  return (
    <Dialog title={t.titleNew} onClose={onClose}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.lead}</p>}>
        <TextField {...form.field('name')} maxLength={viewBounds.maxName} autoComplete="off" />
        <Checkbox label={t.share[side]} {...form.register('isShared')} />
        <Button type="submit" isLoading={form.isSending}>
          {t.save}
        </Button>
      </CallForm>
    </Dialog>
  )
}

/** Another name, and for whom it is; its filters stay those it was saved with. */
export function RenamedView({ view, onClose }: { view: View; onClose: () => void }) {
  const t = useDeskTexts().list.saved
  const { side } = useWorkplaceRoutes()
  const again = useViewsAgain()
  const { id, version, state, name, isShared } = view
  const form = useCallForm({
    endpoint: viewsApi.change,
    defaultValues: { name, isShared } as Named,
    labels: { name: t.name },
    inputOf: (values: Named) => ({ id, version, state, ...values }),
    async onDone() {
      await again()
      onClose()
    },
    onRefused: () => void again(),
  })
  return (
    <Dialog title={t.titleRename} onClose={onClose}>
      <CallForm form={form}>
        <TextField {...form.field('name')} maxLength={viewBounds.maxName} autoComplete="off" />
        <Checkbox label={t.share[side]} {...form.register('isShared')} />
        <Button type="submit" isLoading={form.isSending}>
          {t.save}
        </Button>
      </CallForm>
    </Dialog>
  )
}
