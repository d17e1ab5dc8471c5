import { useState } from 'react'
import * as secondFactorApi from '../../../contract/security/second-factor.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { CodeField } from '../sign-in/CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useSecondFactorChanged } from './second-factor.ts'
import { useSecurityTexts } from './security-texts.ts'

/** Ten new recovery codes in the place of the former. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useSecurityTexts().secondFactor
  const changed = useSecondFactorChanged()
  const [codes, setCodes] = useState<string[] | null>(null)
  const form = useCallForm({
    endpoint: secondFactorApi.renewRecoveryCodes,
    defaultValues: { code: '' },
    labels: { code: t.code },
    inputOf: (values: { code: string }) => values,
    async onDone({ recoveryCodes }) {
      setCodes(recoveryCodes)
      await changed()
    },
  })
  return (
    <Dialog title={t.codesTitle} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <CallForm form={form} lead={<p className="text-ink-2">{t.newCodesLead}</p>}>
          <CodeField {...form.field('code')} hint={t.codeOrRecovery} />
          <Button type="submit" size="lg" isLoading={form.isSending}>
            {t.newCodes}
          </Button>
        </CallForm>
      )}
    </Dialog>
  )
}
