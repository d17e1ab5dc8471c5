import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as staffApi from '../../../contract/team/staff.ts'
import type { StaffMember } from '../../../contract/team/staff.ts'
import { operatorRoles, storeRoles, type StaffRole } from '../../../contract/rights.ts'
import * as rightsDe from '../../../texts/de/rights.ts'
import * as rightsEn from '../../../texts/en/rights.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'

/** Whose team it is. */
export type StaffSide = 'supplier' | 'operator'

export const staffCalls = {
  supplier: {
    invite: staffApi.inviteToStore,
    withdraw: staffApi.withdrawOfStore,
    roles: staffApi.changeRolesOfStore,
    end: staffApi.endSessionsOfStore,
    remove: staffApi.removeOfStore,
  },
  operator: {
    invite: staffApi.inviteOperator,
    withdraw: staffApi.withdrawOperator,
    roles: staffApi.changeRolesOfOperator,
    end: staffApi.endSessionsOfOperator,
    remove: staffApi.removeOperator,
  },
}
export type StaffDeed = keyof (typeof staffCalls)['supplier']

export const rolesOfSide: Record<StaffSide, readonly StaffRole[]> = { supplier: storeRoles, operator: operatorRoles }

const staffQuery = (side: StaffSide) =>
  queryOptions({
    queryKey: ['staff', side],
    queryFn: ({ signal }) => call(side === 'supplier' ? staffApi.readOfStore : staffApi.readOperators, {}, { signal }),
  })

/** Read anew whenever the page is entered: who is invited joins elsewhere. */
export const useStaff = (side: StaffSide) => useRead({ ...staffQuery(side), refetchOnMount: 'always' })

/** After a change; of oneself, what may be done is another thing now. */
export function useStaffAgain(side: StaffSide) {
  const queryClient = useQueryClient()
  return ({ isSelf }: { isSelf: boolean }) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: staffQuery(side).queryKey }),
      isSelf && queryClient.invalidateQueries({ queryKey: ['auth'] }),
    ])
}

export const staffName = ({ firstName, lastName, email }: StaffMember) => `${firstName} ${lastName}`.trim() || email

/** What roles are called. */
export function useStaffRoleNames(side: StaffSide): Partial<Record<StaffRole, string>> {
  return { de: rightsDe.roles, en: rightsEn.roles }[useLanguage()][side]
}
