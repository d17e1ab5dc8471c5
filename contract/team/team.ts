import * as z from 'zod/mini'
import { Email } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput } from '../platform/values.ts'
import { companyRoles } from '../rights.ts'
import { OrderLimit } from './order-limits.ts'

/** At least one, each once. */
const rolesOf = <Role extends string>(roles: readonly Role[]) =>
  z.array(z.enum(roles)).check(
    z.minLength(1),
    z.maxLength(roles.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  )
const Roles = rolesOf(companyRoles)
/** Those of who is no owner. */
export const otherRoles = companyRoles.filter((role) => role !== 'OWNER')
const Id = z.strictObject({ id: z.uuid() })

/** Somebody who belongs to the company. */
export const Member = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  since: DateTime,
  /** What the member may order without approval; null where there is no limit, as for owners. */
  limit: z.nullable(OrderLimit),
  /** What the member's orders begin with. */
  costCentreId: z.nullable(z.string()),
  /** The only ones they may choose; with none all. */
  boundCostCentreIds: z.array(z.string()),
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
export const handOver = endpoint({
  method: 'POST',
  path: '/api/v1/account/team/members/{id}/ownership',
  access: 'buyer',
  right: 'team',
  stepUp: 'TEAM',
  repeat: 'refused',
  summary: 'Make another member an owner in the place of oneself, who keeps `roles`; the member is told by mail',
  input: z.extend(Id, { roles: rolesOf(otherRoles) }),
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
