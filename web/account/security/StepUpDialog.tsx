import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import * as stepUpApi from '../../../contract/security/step-up.ts'
import type { StepUpWay } from '../../../contract/platform/step-up-purposes.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import type { StepUpRequest } from '../../platform/viewer/step-up.ts'
import { useOnce } from '../../platform/writes/once.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { CodeField } from '../sign-in/CodeField.tsx'
import { FirstFactorDialog } from './FirstFactorDialog.tsx'
import { useSecurityTexts } from './security-texts.ts'

type StepUpProps = { request: StepUpRequest }

/**
 * Asks for a passkey or a code, of who has neither for the password; what was to be done is then sent again. Where it needs
 * a second factor and there is none, the first one is set up here.
 */
export function StepUpDialog({ request }: StepUpProps) {
  const t = useSecurityTexts().stepUp
  const [added, setAdded] = useState<StepUpWay | null>(null)
  const { purpose, cancel, finish } = request
  const ways = added ? [added] : request.ways
  if (ways.length === 0) {
    // The session in which it was set up has shown it; a call with a purpose of its own takes a step up all the same.
    const next = (way: StepUpWay) => (purpose === 'SECOND_FACTOR' ? finish('') : setAdded(way))
    return <FirstFactorDialog onDone={next} onClose={cancel} />
  }
  return (
    <Dialog title={t.title} onClose={cancel}>
      <div className="grid gap-5">
        <p className="text-ink-2">{t.lead[purpose]}</p>
        {ways.includes('PASSKEY') && <PasskeyWay request={request} />}
        {ways.includes('CODE') && <CodeWay request={request} />}
        {ways.includes('PASSWORD') && <PasswordWay request={request} />}
      </div>
    </Dialog>
  )
}

function PasskeyWay({ request: { purpose, finish } }: StepUpProps) {
  const t = useSecurityTexts().stepUp
  const once = useOnce()
  const [failure, setFailure] = useState<string | null>(null)
  const press = () =>
    once('passkey', async () => {
      setFailure(null)
      try {
        const { confirmWithPasskey } = await import('./passkey-step-up.ts')
        finish(await confirmWithPasskey(purpose))
      } catch (error) {
        setFailure(error instanceof CallProblem ? error.message : t.notUsed)
      }
    })
  return (
    <div className="grid gap-4">
      <FormRefusal text={failure} />
      <Button size="lg" icon={<KeyRound />} onClick={press}>
        {t.passkey}
      </Button>
    </div>
  )
}

function CodeWay({ request: { purpose, finish } }: StepUpProps) {
  const t = useSecurityTexts().stepUp
  const form = useCallForm({
    endpoint: stepUpApi.confirm,
    defaultValues: { code: '' },
    labels: t,
    inputOf: ({ code }: { code: string }) => ({ purpose, code }),
    onDone: ({ token }) => finish(token),
  })
  return (
    <CallForm form={form}>
      <CodeField {...form.field('code')} hint={t.codeHint} />
      <Button type="submit" isLoading={form.isSending} className="justify-self-end">
        {t.confirm}
      </Button>
    </CallForm>
  )
}

function PasswordWay({ request: { purpose, finish } }: StepUpProps) {
  const t = useSecurityTexts().stepUp
  const form = useCallForm({
    endpoint: stepUpApi.confirm,
    defaultValues: { password: '' },
    labels: t,
    inputOf: ({ password }: { password: string }) => ({ purpose, password }),
    onDone: ({ token }) => finish(token),
  })
  return (
    <CallForm form={form}>
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <Button type="submit" isLoading={form.isSending} className="justify-self-end">
        {t.confirm}
      </Button>
    </CallForm>
  )
}
