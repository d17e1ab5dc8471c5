import type { StaffRole } from '../../../contract/rights.ts'
import type { StaffInvitation, StaffMember } from '../../../contract/team/staff.ts'
import type { Account, Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { findUnconfirmed } from '../email-confirmation/queries.ts'
import { tokenHash } from '../session/tokens.ts'
import { daysOfInvitation, sendInvitation } from '../team/mail-invitation.ts'
import * as queries from './queries.ts'

/** Members and invitations together. */
const MOST_PLACES = 100

const day = 24 * 60 * 60 * 1000

type StaffDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
/** Of an operator also why, for the audit. */
type Reasoned = { reason?: string }
type Member = Reasoned & { id: string }

/** Of a store or of the operators. */
export type StaffCaller = Pick<Caller, 'language' | 'token' | 'requestId' | 'auditId'> & { account: Account }

/** Whose team the caller looks after. */
export const staffOf = ({ account }: StaffCaller): queries.Staff => ({
  storeId: account.side === 'supplier' ? account.storeId : null,
})

/**
 * Has a link mailed with which the address may join. EMAIL_NOT_CONFIRMED until the inviter's own address is: the mail
 * names them. MEMBER_EXISTS, LIMIT_REACHED.
 */
export async function inviteStaff(
  deps: StaffDeps,
  caller: StaffCaller,
  { email, roles, reason }: Reasoned & { email: string; roles: StaffRole[] },
): Promise<StaffInvitation> {
  const staff = staffOf(caller)
  const { personId } = caller.account
  return inTransaction(deps.db, async (tx) => {
    const [unconfirmed, , { others, isMember }] = await inOrder([
      () => findUnconfirmed(tx, personId),
      () => queries.lockStaff(tx, staff),
      () => queries.countStaff(tx, staff, email),
    ])
    if (unconfirmed) throw Problem.of('EMAIL_NOT_CONFIRMED')
    if (isMember) throw Problem.of('MEMBER_EXISTS')
    if (others >= MOST_PLACES) throw Problem.of('LIMIT_REACHED', { what: 'MEMBERS', most: MOST_PLACES })
    const now = deps.clock.now()
    const expiresAt = new Date(now.getTime() + daysOfInvitation * day)
    const id = newId()
    const place = { ...staff, id, invitedBy: personId, language: caller.language }
    const [invitation] = await inOrder([
      () => queries.upsertStaffInvitation(tx, { ...place, email, roles, now, expiresAt }),
      () => sendInvitation(tx, deps, id),
      () => note(tx, caller, { action: 'team.invite', id, at: now, reason, after: { roles } }),
    ])
    return invitation
  })
}

export async function withdrawStaffInvitation(deps: StaffDeps, caller: StaffCaller, { id, reason }: Member) {
  await inTransaction(deps.db, async (tx) => {
    const gone = await queries.deleteStaffInvitation(tx, { ...staffOf(caller), id })
    if (gone.count > 0) await note(tx, caller, { action: 'team.withdraw', id, at: deps.clock.now(), reason })
  })
}

/** NOT_FOUND for a member of another team, LAST_OWNER or LAST_ADMIN where nobody would be left to appoint others. */
export async function changeStaffRoles(
  { db, clock }: StaffDeps,
  caller: StaffCaller,
  { id, roles, reason }: Member & { roles: StaffRole[] },
): Promise<StaffMember> {
  const staff = staffOf(caller)
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const member = await lockedMember(tx, { ...staff, id }, at)
    if (!member) throw Problem.of('NOT_FOUND')
    const deed = { action: 'team.roles', id, at, reason, accountId: member.accountId }
    await inOrder([
      () => queries.writeStaffRoles(tx, { ...staff, id }, roles),
      () => refuseHeadless(tx, staff),
      () => note(tx, caller, { ...deed, before: { roles: member.roles }, after: { roles } }),
    ])
    return presentStaff({ ...member, roles }, caller)
  })
}

/** NOT_FOUND for a member of another team. */
export async function endStaffSessions({ db, clock }: StaffDeps, caller: StaffCaller, { id, reason }: Member) {
  const staff = staffOf(caller)
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const member = await queries.findStaffMember(tx, { ...staff, id }, at)
    if (!member) throw Problem.of('NOT_FOUND')
    const { accountId } = member
    await queries.deleteStaffSessions(tx, { ...staff, id, accountId, currentHash: tokenHash(caller.token!) })
    await note(tx, caller, { action: 'team.sessions', id, at, reason, accountId })
  })
}

/** One that is gone stays gone; LAST_OWNER or LAST_ADMIN where nobody would be left to appoint others. */
export async function removeStaff({ db, clock }: StaffDeps, caller: StaffCaller, { id, reason }: Member) {
  const staff = staffOf(caller)
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const member = await lockedMember(tx, { ...staff, id }, at)
    if (!member) return
    const { accountId, roles } = member
    await inOrder([
      ...queries.staffDeletions(tx, { ...staff, id }, accountId),
      () => refuseHeadless(tx, staff),
      () => note(tx, caller, { action: 'team.remove', id, at, reason, accountId, before: { roles } }),
    ])
  })
}

async function lockedMember(tx: Tx, { id, ...staff }: queries.MemberOf, at: Date) {
  const [, member] = await inOrder([
    () => queries.lockStaff(tx, staff),
    () => queries.findStaffMember(tx, { ...staff, id }, at),
  ])
  return member
}

async function refuseHeadless(tx: Tx, staff: queries.Staff): Promise<void> {
  if (!(await queries.hasHead(tx, staff))) throw Problem.of(staff.storeId === null ? 'LAST_ADMIN' : 'LAST_OWNER')
}

type Deed = Member & { action: string; at: Date; accountId?: string; before?: object; after?: object }

/** Rights are in the audit, a store's too: who has given them, and which. */
const note = (tx: Tx, caller: StaffCaller, { id, ...deed }: Deed) =>
  recordAudit(tx, caller, {
    ...deed,
    target: { kind: 'membership', id },
    // A membership that has ended names its store no more.
    detail: { ...(caller.account.storeId && { storeId: caller.account.storeId }) },
  })

export const presentStaff = ({ accountId: _, ...member }: queries.StaffRow, { account }: StaffCaller): StaffMember => ({
  ...member,
  isSelf: member.id === account.membershipId,
})
