import { useQueryClient } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { signedIn } from '../../platform/viewer/change-viewer.ts'
import { storeDeviceToken } from '../../platform/viewer/device-token.ts'
import { useHydrated } from '../../platform/viewer/viewer.ts'
import { useOnce } from '../../platform/writes/once.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { useAccountTexts } from '../account-texts.ts'

// With what it needs of WebAuthn; who has a password alone never reads it.
const load = () => import('./passkey-sign-in.ts')

type PasskeyButtonProps = {
  /** Whether the browser may offer passkeys in the field of the e-mail, which has autocomplete `username webauthn`. */
  isOffered?: boolean
  onSignedIn: () => void
}

/** Signs in with a passkey; nothing where the browser knows none. */
export function PasskeyButton({ isOffered = false, onSignedIn }: PasskeyButtonProps) {
  const t = useAccountTexts()
  const queryClient = useQueryClient()
  const once = useOnce()
  const isHydrated = useHydrated()
  const [failure, setFailure] = useState<string | null>(null)
  const finish = async ({ authToken, deviceToken }: { authToken: string; deviceToken: string }) => {
    storeDeviceToken(deviceToken)
    await signedIn(queryClient, authToken)
    onSignedIn()
  }
  const offer = useEffectEvent(async (isStopped: () => boolean) => {
    if (!(await mayOffer()) || isStopped()) return
    const { signInWithPasskey } = await load()
    if (isStopped()) return
    await finish(await signInWithPasskey({ isOffered: true }))
  })
  useEffect(() => {
    if (!isOffered) return undefined
    let isStopped = false
    // Nobody has chosen one, or the button took its place: the form is there all the same.
    offer(() => isStopped).catch(() => {})
    return () => {
      isStopped = true
      void load().then(({ stopOffering }) => stopOffering())
    }
  }, [isOffered])
  const press = () =>
    once('passkey', async () => {
      setFailure(null)
      try {
        const { signInWithPasskey } = await load()
        await finish(await signInWithPasskey())
      } catch (error) {
        setFailure(error instanceof CallProblem ? error.message : t.passkey.notUsed)
      }
    })
  if (!isHydrated || !('PublicKeyCredential' in window)) return null
  return (
    <>
      <FormRefusal text={failure} />
      <Button variant="secondary" size="lg" icon={<KeyRound />} onClick={press}>
        {t.passkey.signIn}
      </Button>
    </>
  )
}

const mayOffer = async () =>
  'PublicKeyCredential' in window && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
