import { useQueryClient } from '@tanstack/react-query'
import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { deviceToken, storeDeviceToken } from '../platform/viewer/device-token.ts'
import type { SignInRequest } from '../platform/viewer/sign-in.ts'
import { useAccountTexts } from './account-texts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { signedIn } from '../platform/viewer/change-viewer.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
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
  const { register, submit, messageOf, refusal, isSending } = useCallForm({
    endpoint: signIn,
    defaultValues: { email: ended?.email ?? '', password: '' },
    cacheProfile: { as: 'sign-in', whileOpen: true },
    inputOf: (values) => ({ ...values, deviceToken: deviceToken() }),
    async onDone({ authToken, deviceToken: token }) {
      storeDeviceToken(token)
      await signedIn(queryClient, authToken)
      onSignedIn()
    },
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {ended && <p className="rounded-md bg-info-soft px-4 py-3 text-info">{t.sessionEnded}</p>}
      <FormRefusal text={refusal} />
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        error={messageOf('email')}
        {...register('email')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={messageOf('password')}
        {...register('password')}
      />
      <button type="button" onClick={onForgotPassword} className="min-h-10 justify-self-start text-brand underline">
        {t.forgotPassword}
      </button>
      <Button type="submit" size="lg" isLoading={isSending}>
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
    </form>
  )
}
