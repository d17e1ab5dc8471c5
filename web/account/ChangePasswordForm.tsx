import * as accountApi from '../../contract/account.ts'
import { showToast } from '../platform/toasts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { renewToken } from '../platform/viewer/change-viewer.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useAreaTexts } from './area-texts.ts'
import { PasswordRules } from './PasswordRules.tsx'

const empty = { currentPassword: '', newPassword: '' }

/** Replaces the password; this browser goes on with the token of the answer, all others are signed out. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useAreaTexts().password
  const form = useCallForm({
    endpoint: accountApi.changePassword,
    defaultValues: empty,
    labels: { currentPassword: t.current, newPassword: t.next },
    inputOf: (values: typeof empty) => values,
    onDone({ authToken }) {
      renewToken(authToken)
      form.reset(empty)
      showToast('success', t.saved)
    },
  })
  return (
    <CallForm form={form} className="grid gap-5">
      {/* Tells a password store whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      <PasswordField {...form.field('newPassword')} autoComplete="new-password" />
      <PasswordRules password={form.watch('newPassword')} />
      <Button type="submit" size="lg" isLoading={form.isSending} className="sm:justify-self-start">
        {t.save}
      </Button>
    </CallForm>
  )
}
