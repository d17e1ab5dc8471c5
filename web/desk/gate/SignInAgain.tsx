import { useEffect, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { onSignInRequest, type SignInRequest } from '../../platform/viewer/sign-in.ts'
import { useViewerPhase } from '../../platform/viewer/viewer.ts'
import { giveUpSession } from '../../platform/viewer/viewer-state.ts'

const SignInDialog = lazyPart(async () => (await import('../../account/SignInDialog.tsx')).SignInDialog, {
  close: ({ onClose }) => onClose(),
})

/** Asks to sign in again where the session has ended; what was typed stays, and the refused call is sent once more. */
export function SignInAgain() {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  useEffect(() => onSignInRequest(setRequest), [])
  const hasEnded = useViewerPhase() === 'ended'
  // Signed in again by another tab.
  if (!request || (request.ended && !hasEnded)) return null
  const close = () => {
    setRequest(null)
    giveUpSession()
  }
  return (
    <SignInDialog
      ended={request.ended}
      onClose={close}
      onLeave={close}
      onSignedIn={() => {
        close()
        request.onSignedIn?.()
      }}
    />
  )
}
