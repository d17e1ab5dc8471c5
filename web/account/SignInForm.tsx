import { useQueryClient } from '@tanstack/react-query'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { deviceToken, storeDeviceToken } from '../platform/viewer/device-token.ts'
import type { SignInRequest } from '../platform/viewer/sign-in.ts'
import { useAccountTexts } from './account-texts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { signedIn } from '../platform/viewer/change-viewer.ts'
import { Button } from '../ui/Button.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'

const signIn = async () => (await import('../../contract/account.ts')).signIn

type SignInFormProps = Pick<SignInRequest, 'ended'> & {
  onSignedIn: () => void
  /** Opens the reset view. */
  onForgotPassword: () => void
  /** The link to /register; off where the page is that already. */
  hasCreateAccount?: boolean
  onLeave?: () => void
}

/** Sign-in view of the login dialog and of /login (specification section 2). */
export function SignInForm({ ended, onSignedIn, onForgotPassword, hasCreateAccount = true, onLeave }: SignInFormProps) {
  const t = useAccountTexts()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: signIn,
    defaultValues: { email: ended?.email ?? '', password: '' },
    labels: t,
    cacheProfile: { as: 'sign-in', whileOpen: true },
    inputOf: (values) => ({ ...values, deviceToken: deviceToken() }),
    async onDone({ authToken, deviceToken: token }) {
      storeDeviceToken(token)
      await signedIn(queryClient, authToken)
      onSignedIn()
    },
  })
  return (
    <CallForm
      form={form}
      lead={ended && <p className="rounded-md bg-info-soft px-4 py-3 text-info">{t.sessionEnded}</p>}
    >
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <button type="button" onClick={onForgotPassword} className="min-h-10 justify-self-start text-brand underline">
        {t.forgotPassword}
      </button>
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.signIn}
      </Button>
      {hasCreateAccount && (
        <p className="text-center text-ink-2">
          {t.noAccount}{' '}
          <Link to={paths.register()} onClick={onLeave} className="font-semibold text-brand underline">
            {t.createAccount}
          </Link>
        </p>
      )}
    </CallForm>
  )
}
