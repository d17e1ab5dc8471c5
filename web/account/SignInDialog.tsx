import { useState } from 'react'
import type { SignInRequest } from '../platform/viewer/sign-in.ts'
import { showToast } from '../platform/toasts.ts'
import { useAccountTexts } from './account-texts.ts'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SignInForm } from './SignInForm.tsx'

type SignInDialogProps = Pick<SignInRequest, 'ended'> & {
  onClose: () => void
  /** The way goes on at /register. */
  onLeave: () => void
  onSignedIn: () => void
}

/** The login dialog: 'signin' to 'reset-password' and back; success closes it (specification section 4). */
export function SignInDialog({ ended, onClose, onLeave, onSignedIn }: SignInDialogProps) {
  const t = useAccountTexts()
  const [view, setView] = useState<'signin' | 'reset-password'>('signin')
  return (
    <Dialog title={view === 'signin' ? t.signInTitle : t.resetTitle} onClose={onClose}>
      {view === 'signin' ? (
        <SignInForm
          ended={ended}
          onForgotPassword={() => setView('reset-password')}
          onLeave={onLeave}
          onSignedIn={() => {
            showToast('success', t.signedIn)
            onSignedIn()
          }}
        />
      ) : (
        <ResetForm onSent={onClose} onBack={() => setView('signin')} />
      )}
    </Dialog>
  )
}
