import { companyRoles } from '../../../contract/rights.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type * as teamApi from '../../../contract/team/team.ts'
import type { Member } from '../../../contract/team/team.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem, rightMissing } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { urls } from '../../platform/urls.ts'
import type { Addressee } from '../password/password-reset-queries.ts'
import { presentMember } from './change-team.ts'
import { findMemberAddressee, findMembers, lockTeam, writeRoles } from './team-queries.ts'

/**
 * Makes another member an owner in the place of the caller, at once: there is never none. NOT_FOUND for oneself and for
 * members of others; RIGHT_MISSING for who has handed it over a moment ago.
 */
export async function handOver(
  { db, jobs, origin }: Pick<Deps, 'db' | 'jobs' | 'origin'>,
  { account, language }: Pick<Caller<'buyer'>, 'account' | 'language'>,
  { id, roles }: InputOf<typeof teamApi.handOver>,
): Promise<Member> {
  const { companyId, membershipId } = account
  return inTransaction(db, async (tx) => {
    const [, members, addressee] = await inOrder([
      () => lockTeam(tx, companyId),
      () => findMembers(tx, companyId),
      () => findMemberAddressee(tx, { companyId, id }),
    ])
    const self = members.find((member) => member.id === membershipId)
    if (!self?.roles.includes('OWNER')) throw rightMissing('buyer', 'team')
    const heir = members.find((member) => member.id === id)
    if (!heir || !addressee || heir === self) throw Problem.of('NOT_FOUND')
    const all = companyRoles.filter((role) => role === 'OWNER' || heir.roles.includes(role))
    const [owner] = await inOrder([
      () => writeRoles(tx, { companyId, id }, all),
      () => writeRoles(tx, { companyId, id: self.id }, roles),
      () => queueMail(tx, jobs, newOwnerMail(addressee, `${self.firstName} ${self.lastName}`.trim(), origin)),
    ])
    return presentMember(owner!, membershipId, language)
  })
}

type MemberAddressee = Addressee & { companyName: string }

function newOwnerMail(
  { email, confirmedName, language, companyName }: MemberAddressee,
  from: string,
  origin: string,
): Mail {
  const { hello, newOwner: t } = texts(language).account.mails
  const body = mailLayout({
    language,
    title: t.subject(companyName),
    paragraphs: [hello(confirmedName), ...t.body(from, companyName)],
    button: { label: t.button, url: origin + urls(language).team },
    closing: t.closing,
  })
  return { id: newId(), to: email, subject: t.subject(companyName), ...body }
}
