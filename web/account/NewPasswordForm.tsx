import { useAccountTexts } from './account-texts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

const newPassword = async () => (await import('../../contract/account.ts')).newPassword

/** Sets a new password with the token of the mail. */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useAccountTexts()
  const form = useCallForm({
    endpoint: newPassword,
    defaultValues: { password: '' },
    labels: { password: t.newPassword },
    inputOf: ({ password }: { password: string }) => ({ token, password }),
    onDone: onSaved,
  })
  return (
    <CallForm form={form}>
      <PasswordField {...form.field('password')} autoComplete="new-password" />
      <PasswordRules password={form.watch('password')} />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.savePassword}
      </Button>
    </CallForm>
  )
}
