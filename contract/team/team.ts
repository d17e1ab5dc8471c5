import * as z from 'zod/mini'
import { Email } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput } from '../platform/values.ts'
import { companyRoles } from '../rights.ts'

/** At least one, each once. */
const Roles = z.array(z.enum(companyRoles)).check(
  z.minLength(1),
  z.maxLength(companyRoles.length),
  z.refine((roles) => new Set(roles).size === roles.length),
)
const Id = z.strictObject({ id: z.uuid() })

/** Somebody who belongs to the company. */
export const Member = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  since: DateTime,
  /** Who is asking. */
  isSelf: z.boolean(),
})
export type Member = z.output<typeof Member>

/** Somebody who may join until `expiresAt`. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  expiresAt: DateTime,
})
export type Invitation = z.output<typeof Invitation>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/team',
  access: 'buyer',
  right: 'team',
  summary: 'Who belongs to the company, longest first, and who is invited',
  input: NoInput,
  output: z.object({ members: z.array(Member), invitations: z.array(Invitation) }),
})
export const invite = endpoint({
  method: 'POST',
  path: '/api/v1/account/team/invitations',
  access: 'buyer',
  right: 'team',
  stepUp: 'TEAM',
  // Another owner may send away who has invited them.
  stepUpWhen: ({ roles }) => roles.includes('OWNER'),
  repeat: 'fresh',
  summary:
    'Mail a link to join that works once and for 7 days; for an address that is invited already it takes the place of the former; 409 MEMBER_EXISTS, 403 EMAIL_NOT_CONFIRMED',
  status: 201,
  input: z.strictObject({ email: Email, roles: Roles }),
  output: Invitation,
})
export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/team/invitations/{id}',
  access: 'buyer',
  right: 'team',
  repeat: 'same-effect',
  summary: 'Withdraw an invitation: its link is void; one that is gone stays gone',
  status: 204,
  input: Id,
  output: NoContent,
})
export const changeRoles = endpoint({
  method: 'PUT',
  path: '/api/v1/account/team/members/{id}',
  access: 'buyer',
  right: 'team',
  stepUp: 'TEAM',
  repeat: 'same-effect',
  summary: 'Give a member other roles, from the next call on; 422 LAST_OWNER where no owner would be left',
  input: z.extend(Id, { roles: Roles }),
  output: Member,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/team/members/{id}',
  access: 'buyer',
  stepUp: 'TEAM',
  repeat: 'same-effect',
  summary:
    'Remove a member, whose sessions for the company end at once; oneself without the right, too; 422 LAST_OWNER where no owner would be left',
  status: 204,
  input: Id,
  output: NoContent,
})
