import { useState } from 'react'
import { showToast } from '../platform/toasts.ts'
import { useTexts } from '../platform/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ResetForm } from './ResetForm.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The login dialog: 'signin' to 'reset-password' and back; success closes it (specification section 4). */
export function SignInDialog({ onClose, onSignedIn }: { onClose: () => void; onSignedIn: () => void }) {
  const t = useTexts().account
  const [view, setView] = useState<'signin' | 'reset-password'>('signin')
  return (
    <Dialog title={view === 'signin' ? t.signInTitle : t.resetTitle} onClose={onClose}>
      {view === 'signin' ? (
        <SignInForm
          onForgotPassword={() => setView('reset-password')}
          onLeave={onClose}
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
