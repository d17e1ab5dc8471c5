import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallProblem } from '../../platform/calls/call-problem.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { signedIn } from '../../platform/viewer/change-viewer.ts'
import { deviceToken, storeDeviceToken } from '../../platform/viewer/device-token.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { CodeField } from './CodeField.tsx'

const signIn = async () => (await import('../../../contract/security/second-factor.ts')).signIn

type SecondStepProps = {
  /** Of the refusal SECOND_FACTOR_REQUIRED. */
  token: string
  onSignedIn: () => void
  /** In the place of those after a password. */
  words?: { lead: string; back: string }
  /** Back to the password; with a sentence where this half has expired. */
  onBack: (why?: string) => void
}

/** The password or a mailed link was right; a code of the authenticator app or a recovery code is still to come. */
export function SecondStep({ token, words, onSignedIn, onBack }: SecondStepProps) {
  const t = useAccountTexts().secondStep
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: signIn,
    defaultValues: { code: '' },
    labels: t,
    inputOf: (values) => ({ ...values, token, deviceToken: deviceToken() }),
    async onDone({ authToken, deviceToken: device }) {
      storeDeviceToken(device)
      await signedIn(queryClient, authToken)
      onSignedIn()
    },
    onRefused({ code, message }: CallProblem) {
      if (code === 'SIGN_IN_EXPIRED') onBack(message)
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{words?.lead ?? t.lead}</p>}>
      <CodeField {...form.field('code')} hint={t.hint} />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.submit}
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <button type="button" onClick={() => onBack()} className="min-h-10 justify-self-start text-brand underline">
        {words?.back ?? t.back}
      </button>
    </CallForm>
  )
}
