import * as z from 'zod/mini'
import { DeviceToken, SignedIn, TypedPassword } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput, plainText, requiredText } from '../platform/values.ts'

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const Code = plainText(40).check(z.trim(), z.minLength(6))

const RecoveryCodes = z.object({
  /** Ten codes, each good once; they are shown this once, as only their hashes are stored. */
  recoveryCodes: z.array(z.string()),
})
export type RecoveryCodes = z.output<typeof RecoveryCodes>

export const SecondFactor = z.object({
  /** Since when an authenticator app is asked for at the sign-in; null where none is. */
  totpSince: z.nullable(DateTime),
  recoveryCodesLeft: z.int(),
  /** The person is an operator or owns a store: without a second factor, passkey or app, they change nothing there. */
  isRequired: z.boolean(),
})
export type SecondFactor = z.output<typeof SecondFactor>
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/second-factor',
  access: 'account',
  summary: 'What the account asks for at the sign-in besides the password; 403 when impersonated',
  input: NoInput,
  output: SecondFactor,
})

export const TotpSetUp = z.object({
  /** Base32, to be typed where no code can be read. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
})
export type TotpSetUp = z.output<typeof TotpSetUp>
export const setUpTotp = endpoint({
  method: 'POST',
  path: '/api/v1/account/second-factor/totp',
  access: 'account',
  repeat: 'fresh',
  summary: 'Begin to set up an authenticator app; nothing changes until a code confirms it; 409 SECOND_FACTOR_EXISTS',
  status: 201,
  input: z.strictObject({ password: TypedPassword }),
  output: TotpSetUp,
})
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/v1/account/second-factor/totp/confirmation',
  access: 'account',
  repeat: 'refused',
  summary:
    'Switch it on with a code of the app; all other sessions end; 409 SECOND_FACTOR_EXISTS, 404 before it was begun',
  input: z.strictObject({ code: Code }),
  output: RecoveryCodes,
})
export const removeTotp = endpoint({
  method: 'POST',
  path: '/api/v1/account/second-factor/totp/removal',
  access: 'account',
  repeat: 'refused',
  summary:
    'Switch the authenticator app off, with password and a code; the recovery codes go with it; 404 where there is none',
  status: 204,
  input: z.strictObject({ password: TypedPassword, code: Code }),
  output: NoContent,
})
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/account/second-factor/recovery-codes',
  access: 'account',
  repeat: 'refused',
  summary: 'Ten new recovery codes in the place of the former, with a code of the app; 404 without a second factor',
  input: z.strictObject({ code: Code }),
  output: RecoveryCodes,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/second-factor',
  access: 'visitor',
  repeat: 'refused',
  summary:
    'End a sign-in that was answered 401 SECOND_FACTOR_REQUIRED, within 5 minutes and 5 tries; 422 SIGN_IN_EXPIRED then',
  input: z.strictObject({
    /** `secondFactor.token` of the refusal. */
    token: requiredText(200),
    code: Code,
    /** As at the sign-in. */
    deviceToken: z.optional(DeviceToken),
  }),
  output: SignedIn,
})
