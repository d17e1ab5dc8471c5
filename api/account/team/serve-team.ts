import * as membershipsApi from '../../../contract/team/memberships.ts'
import * as teamApi from '../../../contract/team/team.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Passwords } from '../password/passwords.ts'
import type { AccountLimits } from '../session/limits.ts'
import { changeRoles, invite, presentMember, removeMember } from './change-team.ts'
import { handOver } from './hand-over.ts'
import { deleteInvitation, findInvitations } from './invitation-queries.ts'
import { acceptInvitation, joinWithNewAccount, readInvitation, switchMembership } from './join-team.ts'
import { findMembers, findMemberships } from './team-queries.ts'

type Tools = Deps & { limits: AccountLimits; passwords: Passwords }

export function teamRoutes(api: Api, tools: Tools) {
  const { db, clock, limits } = tools
  serve(api, teamApi.read, async (_, { account, language }) => {
    const [members, invitations] = await Promise.all([
      findMembers(db, account.companyId),
      findInvitations(db, account.companyId, clock.now()),
    ])
    return {
      members: members.map((member) => presentMember(member, account.membershipId, language)),
      invitations,
    }
  })
  serve(api, teamApi.invite, async (input, caller) => {
    await limits.invitationByCompany.take(caller.account.companyId)
    return invite(tools, caller, input)
  })
  serve(api, teamApi.withdraw, ({ id }, { account }) => deleteInvitation(db, account.companyId, id))
  serve(api, teamApi.changeRoles, (input, caller) => changeRoles(tools, caller, input))
  serve(api, teamApi.handOver, (input, caller) => handOver(tools, caller, input))
  serve(api, teamApi.remove, ({ id }, { account }) => removeMember(tools, account, id))
  membershipRoutes(api, tools)
}

function membershipRoutes(api: Api, tools: Tools) {
  const { db, limits } = tools
  serve(api, membershipsApi.list, async (_, { account }) =>
    (await findMemberships(db, account.personId)).map((own) => ({ ...own, isActing: own.id === account.membershipId })),
  )
  serve(api, membershipsApi.act, ({ id }, caller) => switchMembership(tools, caller, id))
  serve(api, membershipsApi.readInvitation, async ({ token }, { address }) => {
    await limits.invitationByAddress.take(address)
    return readInvitation(tools, token)
  })
  serve(api, membershipsApi.accept, async ({ token }, caller) => {
    await limits.invitationByAddress.take(caller.address)
    return acceptInvitation(tools, caller, token)
  })
  serve(api, membershipsApi.join, async (input, { address, userAgent }) => {
    await limits.invitationByAddress.take(address)
    return joinWithNewAccount(tools, input, userAgent)
  })
}
