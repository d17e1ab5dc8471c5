import * as z from 'zod/mini'
import { Email } from '../account.ts'
import { Reason } from '../operator/orders.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, NoInput } from '../platform/values.ts'
import { operatorRoles, storeRoles, type StaffRole } from '../rights.ts'

const Role = z.enum([...new Set<StaffRole>([...storeRoles, ...operatorRoles])])
const Id = z.strictObject({ id: z.uuid() })

/** Somebody who works for a store or in the operators' team. */
export const StaffMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(Role),
  since: DateTime,
  /** An authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
  /** Sessions that act here; null for `lastSeenAt` where there is none any more. */
  sessions: z.int(),
  lastSeenAt: z.nullable(DateTime),
  /** Who is asking. */
  isSelf: z.boolean(),
})
export type StaffMember = z.output<typeof StaffMember>

export const StaffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(Role),
  expiresAt: DateTime,
})
export type StaffInvitation = z.output<typeof StaffInvitation>

const rolesOf = <const R extends readonly StaffRole[]>(roles: R) =>
  z.array(z.enum(roles)).check(
    z.minLength(1),
    z.maxLength(roles.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  )
const StoreRoles = rolesOf(storeRoles)
const OperatorRoles = rolesOf(operatorRoles)

const read = {
  method: 'GET',
  right: 'team',
  summary: 'Who belongs to the team, longest first, and who is invited',
  input: NoInput,
  output: z.object({ members: z.array(StaffMember), invitations: z.array(StaffInvitation) }),
} as const
const invite = {
  method: 'POST',
  right: 'team',
  stepUp: 'TEAM',
  repeat: 'fresh',
  summary:
    'Mail a link to join that works once and for 7 days, in place of a former one; 409 MEMBER_EXISTS, 403 EMAIL_NOT_CONFIRMED',
  status: 201,
  output: StaffInvitation,
} as const
const withdraw = {
  method: 'DELETE',
  right: 'team',
  repeat: 'same-effect',
  summary: 'Withdraw an invitation: its link is void; one that is gone stays gone',
  status: 204,
  output: NoContent,
} as const
const changeRoles = {
  method: 'PUT',
  right: 'team',
  stepUp: 'TEAM',
  repeat: 'same-effect',
  summary:
    'Give a member other roles, from the next call on; 422 LAST_OWNER or LAST_ADMIN where nobody could do so after',
  output: StaffMember,
} as const
const endSessions = {
  method: 'DELETE',
  right: 'team',
  repeat: 'same-effect',
  summary: 'End the sessions with which a member acts here, the asking one left out; 404 for who is no member',
  status: 204,
  output: NoContent,
} as const
const remove = {
  method: 'DELETE',
  right: 'team',
  stepUp: 'TEAM',
  repeat: 'same-effect',
  summary:
    'Remove a member, whose sessions here end at once; 422 LAST_OWNER or LAST_ADMIN where nobody could appoint others',
  status: 204,
  output: NoContent,
} as const

const ofStore = { access: 'supplier' } as const
const store = '/api/v1/supplier/team'
export const readOfStore = endpoint({ ...read, ...ofStore, path: store })
export const inviteToStore = endpoint({
  ...invite,
  ...ofStore,
  path: `${store}/invitations`,
  input: z.strictObject({ email: Email, roles: StoreRoles }),
})
export const withdrawOfStore = endpoint({ ...withdraw, ...ofStore, path: `${store}/invitations/{id}`, input: Id })
export const changeRolesOfStore = endpoint({
  ...changeRoles,
  ...ofStore,
  path: `${store}/members/{id}`,
  input: z.extend(Id, { roles: StoreRoles }),
})
export const endSessionsOfStore = endpoint({
  ...endSessions,
  ...ofStore,
  path: `${store}/members/{id}/sessions`,
  input: Id,
})
export const removeOfStore = endpoint({ ...remove, ...ofStore, path: `${store}/members/{id}`, input: Id })

const Reasoned = z.extend(Id, { reason: Reason })
const ofOperators = { access: 'operator' } as const
const operators = '/api/v1/operator/team'
export const readOperators = endpoint({ ...read, ...ofOperators, path: operators })
export const inviteOperator = endpoint({
  ...invite,
  ...ofOperators,
  path: `${operators}/invitations`,
  input: z.strictObject({ email: Email, roles: OperatorRoles, reason: Reason }),
})
export const withdrawOperator = endpoint({
  ...withdraw,
  ...ofOperators,
  path: `${operators}/invitations/{id}`,
  input: Reasoned,
})
export const changeRolesOfOperator = endpoint({
  ...changeRoles,
  ...ofOperators,
  path: `${operators}/members/{id}`,
  input: z.extend(Reasoned, { roles: OperatorRoles }),
})
export const endSessionsOfOperator = endpoint({
  ...endSessions,
  ...ofOperators,
  path: `${operators}/members/{id}/sessions`,
  input: Reasoned,
})
export const removeOperator = endpoint({
  ...remove,
  ...ofOperators,
  path: `${operators}/members/{id}`,
  input: Reasoned,
})
