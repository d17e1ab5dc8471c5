import * as passkeysApi from '../../../contract/security/passkeys.ts'
import type { Passkey } from '../../../contract/security/passkeys.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { usePasskeysChanged } from './passkeys.ts'
import { useSecurityTexts } from './security-texts.ts'

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useSecurityTexts().passkeys
  const changed = usePasskeysChanged()
  const form = useCallForm({
    endpoint: passkeysApi.rename,
    defaultValues: { name },
    labels: { name: t.name },
    inputOf: (values: { name: string }) => ({ id, ...values }),
    async onDone() {
      onClose()
      await changed()
    },
  })
  return (
    <Dialog title={t.renameTitle} onClose={onClose}>
      <CallForm form={form}>
        <TextField {...form.field('name')} maxLength={60} autoComplete="off" />
        <Button type="submit" isLoading={form.isSending}>
          {t.save}
        </Button>
      </CallForm>
    </Dialog>
  )
}
