import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { CodeField } from '../sign-in/CodeField.tsx'
import { useSecondFactorChanged } from './second-factor.ts'
import { useSecurityTexts } from './security-texts.ts'

const empty = { password: '', code: '' }

/** Switches the app off, with both the password and a code. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const t = useSecurityTexts().secondFactor
  const changed = useSecondFactorChanged()
  const form = useCallForm({
    endpoint: secondFactorApi.removeTotp,
    defaultValues: empty,
    labels: { password: t.password, code: t.code },
    inputOf: (values: typeof empty) => values,
    async onDone() {
      showToast('success', t.removed)
      onClose()
      await changed()
    },
  })
  return (
    <Dialog title={t.removeTitle} onClose={onClose}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.removeLead}</p>}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <CodeField {...form.field('code')} hint={t.codeOrRecovery} />
        <Button type="submit" variant="danger" isLoading={form.isSending} className="justify-self-end">
          {t.remove}
        </Button>
      </CallForm>
    </Dialog>
  )
}
