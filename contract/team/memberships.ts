import * as z from 'zod/mini'
import { DeviceToken, NewPassword, Phone, SignedIn, Token } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, Language, NoInput, requiredText } from '../platform/values.ts'

/** One of what the person belongs to. `name` is the company's or store's, empty for the operators' team. */
export const Membership = z.object({
  id: z.string(),
  side: z.enum(['buyer', 'supplier', 'operator']),
  name: z.string(),
  roles: z.array(z.string()),
  /** The session of this call acts as it. */
  isActing: z.boolean(),
})
export type Membership = z.output<typeof Membership>

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/account/memberships',
  access: 'account',
  summary: 'What the person belongs to, longest first; a session acts as one of them',
  input: NoInput,
  output: z.array(Membership),
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/account/memberships/{id}/act',
  access: 'account',
  repeat: 'refused',
  summary: 'Go on as another membership: a new token takes the place of the one of this call; 403 when impersonated',
  input: z.strictObject({ id: z.uuid() }),
  output: Token,
})

const LinkToken = requiredText(200)
/** What the page of a link says; whether the invited address has an account decides how to join. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/auth/invitations/read',
  access: 'visitor',
  repeat: 'same-effect',
  summary: 'What the token of a mailed invitation is for; 422 LINK_EXPIRED',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({
    side: z.enum(['buyer', 'supplier', 'operator']),
    /** The company's or store's; empty for the operators' team. */
    teamName: z.string(),
    /** Empty where whoever invited is no longer there. */
    inviterName: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    hasAccount: z.boolean(),
    expiresAt: DateTime,
  }),
})
export const accept = endpoint({
  method: 'POST',
  path: '/api/v1/auth/invitations/accept',
  access: 'account',
  repeat: 'refused',
  summary:
    'Join a company, a store or the team of operators with the own account; the new token acts for it and takes the place of the one of this call; 422 LINK_EXPIRED, 403 INVITATION_OF_ANOTHER',
  input: z.strictObject({ token: LinkToken }),
  output: Token,
})
export const join = endpoint({
  method: 'POST',
  path: '/api/v1/auth/invitations/join',
  access: 'visitor',
  repeat: 'refused',
  summary: 'Join with a new account for the invited address, which counts as confirmed; 422 LINK_EXPIRED',
  status: 201,
  input: z.strictObject({
    token: LinkToken,
    password: NewPassword,
    firstName: requiredText(80),
    lastName: requiredText(80),
    phoneNumber: Phone,
    language: Language,
    termsAccepted: z.literal(true),
    deviceToken: z.optional(DeviceToken),
  }),
  output: SignedIn,
})
