import { useEffect, useState } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { onSignInRequest, type SignInRequest } from '../platform/sign-in.ts'
import { useFirstMove } from '../platform/use-first-move.ts'
import { useOtherTabs } from '../platform/use-session.ts'
import { useViewer } from '../platform/viewer.ts'
import { forgetWish, hasWish } from '../platform/wish.ts'

const readDialog = async () => (await import('../account/SignInDialog.tsx')).SignInDialog
const prepareDialog = () => void readDialog().catch(() => {})
const SignInDialog = lazyPart(readDialog, {
  close: ({ onClose }) => onClose(),
})

const ContinueWish = lazyPart(async () => (await import('../cart/ContinueWish.tsx')).ContinueWish, {
  close: forgetWish,
})

/** Mounts the sign-in dialog when `openSignIn()` asks for it, and keeps up with what other tabs do. */
export function SignInHost() {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  useEffect(() => onSignInRequest(setRequest), [])
  useOtherTabs()
  // Asked for by a press, perhaps on a connection that has gone since.
  useFirstMove(prepareDialog)
  const isContinuing = useViewer() === 'buyer' && hasWish()
  const close = () => setRequest(null)
  const giveUp = () => {
    forgetWish()
    close()
  }
  return (
    <>
      {isContinuing && <ContinueWish />}
      {request && (
        <SignInDialog
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
