import { lazy, Suspense, useEffect, useState } from 'react'
import { onSignInRequest, type SignInRequest } from '../platform/sign-in.ts'
import { useOtherTabs } from '../platform/use-session.ts'

const SignInDialog = lazy(async () => ({ default: (await import('../account/SignInDialog.tsx')).SignInDialog }))

/** Mounts the sign-in dialog when `openSignIn()` asks for it, and keeps up with what other tabs do. */
export function SignInHost() {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  useEffect(() => onSignInRequest(setRequest), [])
  useOtherTabs()
  if (!request) return null
  const close = () => setRequest(null)
  return (
    <Suspense>
      <SignInDialog
        onClose={close}
        onSignedIn={() => {
          close()
          request.onSignedIn?.()
        }}
      />
    </Suspense>
  )
}
