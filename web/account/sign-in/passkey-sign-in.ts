import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import * as passkeysApi from '../../../contract/security/passkeys.ts'
import { call } from '../../platform/calls/call.ts'
import { deviceToken } from '../../platform/viewer/device-token.ts'

/**
 * Signs in with a passkey of this browser. `isOffered`: the browser offers it in the e-mail's field, and the promise waits
 * until one is chosen; otherwise it asks at once. Rejects where nobody chooses one, or a later call takes its place.
 */
export async function signInWithPasskey({ isOffered = false } = {}) {
  const { options } = await call(passkeysApi.beginSignIn, {})
  const used = await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isOffered })
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response
  return call(passkeysApi.signIn, {
    credential: {
      id: used.id,
      rawId: used.rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
    deviceToken: deviceToken(),
  })
}

/** Takes back what is offered in the field. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()
