import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInRequest } from '../platform/viewer/sign-in.ts'
import { showToast } from '../platform/toasts.ts'
import { useLanguage } from '../platform/texts.ts'
import { useAccountTexts } from './account-texts.ts'
import { Dialog } from '../ui/windows/Dialog.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { followRole } from './sign-in/follow-role.ts'

type SignInDialogProps = Pick<SignInRequest, 'ended'> & {
  onClose: () => void
  /** The way goes on at /register. */
  onLeave: () => void
  onSignedIn: () => void
}

/** The login dialog: 'signin' to 'reset-password' and back; success closes it (specification section 4). */
export function SignInDialog({ ended, onClose, onLeave, onSignedIn }: SignInDialogProps) {
  const t = useAccountTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [view, setView] = useState<'signin' | 'reset-password'>('signin')
  return (
    <Dialog title={view === 'signin' ? t.signInTitle : t.resetTitle} onClose={onClose}>
      {view === 'signin' ? (
        <SignInForm
          ended={ended}
          onForgotPassword={() => setView('reset-password')}
          onLeave={onLeave}
          onSignedIn={() => {
            // Who goes on where a session has ended stays there.
            if (!ended && followRole(queryClient, language)) return
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
