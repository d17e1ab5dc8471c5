import * as staffApi from '../../../contract/team/staff.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseImpersonated } from '../impersonation/impersonate.ts'
import type { AccountLimits } from '../session/limits.ts'
import { isStillMeant } from '../team/invitation-queries.ts'
import * as change from './change-staff.ts'
import { findStaff, findStaffInvitations } from './queries.ts'

type Tools = Deps & { limits: AccountLimits }

/** The teams of stores and of operators. */
export function staffRoutes(api: Api, tools: Tools) {
  const read = async (caller: change.StaffCaller) => {
    const staff = change.staffOf(caller)
    const now = tools.clock.now()
    const [members, invitations] = await Promise.all([
      findStaff(tools.db, staff, now),
      findStaffInvitations(tools.db, staff, { now, isStillMeant: isStillMeant(tools.db) }),
    ])
    return { members: members.map((member) => change.presentStaff(member, caller)), invitations }
  }
  const invite = async (caller: change.StaffCaller, input: Parameters<typeof change.inviteStaff>[2]) => {
    await tools.limits.invitationByCompany.take(caller.account.storeId ?? 'operators')
    return change.inviteStaff(tools, caller, input)
  }
  serve(api, staffApi.readOfStore, (_, caller) => read(inPerson(caller)))
  serve(api, staffApi.inviteToStore, (input, caller) => invite(caller, input))
  serve(api, staffApi.withdrawOfStore, (input, caller) => change.withdrawStaffInvitation(tools, caller, input))
  serve(api, staffApi.changeRolesOfStore, (input, caller) => change.changeStaffRoles(tools, caller, input))
  serve(api, staffApi.endSessionsOfStore, (input, caller) => change.endStaffSessions(tools, caller, input))
  serve(api, staffApi.removeOfStore, (input, caller) => change.removeStaff(tools, caller, input))
  serve(api, staffApi.readOperators, (_, caller) => read(inPerson(caller)))
  serve(api, staffApi.inviteOperator, (input, caller) => invite(caller, input))
  serve(api, staffApi.withdrawOperator, (input, caller) => change.withdrawStaffInvitation(tools, caller, input))
  serve(api, staffApi.changeRolesOfOperator, (input, caller) => change.changeStaffRoles(tools, caller, input))
  serve(api, staffApi.endSessionsOfOperator, (input, caller) => change.endStaffSessions(tools, caller, input))
  serve(api, staffApi.removeOperator, (input, caller) => change.removeStaff(tools, caller, input))
}

/** Nobody reads who works there in somebody else's place. */
function inPerson(caller: change.StaffCaller): change.StaffCaller {
  refuseImpersonated(caller.account)
  return caller
}
