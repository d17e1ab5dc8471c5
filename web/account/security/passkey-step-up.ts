import { startAuthentication } from '@simplewebauthn/browser'
import type { StepUpPurpose } from '../../../contract/platform/step-up-purposes.ts'
import * as stepUpApi from '../../../contract/security/step-up.ts'
import { call } from '../../platform/calls/call.ts'
import { credentialOf } from '../sign-in/passkey-sign-in.ts'

/** Shows a passkey of this browser; the token for a call of this purpose. Rejects where none is chosen. */
export async function confirmWithPasskey(purpose: StepUpPurpose): Promise<string> {
  const { options } = await call(stepUpApi.begin, {})
  const used = await startAuthentication({ optionsJSON: options as never })
  return (await call(stepUpApi.confirm, { purpose, credential: credentialOf(used) })).token
}
