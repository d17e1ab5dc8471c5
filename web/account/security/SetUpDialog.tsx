import { useState } from 'react'
import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import type { TotpSetUp } from '../../../contract/security/second-factor.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { QrCode } from '../../ui/picture/QrCode.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { CodeField } from '../sign-in/CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useSecondFactorChanged } from './second-factor.ts'
import { useSecurityTexts } from './security-texts.ts'

type Step = { at: 'password' } | ({ at: 'code' } & TotpSetUp) | { at: 'codes'; recoveryCodes: string[] }

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useSecurityTexts().secondFactor
  const [hasCodes, setHasCodes] = useState(false)
  return (
    <Dialog title={hasCodes ? t.codesTitle : t.setUpTitle} onClose={onClose}>
      <SetUpSteps onCodes={() => setHasCodes(true)} onDone={onClose} />
    </Dialog>
  )
}

/** Password, then the secret for the app and a code of it, then the recovery codes, with which it is switched on. */
export function SetUpSteps({ onCodes, onDone }: { onCodes?: () => void; onDone: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  const showCodes = (recoveryCodes: string[]) => {
    setStep({ at: 'codes', recoveryCodes })
    onCodes?.()
  }
  if (step.at === 'password') return <PasswordStep onDone={(setUp) => setStep({ at: 'code', ...setUp })} />
  if (step.at === 'code') return <CodeStep setUp={step} onDone={showCodes} />
  return <RecoveryCodes codes={step.recoveryCodes} onClose={onDone} />
}

function PasswordStep({ onDone }: { onDone: (setUp: TotpSetUp) => void }) {
  const t = useSecurityTexts().secondFactor
  const form = useCallForm({
    endpoint: secondFactorApi.setUpTotp,
    defaultValues: { password: '' },
    labels: { password: t.password },
    inputOf: (values: { password: string }) => values,
    onDone,
  })
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{t.passwordLead}</p>}>
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.next}
      </Button>
    </CallForm>
  )
}

function CodeStep({ setUp: { secret, uri }, onDone }: { setUp: TotpSetUp; onDone: (codes: string[]) => void }) {
  const t = useSecurityTexts().secondFactor
  const changed = useSecondFactorChanged()
  const form = useCallForm({
    endpoint: secondFactorApi.confirmTotp,
    defaultValues: { code: '' },
    labels: { code: t.code },
    inputOf: (values: { code: string }) => values,
    async onDone({ recoveryCodes }) {
      onDone(recoveryCodes)
      await changed()
    },
  })
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{t.scan}</p>}>
      <QrCode text={uri} label={t.qrCode} className="mx-auto w-48" />
      <p className="text-medium text-ink-2">
        {t.typeSecret} <code className="font-semibold break-all text-ink select-all">{inGroups(secret)}</code>
      </p>
      <CodeField {...form.field('code')} hint={t.codeHint} />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.switchOn}
      </Button>
    </CallForm>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)!.join(' ')
