import * as emailChangeApi from '../../../contract/security/email-change.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useEmailChangeStep } from './email-change.ts'
import { useEmailChangeTexts } from './email-change-texts.ts'

const empty = { email: '', password: '' }

/** Asks for the new address and the password; the links are mailed then. */
export function ChangeEmailDialog({ isConfirmed, onClose }: { isConfirmed: boolean; onClose: () => void }) {
  const t = useEmailChangeTexts()
  const changed = useEmailChangeStep()
  const form = useCallForm({
    endpoint: emailChangeApi.request,
    defaultValues: empty,
    labels: { email: t.email, password: t.password },
    cacheProfile: { as: 'email change', whileOpen: true },
    inputOf: (values: typeof empty) => values,
    async onDone() {
      showToast('success', t.requested)
      onClose()
      await changed()
    },
  })
  return (
    <Dialog title={t.changeTitle} onClose={onClose}>
      <CallForm form={form} lead={<p className="text-ink-2">{isConfirmed ? t.changeLead : t.changeLeadUnconfirmed}</p>}>
        <TextField {...form.field('email')} type="email" autoComplete="email" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Button type="submit" size="lg" isLoading={form.isSending}>
          {t.request}
        </Button>
      </CallForm>
    </Dialog>
  )
}
