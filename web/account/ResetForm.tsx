import { showToast } from '../platform/toasts.ts'
import { useAccountTexts } from './account-texts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { TextField } from '../ui/fields/TextField.tsx'

const forgotPassword = async () => (await import('../../contract/account.ts')).forgotPassword

/** Reset view of the login dialog and of /forgot-password; a successful request says so in a toast. */
export function ResetForm({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const t = useAccountTexts()
  const form = useCallForm({
    endpoint: forgotPassword,
    defaultValues: { email: '' },
    labels: t,
    cacheProfile: { as: 'forgotten password', whileOpen: true },
    inputOf: (values) => values,
    onDone() {
      showToast('success', t.resetSent)
      onSent()
    },
  })
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{t.resetLead}</p>}>
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.sendLink}
      </Button>
      <button type="button" onClick={onBack} className="min-h-10 text-brand underline">
        {t.backToSignIn}
      </button>
    </CallForm>
  )
}
