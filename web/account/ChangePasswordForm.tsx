import * as accountApi from '../../contract/account.ts'
import { showToast } from '../platform/toasts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { renewToken } from '../platform/viewer/change-viewer.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useAreaTexts } from './area-texts.ts'
import { PasswordRules } from './PasswordRules.tsx'

const empty = { currentPassword: '', newPassword: '' }

/** Replaces the password; this browser goes on with the token of the answer, all others are signed out. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useAreaTexts().password
  const { register, submit, messageOf, refusal, isSending, watch, reset } = useCallForm({
    endpoint: accountApi.changePassword,
    defaultValues: empty,
    inputOf: (values: typeof empty) => values,
    onDone({ authToken }) {
      renewToken(authToken)
      reset(empty)
      showToast('success', t.saved)
    },
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormRefusal text={refusal} />
      {/* Tells a password store whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t.current}
        autoComplete="current-password"
        error={messageOf('currentPassword')}
        {...register('currentPassword')}
      />
      <PasswordField
        label={t.next}
        autoComplete="new-password"
        error={messageOf('newPassword')}
        {...register('newPassword')}
      />
      <PasswordRules password={watch('newPassword')} />
      <Button type="submit" size="lg" isLoading={isSending} className="sm:justify-self-start">
        {t.save}
      </Button>
    </form>
  )
}
