import * as requestsApi from '../../contract/order-requests.ts'
import type { OrderRequest } from '../../contract/order-requests.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { showToast } from '../platform/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { useRequestTexts } from './queries.ts'
import { useReadAgain } from './use-decisions.ts'

/** Asks for the reason, which goes to who asked by mail. */
export function RefuseDialog({ request: { id }, onClose }: { request: OrderRequest; onClose: () => void }) {
  const t = useRequestTexts()
  const readAgain = useReadAgain()
  const form = useCallForm({
    endpoint: requestsApi.refuse,
    defaultValues: { reply: '' },
    labels: { reply: t.reason },
    inputOf: ({ reply }: { reply: string }) => ({ id, reply }),
    async onDone() {
      showToast('success', t.refused)
      onClose()
      await readAgain()
    },
  })
  return (
    <Dialog title={t.refuseTitle} onClose={onClose} hasUnsaved={form.watch('reply') !== ''}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.refuseText}</p>}>
        <Textarea {...form.field('reply')} maxLength={500} />
        <Button type="submit" variant="danger" isLoading={form.isSending}>
          {t.refuse}
        </Button>
      </CallForm>
    </Dialog>
  )
}
