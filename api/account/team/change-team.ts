import type { Language } from '../../../contract/platform/values.ts'
import type { CompanyRole } from '../../../contract/rights.ts'
import type { Invitation, Member } from '../../../contract/team/team.ts'
import { may, type Caller } from '../../http/caller.ts'
import { Problem, rightMissing } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { findUnconfirmed } from '../email-confirmation/queries.ts'
import { countPlaces, upsertInvitation } from './invitation-queries.ts'
import { daysOfInvitation, sendInvitation } from './mail-invitation.ts'
import { presentLimit } from './order-limits.ts'
import { deleteMembership, hasOwner, lockTeam, writeRoles, type MemberRow } from './team-queries.ts'

/** Members and invitations together. */
const MOST_PLACES = 100

const day = 24 * 60 * 60 * 1000

/**
 * Has a link mailed with which the address may join. EMAIL_NOT_CONFIRMED until the inviter's own address is: the mail
 * names them. MEMBER_EXISTS, LIMIT_REACHED.
 */
export async function invite(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { account, language }: { account: Caller<'buyer'>['account']; language: Language },
  { email, roles }: { email: string; roles: CompanyRole[] },
): Promise<Invitation> {
  const { companyId, personId } = account
  if (await findUnconfirmed(deps.db, personId)) throw Problem.of('EMAIL_NOT_CONFIRMED')
  return inTransaction(deps.db, async (tx) => {
    await lockTeam(tx, companyId)
    const { others, isMember } = await countPlaces(tx, companyId, email)
    if (isMember) throw Problem.of('MEMBER_EXISTS')
    if (others >= MOST_PLACES) throw Problem.of('LIMIT_REACHED', { what: 'MEMBERS', most: MOST_PLACES })
    const now = deps.clock.now()
    const place = { id: newId(), companyId, invitedBy: personId, language }
    const expiresAt = new Date(now.getTime() + daysOfInvitation * day)
    const invitation = await upsertInvitation(tx, { ...place, email, roles, now, expiresAt })
    await sendInvitation(tx, deps, invitation.id)
    return invitation
  })
}

/** NOT_FOUND for a member of another company, LAST_OWNER where no owner would be left. */
export async function changeRoles(
  { db }: Pick<Deps, 'db'>,
  { account: { companyId, membershipId }, language }: Pick<Caller<'buyer'>, 'account' | 'language'>,
  { id, roles }: { id: string; roles: CompanyRole[] },
): Promise<Member> {
  return inTransaction(db, async (tx) => {
    await lockTeam(tx, companyId)
    const member = await writeRoles(tx, { companyId, id }, roles)
    if (!member) throw Problem.of('NOT_FOUND')
    if (!(await hasOwner(tx, companyId))) throw Problem.of('LAST_OWNER')
    return presentMember(member, membershipId, language)
  })
}

/** Owners remove anybody, everybody oneself. LAST_OWNER where no owner would be left. */
export async function removeMember(
  { db }: Pick<Deps, 'db'>,
  account: Caller<'buyer'>['account'],
  id: string,
): Promise<void> {
  const { companyId, membershipId } = account
  if (id !== membershipId && !may(account, 'buyer', 'team')) throw rightMissing('buyer', 'team')
  await inTransaction(db, async (tx) => {
    await lockTeam(tx, companyId)
    await deleteMembership(tx, { companyId, id })
    if (!(await hasOwner(tx, companyId))) throw Problem.of('LAST_OWNER')
  })
}

export function presentMember(
  { limitCents, limitPeriod, ...member }: MemberRow,
  ownId: string | null,
  language: Language,
): Member {
  return { ...member, limit: presentLimit({ limitCents, limitPeriod }, language), isSelf: member.id === ownId }
}
