import { useQueryClient } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
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
import { PasskeyButton } from './sign-in/PasskeyButton.tsx'
import { lazyPart } from '../platform/lazy-part.tsx'
import { SecondStep } from './sign-in/SecondStep.tsx'

// Only who wants a link reads it.
const LinkForm = lazyPart(async () => (await import('./sign-in/LinkForm.tsx')).LinkForm, { missing: 'sentence' })

const signIn = async () => (await import('../../contract/account.ts')).signIn

type SignInFormProps = Pick<SignInRequest, 'ended'> & {
  onSignedIn: () => void
  /** Opens the reset view. */
  onForgotPassword: () => void
  /** The link to /register; off where the page is that already. */
  hasCreateAccount?: boolean
  onLeave?: () => void
}

/** Sign-in view of the login dialog and of /login (specification section 2), with a second step where the account asks for one. */
export function SignInForm(props: SignInFormProps) {
  const [half, setHalf] = useState<string | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  /** What was typed when a link was asked for. */
  const [linkFor, setLinkFor] = useState<string | null>(null)
  if (half !== null)
    return (
      <SecondStep
        token={half}
        onSignedIn={props.onSignedIn}
        onBack={(sentence) => {
          setWhy(sentence ?? null)
          setHalf(null)
        }}
      />
    )
  if (linkFor !== null)
    return <LinkForm email={linkFor} onSignedIn={props.onSignedIn} onBack={() => setLinkFor(null)} />
  return <FirstStep {...props} why={why} onSecondStep={setHalf} onLink={setLinkFor} />
}

type FirstStepProps = SignInFormProps & {
  /** Why the second step led back here. */
  why: string | null
  onSecondStep: (half: string) => void
  /** In the place of the password, with what is typed as e-mail. */
  onLink: (email: string) => void
}

function FirstStep({
  ended,
  onSignedIn,
  onForgotPassword,
  hasCreateAccount = true,
  onLeave,
  why,
  onSecondStep,
  onLink,
}: FirstStepProps) {
  const t = useAccountTexts()
  const queryClient = useQueryClient()
  // Once somebody is about to sign in: before, it would only cost a call.
  const [isOffered, setOffered] = useState(false)
  const form = useCallForm({
    endpoint: signIn,
    defaultValues: { email: ended?.email ?? '', password: '' },
    labels: t,
    cacheProfile: { as: 'sign-in', whileOpen: true },
    inputOf: (values) => ({ ...values, deviceToken: deviceToken() }),
    onRefused: ({ secondFactor }) => secondFactor && onSecondStep(secondFactor.token),
    async onDone({ authToken, deviceToken: token }) {
      storeDeviceToken(token)
      await signedIn(queryClient, authToken)
      onSignedIn()
    },
  })
  return (
    <CallForm
      form={form}
      lead={(why ?? ended) && <p className="rounded-md bg-info-soft px-4 py-3 text-info">{why ?? t.sessionEnded}</p>}
    >
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="username webauthn"
        onFocus={() => setOffered(true)}
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <button type="button" onClick={onForgotPassword} className="min-h-10 justify-self-start text-brand underline">
        {t.forgotPassword}
      </button>
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.signIn}
      </Button>
      <PasskeyButton isOffered={isOffered} onSignedIn={onSignedIn} />
      <Button variant="secondary" size="lg" icon={<Mail />} onClick={() => onLink(form.getValues('email'))}>
        {t.byLink}
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
