import { useAccountTexts } from './account-texts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

const newPassword = async () => (await import('../../contract/account.ts')).newPassword

/** Sets a new password with the token of the mail. */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useAccountTexts()
  const { register, submit, messageOf, refusal, isSending, watch } = useCallForm({
    endpoint: newPassword,
    defaultValues: { password: '' },
    inputOf: ({ password }: { password: string }) => ({ token, password }),
    onDone: onSaved,
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormRefusal text={refusal} />
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        error={messageOf('password')}
        {...register('password')}
      />
      <PasswordRules password={watch('password')} />
      <Button type="submit" size="lg" isLoading={isSending}>
        {t.savePassword}
      </Button>
    </form>
  )
}
