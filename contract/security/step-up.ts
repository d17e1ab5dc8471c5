import * as z from 'zod/mini'
import { TypedPassword } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { stepUpPurposes } from '../platform/step-up-purposes.ts'
import { DateTime, NoInput } from '../platform/values.ts'
import { BrowserOptions, UsedCredential } from './passkeys.ts'
import { Code } from './second-factor.ts'

export const StepUp = z
  .strictObject({
    purpose: z.enum(stepUpPurposes),
    password: z.optional(TypedPassword),
    code: z.optional(Code),
    credential: z.optional(UsedCredential),
  })
  .check(
    z.refine(({ password, code, credential }) => [password, code, credential].filter(Boolean).length === 1, {
      path: ['code'],
    }),
  )
export const confirm = endpoint({
  method: 'POST',
  path: '/api/v1/account/step-up',
  access: 'account',
  repeat: 'fresh',
  summary:
    'Show again who one is, by passkey or code, without either by password: a token for one call of this purpose within 2 minutes, sent as X-Step-Up; 403 STEP_UP_REQUIRED for another way, 403 when impersonated',
  status: 201,
  input: StepUp,
  output: z.object({ token: z.string(), expiresAt: DateTime }),
})
export const begin = endpoint({
  method: 'POST',
  path: '/api/v1/account/step-up/passkey',
  access: 'account',
  repeat: 'fresh',
  summary: 'What a browser shows a passkey of the account with; 403 when impersonated',
  input: NoInput,
  output: BrowserOptions,
})
