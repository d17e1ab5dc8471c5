import { useEffect, useState } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { onSignInRequest, type SignInRequest } from '../platform/viewer/sign-in.ts'
import { useFirstMove } from '../platform/use-first-move.ts'
import { useIsBuyer } from '../platform/viewer/use-session.ts'
import { useViewerPhase } from '../platform/viewer/viewer.ts'
import { giveUpSession } from '../platform/viewer/viewer-state.ts'
import { clearPendingAction, readPendingAction } from '../platform/pending-action.ts'

const readDialog = async () => (await import('../account/SignInDialog.tsx')).SignInDialog
const prepareDialog = () => void readDialog().catch(() => {})
const SignInDialog = lazyPart(readDialog, {
  close: ({ onClose }) => onClose(),
})

const ContinueAction = lazyPart(async () => (await import('./ContinueAction.tsx')).ContinueAction, {
  close: clearPendingAction,
})

/** Mounts the sign-in dialog when `openSignIn()` asks for it. */
export function SignInHost() {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  useEffect(() => onSignInRequest(setRequest), [])
  // Opened by a press, perhaps on a connection that has gone since.
  useFirstMove(prepareDialog)
  const isContinuing = useIsBuyer() && readPendingAction() !== null
  const hasEnded = useViewerPhase() === 'ended'
  const close = () => {
    setRequest(null)
    giveUpSession()
  }
  const giveUp = () => {
    clearPendingAction()
    close()
  }
  // Signed in again by another tab.
  const isAnswered = request?.ended !== undefined && !hasEnded
  return (
    <>
      {isContinuing && <ContinueAction />}
      {request && !isAnswered && (
        <SignInDialog
          ended={request.ended}
          onClose={giveUp}
          onLeave={close}
          onSignedIn={() => {
            close()
            request.onSignedIn?.()
          }}
        />
      )}
    </>
  )
}
