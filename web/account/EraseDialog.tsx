import { useNavigate } from 'react-router'
import * as profileApi from '../../contract/profile.ts'
import { localPath, paths } from '../paths.ts'
import { useAccountTexts } from './account-texts.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useCallForm } from '../platform/forms/use-call-form.ts'
import { useSignOut } from '../platform/viewer/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { CallForm } from '../ui/fields/CallForm.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useAreaTexts } from './area-texts.ts'

/** Deletes the account once its password is typed again. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const words = useAccountTexts()
  const t = useAreaTexts().privacy
  const language = useLanguage()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const form = useCallForm({
    endpoint: profileApi.eraseAccount,
    defaultValues: { password: '' },
    labels: words,
    inputOf: (values: { password: string }) => values,
    async onDone() {
      await signOut()
      showToast('success', t.erased)
      await navigate(localPath(language, paths.home()))
    },
  })
  return (
    <Dialog title={t.eraseAsk} onClose={onClose}>
      <CallForm form={form} lead={<p className="text-ink-2">{t.eraseConfirm}</p>}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="danger" isLoading={form.isSending}>
            {t.eraseNow}
          </Button>
        </div>
      </CallForm>
    </Dialog>
  )
}
