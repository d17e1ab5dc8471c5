import * as z from 'zod/mini'
import { DeviceToken, SignedIn, TypedPassword } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput, plainText, requiredText } from '../platform/values.ts'

/** An account has at most so many. */
export const MOST_PASSKEYS = 10

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: DateTime,
  lastUsedAt: z.nullable(DateTime),
})
export type Passkey = z.output<typeof Passkey>

/** Base64url without padding, as WebAuthn's JSON forms have it. */
const Base64Url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/))
/** What `PublicKeyCredential.toJSON()` answers, without what is not used here. */
const credentialFields = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.record(plainText(40), z.unknown()),
}
export const CreatedCredential = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z._default(z.array(plainText(20)).check(z.maxLength(8)), []),
  }),
})
export const UsedCredential = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
})

/** The options of `navigator.credentials`, in WebAuthn's JSON form; good for five minutes and one answer. */
export const BrowserOptions = z.object({ options: z.record(z.string(), z.unknown()) })

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/passkeys',
  access: 'account',
  summary: 'The passkeys of the account, oldest first; 403 when impersonated',
  input: NoInput,
  output: z.array(Passkey),
})
export const begin = endpoint({
  method: 'POST',
  path: '/api/v1/account/passkeys/options',
  access: 'account',
  repeat: 'fresh',
  summary: `What a browser makes a passkey with, for the password; 422 LIMIT_REACHED beyond ${MOST_PASSKEYS}`,
  input: z.strictObject({ password: TypedPassword }),
  output: BrowserOptions,
})
export const add = endpoint({
  method: 'POST',
  path: '/api/v1/account/passkeys',
  access: 'account',
  repeat: 'refused',
  summary: 'Add the passkey that a browser has made; 422 PASSKEY_REFUSED where it does not fit what was asked of it',
  status: 201,
  input: z.strictObject({ name: requiredText(60), credential: CreatedCredential }),
  output: Passkey,
})
export const rename = endpoint({
  method: 'PUT',
  path: '/api/v1/account/passkeys/{id}',
  access: 'account',
  repeat: 'same-effect',
  summary: 'Rename a passkey',
  input: z.strictObject({ id: z.uuid(), name: requiredText(60) }),
  output: Passkey,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/passkeys/{id}',
  access: 'account',
  repeat: 'same-effect',
  summary: 'Remove a passkey, with which nobody signs in from then on; one that is gone stays gone',
  status: 204,
  input: z.strictObject({ id: z.uuid() }),
  output: NoContent,
})
export const beginSignIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/passkey/options',
  access: 'visitor',
  repeat: 'fresh',
  summary: 'What a browser signs in with by a passkey; the same for everybody',
  input: NoInput,
  output: BrowserOptions,
})
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/passkey',
  access: 'visitor',
  repeat: 'refused',
  summary: 'Sign in with a passkey, without password and code; 422 PASSKEY_REFUSED',
  input: z.strictObject({
    credential: UsedCredential,
    /** As at the sign-in with a password. */
    deviceToken: z.optional(DeviceToken),
  }),
  output: SignedIn,
})
