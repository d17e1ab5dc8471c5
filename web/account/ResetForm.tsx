import { showToast } from '../platform/toasts.ts'
import { useAccountTexts } from './account-texts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { TextField } from '../ui/fields/TextField.tsx'

const forgotPassword = async () => (await import('../../contract/account.ts')).forgotPassword

/** Reset view of the login dialog and of /forgot-password; a successful request says so in a toast. */
export function ResetForm({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const t = useAccountTexts()
  const { register, submit, messageOf, refusal, isSending } = useCallForm({
    endpoint: forgotPassword,
    defaultValues: { email: '' },
    cacheProfile: { as: 'forgotten password', whileOpen: true },
    inputOf: (values) => values,
    onDone() {
      showToast('success', t.resetSent)
      onSent()
    },
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-ink-2">{t.resetLead}</p>
      <FormRefusal text={refusal} />
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        error={messageOf('email')}
        {...register('email')}
      />
      <Button type="submit" size="lg" isLoading={isSending}>
        {t.sendLink}
      </Button>
      <button type="button" onClick={onBack} className="min-h-10 text-brand underline">
        {t.backToSignIn}
      </button>
    </form>
  )
}
