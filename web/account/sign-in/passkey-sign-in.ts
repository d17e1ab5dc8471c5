import { startAuthentication, WebAuthnAbortService, type AuthenticationResponseJSON } from '@simplewebauthn/browser'
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
  return call(passkeysApi.signIn, { credential: credentialOf(used), deviceToken: deviceToken() })
}

/** What the server takes of it. */
export function credentialOf({ id, rawId, response }: AuthenticationResponseJSON) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** Takes back what is offered in the field. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()
