import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import * as passkeysApi from '../../../contract/security/passkeys.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { usePasskeysChanged } from './passkeys.ts'
import { useSecurityTexts } from './security-texts.ts'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useSecurityTexts().passkeys
  return (
    <Dialog title={t.addTitle} onClose={onClose}>
      <AddPasskeyForm onDone={onClose} />
    </Dialog>
  )
}

/** Asks for the password and a name, then has the browser make a passkey. */
export function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const t = useSecurityTexts().passkeys
  const changed = usePasskeysChanged()
  const [failure, setFailure] = useState<string | null>(null)
  const add = useWrite({
    meta: { isHandled: true },
    mutationFn: async ({ options, name }: { options: object; name: string }) => {
      const credential = await startRegistration({ optionsJSON: options as never })
      return call(passkeysApi.add, { name, credential: withoutUnused(credential) as never })
    },
  })
  const form = useCallForm({
    endpoint: passkeysApi.begin,
    defaultValues: { password: '', name: t.defaultName },
    labels: { password: t.password, name: t.name },
    inputOf: ({ password }: { password: string; name: string }) => ({ password }),
    async onDone({ options }, { name }) {
      setFailure(null)
      try {
        await add.mutateAsync({ options, name: name.trim() || t.defaultName })
        showToast('success', t.added)
        onDone()
        await changed()
      } catch (error) {
        // Of the browser's own refusals nothing is to be learned but that there is no passkey.
        setFailure(error instanceof CallProblem ? error.message : t.notMade)
      }
    },
  })
  return (
    <CallForm form={form} lead={<p className="text-ink-2">{t.addLead}</p>}>
      <FormRefusal text={failure} />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <TextField {...form.field('name')} hint={t.nameHint} maxLength={60} autoComplete="off" />
      <Button type="submit" size="lg" isLoading={form.isSending}>
        {t.add}
      </Button>
    </CallForm>
  )
}

/** Browsers go on adding fields to what they answer. */
const withoutUnused = ({ id, rawId, type, response }: Awaited<ReturnType<typeof startRegistration>>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports ?? [],
  },
})
