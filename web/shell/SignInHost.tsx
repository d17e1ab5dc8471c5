import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { localPath, paths } from '../paths.ts'
import { onSignInRequest, type SignInRequest } from '../platform/sign-in.ts'
import { useLanguage } from '../platform/texts.ts'

export type SignInDialogProps = { onClose: () => void; onSignedIn: () => void }

const found = import.meta.glob<{ SignInDialog: ComponentType<SignInDialogProps> }>('../account/SignInDialog.tsx')
const load = Object.values(found)[0]
const SignInDialog = load && lazy(async () => ({ default: (await load()).SignInDialog }))

/** Mounts the sign-in dialog when `openSignIn()` asks for it. */
export function SignInHost() {
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const navigate = useNavigate()
  const language = useLanguage()
  useEffect(
    () =>
      onSignInRequest((next) => (SignInDialog ? setRequest(next) : void navigate(localPath(language, paths.login())))),
    [navigate, language],
  )
  if (!SignInDialog || !request) return null
  const close = () => setRequest(null)
  return (
    <Suspense>
      <SignInDialog
        onClose={close}
        onSignedIn={() => {
          close()
          request.then?.()
        }}
      />
    </Suspense>
  )
}
